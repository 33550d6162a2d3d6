/** Counts account actions and visitors' feedback against the rate limits. */
import { countedAccount, type AccountAct } from './account-answers.ts';
import { createRateLimiter, type RateLimits } from './rate-limit.ts';

const LIMITS: Readonly<Partial<Record<AccountAct, keyof RateLimits>>> = {
  'sign-in': 'failedSignIn',
  'sign-up': 'mail',
  mail: 'mail',
  code: 'mail',
  refresh: 'refresh',
  verify: 'verify',
  accept: 'verify',
  change: 'verify',
  reauthenticate: 'mail',
  invite: 'mail',
  feedback: 'feedback',
};

/** Limits that count per account and address, so that one person's attempts do not block another person. */
const BY_ACCOUNT = new Set<keyof RateLimits | undefined>(['failedSignIn', 'refresh']);

/** Key of a count: attempts at an account slow down only the address from which they come. */
function countedBy(act: AccountAct, address: string, text: string): string {
  return BY_ACCOUNT.has(LIMITS[act]) ? `${address} ${countedAccount(act, text)}` : address;
}

type Count = readonly [limit: keyof RateLimits, key: string];

/** Creates the rate limits of a gateway, in memory. */
export function createActLimits(limits: RateLimits) {
  const limiter = createRateLimiter(limits);

  /** Gives each address not seen within the hour its own allowance. */
  const feedbackCount = (address: string): Count =>
    limiter.wait('feedbackFirst', address) > 0 ? ['feedbackMore', 'all'] : ['feedbackFirst', address];

  const countsOf = (act: AccountAct | undefined, address: string, text: string): Count[] => {
    const limit = act && LIMITS[act];
    if (!act || !limit) return [];
    const own: Count = [limit, countedBy(act, address, text)];
    if (act === 'sign-in') return [own, ['failedSignIns', address]];
    return act === 'feedback' ? [own, feedbackCount(address)] : [own];
  };

  return {
    /**
     * Counts an action before its outcome is known, because otherwise concurrent attempts would all pass.
     *
     * @param text body of the request
     * @returns seconds to wait (then nothing is counted), and a function that undoes the count
     */
    countAct(act: AccountAct | undefined, address: string, text: string) {
      const counts = countsOf(act, address, text);
      const wait = Math.max(0, ...counts.map(([limit, key]) => limiter.wait(limit, key)));
      if (wait > 0) return { wait };
      const undos = counts.map(([limit, key]) => limiter.count(limit, key));
      return { wait, undo: () => undos.forEach((undo) => undo()) };
    },

    /** Counts a mail to the account in a body; false if the account has reached its limit. */
    mayMail(text: string): boolean {
      const account = countedAccount('mail', text);
      const isFull = (['mailMinute', 'mailHour'] as const).some((limit) => limiter.wait(limit, account) > 0);
      if (isFull) return false;
      limiter.count('mailMinute', account);
      limiter.count('mailHour', account);
      return true;
    },
  };
}
