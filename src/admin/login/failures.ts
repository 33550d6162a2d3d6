/** Failures of account requests, and their error messages. */
import { BackendError } from '../../backend/errors.ts';
import { MESSAGES, tooManyTries } from '../messages.ts';
import { PASSWORD_MINIMUM } from './account-fields.ts';

const LIMITED = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

/** True if a rate limit refused the request. */
export function isLimited(error: unknown): error is BackendError {
  return error instanceof BackendError && LIMITED.has(error.code ?? '');
}

/** True if the server refused what the user typed; false for a rate limit and for a failure to process it. */
export function isRefusal(error: unknown): error is BackendError {
  const isAnswer = error instanceof BackendError && ['refused', 'forbidden'].includes(error.kind);
  return isAnswer && !isLimited(error);
}

/** The error message for an invitation that is no longer valid. */
export const INVITATION_OVER =
  'Este convite já foi aceito, foi cancelado ou passou da validade. Peça outro a quem convidou.';

const BY_CODE: Readonly<Record<string, string>> = {
  weak_password: `O servidor achou a senha fraca: use pelo menos ${PASSWORD_MINIMUM} caracteres, de preferência bem mais.`,
  same_password: 'A nova senha precisa ser diferente da atual.',
  otp_expired: 'Este link já foi usado ou passou da validade. Peça outro.',
  invitation_invalid: INVITATION_OVER,
  reauthentication_needed: 'Faz tempo que você entrou. Saia, entre de novo e repita.',
  email_not_confirmed: MESSAGES.signInFailed.description,
  invalid_credentials: MESSAGES.signInFailed.description,
};

/** The error code; that of an invalid invitation is in the message, because the database cannot set a code. */
function codeOf({ code = '', message }: BackendError): string {
  return message.includes('invitation_invalid') ? 'invitation_invalid' : code;
}

export function accountFailure(error: unknown): string {
  if (isLimited(error)) return tooManyTries(error.retryAfter, Date.now());
  const sentence = isRefusal(error) ? BY_CODE[codeOf(error)] : undefined;
  return sentence ?? MESSAGES.unexpected.description;
}
