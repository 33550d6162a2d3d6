/** When a session that could not be renewed is tried again. */
import { BackendError } from './errors.ts';

/** After a failure supabase-js answers from memory for this long, without asking the server. */
const COOLDOWN_MS = 60_000;
/** Where the failure was another tab's, whose time is not known. */
const UNKNOWN_MS = 5000;
/** So that the next try is not a moment too early. */
const MARGIN_MS = 500;

let failedAt: number | undefined;

/** @param now milliseconds since 1970 */
export function noteRenewalFailed(now: number): void {
  failedAt = now;
}

/**
 * The moment from which the session may be renewed, in milliseconds since 1970.
 *
 * @param now milliseconds since 1970
 */
export function nextRenewal(now: number): number {
  const next = failedAt === undefined ? 0 : failedAt + COOLDOWN_MS + MARGIN_MS;
  return next > now ? next : now + UNKNOWN_MS;
}

/** What a request is refused with, before it is sent, while there is a session but no valid token for it. */
export const RENEWAL_PENDING = 'the session could not be renewed';

/** Whether a request was not sent because the session has to be renewed first. */
export function isRenewalPending(error: unknown): boolean {
  return error instanceof BackendError && error.message.includes(RENEWAL_PENDING);
}
