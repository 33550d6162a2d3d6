import { BackendError } from '../../backend/errors.ts';

/** True if the server refused the request, as opposed to failing to process it. */
export function isRefusal(error: unknown): error is BackendError {
  return error instanceof BackendError && (error.kind === 'refused' || error.kind === 'forbidden');
}

const LIMITED = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

/** True if a rate limit refused the request. */
export function isLimited(error: unknown): boolean {
  return isRefusal(error) && LIMITED.has(error.code ?? '');
}

/** Seconds until a rate limit allows the next attempt, if the server stated them. */
export function retryAfter(error: unknown): number | undefined {
  return error instanceof BackendError ? error.retryAfter : undefined;
}

/** True if a sign-in failed because of the email or password, not because of a rate limit. */
export function isWrongPassword(error: unknown): boolean {
  return isRefusal(error) && !isLimited(error);
}
