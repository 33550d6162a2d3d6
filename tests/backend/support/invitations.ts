import type { Client } from './client.ts';
import { connect } from './client.ts';
import { PASSWORD, signInAs } from './people.ts';
import type { TestServer } from './server.ts';

/** Invites an address and returns the token. */
export async function invite(admin: Client, address: string): Promise<string> {
  const { data, error } = await admin.rpc('invite_admin', { address });
  if (error) throw new Error(error.message);
  const token = data[0]?.token;
  if (!token) throw new Error('The invitation came without a token');
  return token;
}

/** Signs up with an invitation. */
export function signUpWith(server: TestServer, email: string, invitation: string, password = PASSWORD) {
  return connect(server).auth.signUp({ email, password, options: { data: { invitation } } });
}

/** Invites and signs in another administrator. */
export async function newAdmin(server: TestServer, inviter: Client, email: string): Promise<Client> {
  await signUpWith(server, email, await invite(inviter, email));
  return signInAs(server, email);
}

/** The role of an account in the database. */
export async function roleOf({ database }: TestServer, email: string): Promise<string | undefined> {
  const [row] = await database.rows<{ role: string }>(
    'select profiles.role from public.profiles join auth.users using (id) where email = $1',
    [email],
  );
  return row?.role;
}

/** Backdates the sessions of an account by an hour. */
export async function age({ database }: TestServer, email: string): Promise<void> {
  await database.rows(
    `update auth.sessions set created_at = now() - interval '1 hour'
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
}
