import { BackendError } from '../../backend/errors.ts';

/** Whether the server has judged what was sent, rather than failed to. */
export function isRefusal(error: unknown): error is BackendError {
  return error instanceof BackendError && (error.kind === 'refused' || error.kind === 'forbidden');
}

/** Whether a sign-in failed because of email and password; "too many attempts" says nothing about them. */
export function isWrongPassword(error: unknown): boolean {
  return isRefusal(error) && error.code !== 'over_request_rate_limit';
}
