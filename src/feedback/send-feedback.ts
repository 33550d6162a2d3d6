import { loadBackendConfig } from '../backend/config.ts';
import { BackendError } from '../backend/errors.ts';
import { writeAsVisitor } from '../backend/read-table.ts';
import type { Insert } from '../backend/row-types.ts';

/** Error message of each field; absent if the field is valid. */
export interface Faults {
  readonly message?: string;
  readonly email?: string;
}

interface Written {
  readonly kind: 'unhelpful' | 'error';
  readonly message: string;
  readonly email: string;
}

/** Same pattern as the database's, to report typing errors early. */
const MAILBOX = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates a message: an error report needs a description, and an email address must be well-formed. */
export function faultsOf({ kind, message, email }: Written): Faults {
  const isEmptyError = kind === 'error' && message.trim() === '';
  const isUnreachable = email.trim() !== '' && !MAILBOX.test(email.trim());
  return {
    ...(isEmptyError ? { message: 'Conte o que está errado.' } : {}),
    ...(isUnreachable ? { email: 'Digite um e-mail válido, ou deixe em branco.' } : {}),
  };
}

/** A visitor's opinion of a result. */
export type Feedback = Pick<Insert<'feedback'>, 'calculator' | 'kind' | 'message' | 'email' | 'inputs'>;

/**
 * Sends feedback to the site's owners.
 *
 * @throws BackendError on failure, and if the site has no backend
 */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  const config = await loadBackendConfig();
  if (!config) throw new BackendError('unknown', 'No backend is configured.');
  await writeAsVisitor(config, 'feedback', feedback);
}
