import { connect } from './client.ts';
import type { Client, Reachable } from './client.ts';
import type { TestServer } from './server.ts';

export const PASSWORD = 'uma-senha-comprida';

/** Opens the link in the last mail to this address. */
export async function followMail({ backend, mails }: TestServer, email: string): Promise<Response> {
  const link = mails.findLast((mail) => mail.to === email)?.link;
  if (link === undefined) throw new Error(`No mail for ${email}`);
  return backend.fetch(new Request(link));
}

/** Signs in to an account. */
export async function signInAs(server: Reachable, email: string, password = PASSWORD): Promise<Client> {
  const client = connect(server);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Signs up a new user, confirms the address, and signs in. */
export async function newUser(server: TestServer, email: string, data: object = {}): Promise<Client> {
  const { error } = await connect(server).auth.signUp({ email, password: PASSWORD, options: { data } });
  if (error) throw error;
  await followMail(server, email);
  return signInAs(server, email);
}

/** Signs in as the administrator that every backend starts with. */
export function signInAdmin({ backend, admin }: Reachable & Pick<TestServer, 'admin'>): Promise<Client> {
  return signInAs({ backend }, admin.email, admin.password);
}

/** Clients with the rights of each role. */
export type People = Readonly<Record<'anon' | 'user' | 'admin', Client>>;

/** A client of each role. */
export async function onePerRole(server: TestServer): Promise<People> {
  return {
    anon: connect(server),
    user: await newUser(server, 'ana@example.com'),
    admin: await signInAdmin(server),
  };
}

/** The id of the signed-in user. */
export async function idOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  const id = data.session?.user.id;
  if (id === undefined) throw new Error('Nobody is signed in');
  return id;
}
