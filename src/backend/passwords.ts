/** Recovers and changes the user's own password, and ends the account's sessions. Failures are `BackendError`s. */
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';

/** The kinds of mailed links for setting a password. */
export type LinkType = 'recovery' | 'invite';

/** Requests a password-reset mail. The result does not reveal whether the address has an account. */
export async function askForRecovery(client: BackendClient, email: string): Promise<void> {
  await answered(client.auth.resetPasswordForEmail(email));
}

/**
 * Opens a session with the token of a link, which works once.
 *
 * @throws BackendError `forbidden` if the link has been used or has expired
 */
export async function openLink(client: BackendClient, type: LinkType, token: string): Promise<void> {
  await answered(client.auth.verifyOtp({ type, token_hash: token }));
}

/** Ends the account's sessions in all other browsers. */
export async function endOtherSessions(client: BackendClient): Promise<void> {
  await answered(client.auth.signOut({ scope: 'others' }));
}

/**
 * Changes the password of a user who signed in within the last ten minutes, and ends the account's other sessions.
 *
 * @throws BackendError `refused` with the service's code, for example for a weak or unchanged password
 */
export async function changePassword(client: BackendClient, password: string): Promise<void> {
  await answered(client.auth.updateUser({ password }));
  await endOtherSessions(client);
}
