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
  const isUntold = kind === 'error' && message.trim() === '';
  const isUnreachable = email.trim() !== '' && !MAILBOX.test(email.trim());
  return {
    ...(isUntold ? { message: 'Conte o que está errado.' } : {}),
    ...(isUnreachable ? { email: 'Digite um e-mail válido, ou deixe em branco.' } : {}),
  };
}
