/** Recovering and changing the password of one's own account, and ending its sessions. What fails is a `BackendError`. */
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';

/** The kinds of link in a mail that lead to a new password. */
export type LinkType = 'recovery' | 'invite';

/** Asks for a mail with a link that leads to a new password. Nothing tells whether the address has an account. */
export async function askForRecovery(client: BackendClient, email: string): Promise<void> {
  await answered(client.auth.resetPasswordForEmail(email));
}

/**
 * Opens a session with the token of a link, which is thereby used up.
 *
 * @throws BackendError `forbidden` if the link has been used, or is too old
 */
export async function openLink(client: BackendClient, type: LinkType, token: string): Promise<void> {
  await answered(client.auth.verifyOtp({ type, token_hash: token }));
}

/** Ends the account's sessions in all other browsers. */
export async function endOtherSessions(client: BackendClient): Promise<void> {
  await answered(client.auth.signOut({ scope: 'others' }));
}

/**
 * Changes the password of whoever signed in minutes ago, and ends the account's other sessions.
 *
 * @throws BackendError `refused` with the service's code, for instance for a weak password or the same one
 */
export async function changePassword(client: BackendClient, password: string): Promise<void> {
  await answered(client.auth.updateUser({ password }));
  await endOtherSessions(client);
}
