/**
 * Who administers the site, and who is invited to. The database decides who may ask: what it refuses, and what fails, is
 * a `BackendError`.
 */
import { recordOf } from '../engine/record.ts';
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';

/** An administrator. */
export interface Admin {
  readonly id: string;
  readonly email: string;
  /** ISO 8601; null for somebody who never signed in. */
  readonly lastSignIn: string | null;
}

/** An invitation that nobody has accepted yet. */
export type Invitation = Readonly<Pick<Row<'admin_invitations'>, 'id' | 'email' | 'expires_at'>>;

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

/** The administrators, by address. */
export async function listAdmins(client: BackendClient): Promise<Admin[]> {
  const rows = await answered(client.rpc('list_admins'));
  return rows.map((row) => ({
    id: textIn(row, 'id'),
    email: textIn(row, 'email'),
    lastSignIn: row.last_sign_in_at,
  }));
}

/** The open invitations, the newest first; some of them may be too old to be accepted. */
export function listInvitations(client: BackendClient): Promise<Invitation[]> {
  return answered(
    client
      .from('admin_invitations')
      .select('id, email, expires_at')
      .order('created_at', { ascending: false }),
  );
}

/**
 * Invites an address; an invitation that it had is replaced. Needs a session opened minutes ago.
 *
 * @throws BackendError `conflict` if the address is an administrator's
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

/** Revokes an invitation; one that is gone already is no failure. */
export async function revokeInvitation(client: BackendClient, id: string): Promise<void> {
  await answered(client.from('admin_invitations').delete().eq('id', id));
}

/**
 * Takes the role from an account and ends its sessions. Needs a session opened minutes ago.
 *
 * @throws BackendError `constraint` if it is the last administrator
 */
export async function removeAdmin(client: BackendClient, account: string): Promise<void> {
  await answered(client.rpc('remove_admin', { account }));
}

/**
 * Makes an administrator of the signed-in account, to whose address the invitation is.
 *
 * @throws BackendError `forbidden` if the invitation is not for it, or no longer valid
 */
export async function acceptInvitation(client: BackendClient, token: string): Promise<void> {
  await answered(client.rpc('accept_invitation', { token }));
}
