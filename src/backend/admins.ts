/** Who administers the site, and who is invited to. The database decides who may ask. */
import { recordOf } from '../engine/record.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';

/** An administrator. */
export interface Admin {
  readonly id: string;
  readonly email: string;
  /** ISO 8601; null for somebody who never signed in. */
  readonly lastSignIn: string | null;
}

/** An invitation that nobody has accepted yet. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** An invitation just made, with its token where the site sends no mail; it is never told again. */
export interface NewInvitation extends Invitation {
  readonly token: string | null;
}

/** A text in an answer, which may come from any proxy in between. */
function textIn(row: unknown, name: string): string {
  const value = recordOf(row)[name];
  if (typeof value !== 'string') throw new BackendError('not-json', `The answer holds no ${name}.`);
  return value;
}

/**
 * The administrators, by address.
 *
 * @throws BackendError
 */
export async function listAdmins(client: BackendClient): Promise<Admin[]> {
  const { data, error, status } = await client.rpc('list_admins');
  if (error) throw BackendError.of(error, status);
  return data.map((row) => ({
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    lastSignIn: row.last_sign_in_at,
  }));
}

/**
 * The open invitations, the newest first; some of them may be too old to be accepted.
 *
 * @throws BackendError
 */
export async function listInvitations(client: BackendClient): Promise<Invitation[]> {
  const { data, error, status } = await client
    .from('admin_invitations')
    .select('id, email, expires_at')
    .order('created_at', { ascending: false });
  if (error) throw BackendError.of(error, status);
  return data.map(({ id, email, expires_at }) => ({ id, email, expiresAt: expires_at }));
}

/**
 * Invites an address; an invitation that it had is replaced. Needs a session opened minutes ago.
 *
 * @throws BackendError `conflict` if the address is an administrator's
 */
export async function inviteAdmin(client: BackendClient, address: string): Promise<NewInvitation> {
  const { data, error, status } = await client.rpc('invite_admin', { address });
  if (error) throw BackendError.of(error, status);
  const [row] = data;
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    expiresAt: textIn(row, 'expires_at'),
    token: row?.token ?? null,
  };
}

/**
 * Revokes an invitation; one that is gone already is no failure.
 *
 * @throws BackendError
 */
export async function revokeInvitation(client: BackendClient, id: string): Promise<void> {
  const { error, status } = await client.from('admin_invitations').delete().eq('id', id);
  if (error) throw BackendError.of(error, status);
}

/**
 * Takes the role from an account and ends its sessions. Needs a session opened minutes ago.
 *
 * @throws BackendError `constraint` if it is the last administrator
 */
export async function removeAdmin(client: BackendClient, account: string): Promise<void> {
  const { error, status } = await client.rpc('remove_admin', { account });
  if (error) throw BackendError.of(error, status);
}

/**
 * Makes an administrator of the signed-in account, to whose address the invitation is.
 *
 * @throws BackendError `forbidden` if the invitation is not for it, or no longer valid
 */
export async function acceptInvitation(client: BackendClient, token: string): Promise<void> {
  const { error, status } = await client.rpc('accept_invitation', { token });
  if (error) throw BackendError.of(error, status);
}
