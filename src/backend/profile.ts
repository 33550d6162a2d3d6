import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import type { Row } from './row-types.ts';

/** The role of an account; only the database can change it. */
export type Role = Row<'profiles'>['role'];

/**
 * Reads the role of an account from its profile.
 *
 * @param userId the signed-in account: users can read only their own profile
 * @returns `user` even without a profile
 * @throws BackendError
 */
export async function loadRole(client: BackendClient, userId: string): Promise<Role> {
  const profile = await answered(client.from('profiles').select('*').eq('id', userId).maybeSingle());
  return profile?.role === 'admin' ? 'admin' : 'user';
}
