import { BackendError } from '../../backend/errors.ts';

/** True if the server judged the request instead of failing to. */
export function isRefusal(error: unknown): error is BackendError {
  return error instanceof BackendError && (error.kind === 'refused' || error.kind === 'forbidden');
}

const LIMITED = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

/** True if any limit refused an attempt. */
export function isLimited(error: unknown): boolean {
  return isRefusal(error) && LIMITED.has(error.code ?? '');
}

/** Seconds until a limit allows the next attempt, if the server has stated it. */
export function retryAfter(error: unknown): number | undefined {
  return error instanceof BackendError ? error.retryAfter : undefined;
}

/** True if a sign-in failed because of email and password; "too many attempts" says nothing about them. */
export function isWrongPassword(error: unknown): boolean {
  return isRefusal(error) && !isLimited(error);
}
