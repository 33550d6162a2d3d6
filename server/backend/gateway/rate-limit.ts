/** Limit per key: `count` times in any window of `seconds`. */
export interface Limit {
  count: number;
  seconds: number;
}

/** Limits of all actions, as in a hosted project (`[auth.rate_limit]` in config.toml). */
export interface RateLimits {
  /**
   * Failed sign-ins to one account from one address. Successful ones do not count, so that an office behind one address
   * is not locked out.
   */
  failedSignIn: Limit;
  /** Failed sign-ins to all accounts from one address, which may be a whole school's. */
  failedSignIns: Limit;
  /** Sign-ups and other requests that send mail, from one address. */
  mail: Limit;
  /** Mails to one account, which strangers can request. */
  mailMinute: Limit;
  mailHour: Limit;
  /** Renewals of one session from one address. */
  refresh: Limit;
  /** Mail links and codes, invitations and password changes, from one address. */
  verify: Limit;
  feedback: Limit;
  /** Window in which an address counts as seen. */
  feedbackFirst: Limit;
  /** Messages of all seen addresses together; the rest of the database's 500 an hour is reserved for new addresses. */
  feedbackMore: Limit;
}

const MINUTE = 60;
const FIVE_MINUTES = 5 * MINUTE;
const HOUR = 60 * MINUTE;

export const DEFAULT_RATE_LIMITS: RateLimits = {
  failedSignIn: { count: 30, seconds: FIVE_MINUTES },
  failedSignIns: { count: 300, seconds: FIVE_MINUTES },
  mail: { count: 30, seconds: FIVE_MINUTES },
  mailMinute: { count: 1, seconds: MINUTE },
  mailHour: { count: 10, seconds: HOUR },
  refresh: { count: 150, seconds: FIVE_MINUTES },
  verify: { count: 30, seconds: FIVE_MINUTES },
  feedback: { count: 20, seconds: FIVE_MINUTES },
  feedbackFirst: { count: 1, seconds: HOUR },
  feedbackMore: { count: 250, seconds: HOUR },
};

/**
 * Maximum number of keys per action, after which the oldest is evicted to bound the memory. Keys at their limit are
 * evicted last, so that a flood cannot reset a limit.
 */
const MAX_KEYS = 10_000;

/**
 * Creates a sliding-window rate limiter in memory.
 *
 * @param limits limit of each action
 * @param now clock, in milliseconds; by default one that never goes back, unlike the time of day
 */
export function createRateLimiter<Act extends string>(
  limits: Readonly<Record<Act, Limit>>,
  now: () => number = () => performance.now(),
) {
  /** Times of each action by key, the most recently used key last. */
  const times = new Map<Act, Map<string, number[]>>();

  const timesOf = (act: Act): Map<string, number[]> => {
    const kept = times.get(act) ?? new Map<string, number[]>();
    times.set(act, kept);
    return kept;
  };

  const recent = (act: Act, key: string): number[] => {
    const start = now() - limits[act].seconds * 1000;
    return (timesOf(act).get(key) ?? []).filter((time) => time > start);
  };

  const keyToEvict = (act: Act): string | undefined => {
    const keys = timesOf(act);
    for (const key of keys.keys()) if (recent(act, key).length < limits[act].count) return key;
    const [oldest] = keys.keys();
    return oldest;
  };

  return {
    /** Seconds until an action is allowed, 0 if it is allowed now. */
    wait(act: Act, key: string): number {
      const { count, seconds } = limits[act];
      const counted = recent(act, key);
      const oldest = counted.at(-count);
      return oldest === undefined ? 0 : Math.ceil((oldest + seconds * 1000 - now()) / 1000);
    },
    /** Counts an action, and returns a function that undoes the count. */
    count(act: Act, key: string): () => void {
      const keys = timesOf(act);
      const time = now();
      const counted = [...recent(act, key), time];
      keys.delete(key);
      keys.set(key, counted);
      const evicted = keys.size > MAX_KEYS ? keyToEvict(act) : undefined;
      if (evicted !== undefined) keys.delete(evicted);
      return () => {
        const left = recent(act, key);
        const index = left.indexOf(time);
        if (index >= 0) keys.set(key, left.toSpliced(index, 1));
      };
    },
  };
}
