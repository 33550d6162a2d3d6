import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';

/** What an account may do; only the database can change it. */
export type Role = Row<'profiles'>['role'];

/**
 * The role of an account, read from its profile.
 *
 * @param userId the signed-in account: nobody reads anybody else's profile
 * @returns `user` also where there is no profile
 * @throws BackendError
 */
export async function loadRole(client: BackendClient, userId: string): Promise<Role> {
  const { data, error, status } = await client.from('profiles').select('*').eq('id', userId).maybeSingle();
  if (error) throw BackendError.of(error, status);
  return data?.role === 'admin' ? 'admin' : 'user';
}
