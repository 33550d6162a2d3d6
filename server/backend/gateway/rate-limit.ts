/** A limit per key: `count` times in any window of `seconds`. */
export interface Limit {
  count: number;
  seconds: number;
}

/** The limited actions, as in a hosted project (`[auth.rate_limit]` in config.toml). */
export interface RateLimits {
  /**
   * Failed sign-ins at one account from one address; successful ones are not counted, so that an office behind one
   * address is not locked out.
   */
  failedSignIn: Limit;
  /** Sign-ups, and anything else that sends mail, from one address. */
  mail: Limit;
  /** Renewals of one session from one address. */
  refresh: Limit;
  /** Links and codes from mails, invitations, and changes of passwords, from one address. */
  verify: Limit;
  /** What visitors say of results, from one address. */
  feedback: Limit;
}

const FIVE_MINUTES = 5 * 60;

export const DEFAULT_RATE_LIMITS: RateLimits = {
  failedSignIn: { count: 30, seconds: FIVE_MINUTES },
  mail: { count: 30, seconds: FIVE_MINUTES },
  refresh: { count: 150, seconds: FIVE_MINUTES },
  verify: { count: 30, seconds: FIVE_MINUTES },
  feedback: { count: 20, seconds: FIVE_MINUTES },
};

/**
 * Above this number of keys the oldest are evicted, so that a flood of requests cannot exhaust the
 * memory.
 */
const KEYS_KEPT = 10_000;

/**
 * Counts actions by key, in memory.
 *
 * @param limits how often each action is allowed
 * @param now the clock, in milliseconds
 */
export function createRateLimiter<Act extends string>(
  limits: Readonly<Record<Act, Limit>>,
  now: () => number = Date.now,
) {
  const times = new Map<string, number[]>();

  const recent = (act: Act, key: string): number[] => {
    const start = now() - limits[act].seconds * 1000;
    return (times.get(`${act} ${key}`) ?? []).filter((time) => time > start);
  };

  return {
    /** Seconds until this action is allowed, 0 when it is allowed now. */
    wait(act: Act, key: string): number {
      const { count, seconds } = limits[act];
      const counted = recent(act, key);
      const oldest = counted.at(-count);
      return oldest === undefined ? 0 : Math.ceil((oldest + seconds * 1000 - now()) / 1000);
    },
    /** Counts one action. */
    count(act: Act, key: string): void {
      const place = `${act} ${key}`;
      const counted = [...recent(act, key), now()];
      times.delete(place);
      times.set(place, counted);
      const [oldestKey] = times.keys();
      if (times.size > KEYS_KEPT && oldestKey !== undefined) times.delete(oldestKey);
    },
  };
}
