import { loadBackendConfig } from '../backend/config.ts';
import { BackendError } from '../backend/errors.ts';
import { writeAsVisitor } from '../backend/read-table.ts';
import type { Insert } from '../backend/row-types.ts';

/** The fault of each field in a sentence; absent without one. */
export interface Faults {
  readonly message?: string;
  readonly email?: string;
}

interface Written {
  readonly kind: 'unhelpful' | 'error';
  readonly message: string;
  readonly email: string;
}

/** Like the database's own check, but for typing errors. */
const MAILBOX = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Faults that keep a message from being sent: an error without a description, or an address that cannot be answered.
 */
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
 * Sends it to the site's owners.
 *
 * @throws BackendError, also if the site has no backend
 */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  const config = await loadBackendConfig();
  if (!config) throw new BackendError('unknown', 'No backend is configured.');
  await writeAsVisitor(config, 'feedback', feedback);
}
