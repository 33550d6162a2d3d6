/** What is wrong with a field, in a sentence; absent where nothing is. */
export interface Faults {
  readonly message?: string;
  readonly email?: string;
}

interface Written {
  readonly kind: 'unhelpful' | 'error';
  readonly message: string;
  readonly email: string;
}

/** As the database judges an address, but for people who mistype one. */
const MAILBOX = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What keeps a message from being sent: an error that nobody told, or an address to which no answer would come. */
export function faultsOf({ kind, message, email }: Written): Faults {
  const isUntold = kind === 'error' && message.trim() === '';
  const isUnreachable = email.trim() !== '' && !MAILBOX.test(email.trim());
  return {
    ...(isUntold ? { message: 'Conte o que está errado.' } : {}),
    ...(isUnreachable ? { email: 'Digite um e-mail válido, ou deixe em branco.' } : {}),
  };
}
