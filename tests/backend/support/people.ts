import { connect } from './client.ts';
import type { Client } from './client.ts';
import type { TestServer } from './server.ts';

export const PASSWORD = 'uma-senha-comprida';

/** Opens the link in the last mail to this address. */
export async function followMail({ backend, mails }: TestServer, email: string): Promise<Response> {
  const link = mails.findLast((mail) => mail.to === email)?.link;
  if (link === undefined) throw new Error(`No mail for ${email}`);
  return backend.fetch(new Request(link));
}

/** Signs up a new user, confirms the address, and signs in. */
export async function newUser(server: TestServer, email: string, data: object = {}): Promise<Client> {
  const client = connect(server);
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options: { data } });
  if (error) throw error;
  await followMail(server, email);
  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (signedIn.error) throw signedIn.error;
  return client;
}

/** Signs in as the administrator that every backend starts with. */
export async function signInAdmin(server: Pick<TestServer, 'backend' | 'admin'>): Promise<Client> {
  const client = connect(server);
  const { error } = await client.auth.signInWithPassword(server.admin);
  if (error) throw error;
  return client;
}

/** The id of the signed-in user. */
export async function idOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  const id = data.session?.user.id;
  if (id === undefined) throw new Error('Nobody is signed in');
  return id;
}
