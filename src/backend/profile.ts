import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';

/** The role of an account; only the database can change it. */
export type Role = Row<'profiles'>['role'];

/**
 * Reads the role of an account from its profile.
 *
 * @param userId the signed-in account: users can read only their own profile
 * @returns `user` also without a profile
 * @throws BackendError
 */
export async function loadRole(client: BackendClient, userId: string): Promise<Role> {
  const { data, error, status } = await client.from('profiles').select('*').eq('id', userId).maybeSingle();
  if (error) throw BackendError.of(error, status);
  return data?.role === 'admin' ? 'admin' : 'user';
}
