import { BackendError } from '../../backend/errors.ts';

/** Whether the server has judged what was sent, rather than failed to. */
export function isRefusal(error: unknown): error is BackendError {
  return error instanceof BackendError && (error.kind === 'refused' || error.kind === 'forbidden');
}

const LIMITED = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

/** Whether a limit refused a try, whatever it was. */
export function isLimited(error: unknown): boolean {
  return isRefusal(error) && LIMITED.has(error.code ?? '');
}

/** Seconds until a limit allows the next try, if the server has said so. */
export function retryAfter(error: unknown): number | undefined {
  return error instanceof BackendError ? error.retryAfter : undefined;
}

/** Whether a sign-in failed because of email and password; "too many attempts" says nothing about them. */
export function isWrongPassword(error: unknown): boolean {
  return isRefusal(error) && !isLimited(error);
}
