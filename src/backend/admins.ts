/**
 * Manages administrators and invitations. The database checks the caller's rights; refusals and failures are
 * `BackendError`s.
 */
import { recordOf } from '../engine/record.ts';
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';

export interface Admin {
  readonly id: string;
  readonly email: string;
  /** ISO 8601; null for an account that never signed in. */
  readonly lastSignIn: string | null;
}

export type Invitation = Readonly<Pick<Row<'admin_invitations'>, 'id' | 'email' | 'expires_at'>>;

/** A new invitation, with its token if the site sends no mail; the token is shown only once. */
export interface NewInvitation extends Invitation {
  readonly token: string | null;
}

/** Reads a string from a response, which a proxy may have replaced. */
function textIn(row: unknown, name: string): string {
  const value = recordOf(row)[name];
  if (typeof value !== 'string') throw new BackendError('not-json', `The response contains no ${name}.`);
  return value;
}

/** Lists the administrators, sorted by address. */
export async function listAdmins(client: BackendClient): Promise<Admin[]> {
  const rows = await answered(client.rpc('list_admins'));
  return rows.map((row) => ({
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    lastSignIn: row.last_sign_in_at,
  }));
}

/** Lists the open invitations, newest first, including expired ones. */
export function listInvitations(client: BackendClient): Promise<Invitation[]> {
  return answered(
    client
      .from('admin_invitations')
      .select('id, email, expires_at')
      .order('created_at', { ascending: false }),
  );
}

/**
 * Invites an address and replaces its earlier invitation. Requires a sign-in within the last ten minutes.
 *
 * @throws BackendError `conflict` if the address belongs to an administrator
 */
export async function inviteAdmin(client: BackendClient, address: string): Promise<NewInvitation> {
  const [row] = await answered(client.rpc('invite_admin', { address }));
  return {
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    expires_at: textIn(row, 'expires_at'),
    token: row?.token ?? null,
  };
}

/** Revokes an invitation; succeeds if it no longer exists. */
export async function revokeInvitation(client: BackendClient, id: string): Promise<void> {
  await answered(client.from('admin_invitations').delete().eq('id', id));
}

/**
 * Removes the administrator role from an account and ends its sessions. Requires a sign-in within the last ten
 * minutes.
 *
 * @throws BackendError `constraint` if it is the last administrator
 */
export async function removeAdmin(client: BackendClient, account: string): Promise<void> {
  await answered(client.rpc('remove_admin', { account }));
}

/** True if nobody has used or revoked an invitation, and it has not expired. */
export async function isInvitationOpen(client: BackendClient, token: string): Promise<boolean> {
  return (await answered(client.rpc('find_invitation', { token }))).length > 0;
}

/**
 * Makes the signed-in account an administrator; the invitation must be for its address.
 *
 * @throws BackendError `forbidden` if the invitation is for another address or no longer valid
 */
export async function acceptInvitation(client: BackendClient, token: string): Promise<void> {
  await answered(client.rpc('accept_invitation', { token }));
}
