import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN } from './support/client.ts';
import { PASSWORD, idOf, newUser, onePerRole, type People } from './support/people.ts';
import type { Client } from './support/client.ts';
import { outcomeOf } from './support/outcome.ts';
import type { Outcome } from './support/outcome.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { article, setArticles, snapshot } from './support/stage.ts';

let server: TestServer;
let people: People;
let ids: Record<'user' | 'other' | 'admin', string>;

beforeAll(async () => {
  server = await openServer();
  people = await onePerRole(server);
  const { user, admin } = people;
  const other = await newUser(server, 'bia@example.com');
  ids = { user: await idOf(user), other: await idOf(other), admin: await idOf(admin) };
  await setArticles(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());

interface Call {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Calls an API path for which supabase-js has no method. */
async function call(client: Client, path: string, init: Call = {}): Promise<Response> {
  const { data } = await client.auth.getSession();
  const headers = {
    apikey: server.backend.anonKey,
    'content-type': 'application/json',
    authorization: `Bearer ${data.session?.access_token ?? server.backend.anonKey}`,
    ...init.headers,
  };
  return server.backend.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }));
}

async function rawOutcome(response: Response): Promise<Outcome> {
  if (!response.ok) return 'refused';
  const data: unknown = response.status === 204 ? null : await response.json();
  return outcomeOf({ data, error: null });
}

type Attempt = (client: Client, own: string) => PromiseLike<{ data: unknown; error: unknown }>;
type Row = [what: string, attempt: Attempt, anon: Outcome, user: Outcome, admin: Outcome];

const rows: Row[] = [
  [
    'read their own profile',
    (c, own) => c.from('profiles').select().eq('id', own),
    'refused',
    'done',
    'done',
  ],
  [
    "read somebody else's profile",
    (c) => c.from('profiles').select().eq('id', ids.other),
    'refused',
    'nothing',
    'nothing',
  ],
  [
    'insert a profile',
    (c, own) => c.from('profiles').insert({ id: own, role: 'admin' }).select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    'upsert their own role',
    (c, own) => c.from('profiles').upsert({ id: own, role: 'admin' }).select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    'update their own role',
    (c, own) => c.from('profiles').update({ role: 'admin' }).eq('id', own).select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    "update somebody else's role",
    (c) => c.from('profiles').update({ role: 'admin' }).eq('id', ids.other).select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    'change the id of their own profile',
    (c, own) => c.from('profiles').update({ id: ids.admin }).eq('id', own).select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    'delete their own profile',
    (c, own) => c.from('profiles').delete().eq('id', own).select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    "delete somebody else's profile",
    (c) => c.from('profiles').delete().eq('id', ids.other).select(),
    'refused',
    'refused',
    'refused',
  ],
];

describe.each(['anon', 'user', 'admin'] as const)('%s', (who) => {
  it.each(rows)('has the expected right: %s', async (_what, attempt, anon, user, admin) => {
    const before = await snapshot(server);
    const own = who === 'anon' ? ids.other : ids[who];
    expect(outcomeOf(await attempt(people[who], own))).toBe({ anon, user, admin }[who]);
    expect(await snapshot(server)).toBe(before);
  });
});

describe('a role cannot be obtained', () => {
  const expectUserRole = async (client: Client): Promise<void> => {
    const { data } = await client.from('profiles').select('role').single();
    expect(data?.role).toBe('user');
    expect((await client.from('blog_posts').insert(article())).error?.code).toBe('42501');
  };

  it('by sign-up metadata', async () => {
    const claims = { role: 'admin', is_admin: true, app_metadata: { role: 'admin' } };
    await expectUserRole(await newUser(server, 'eva@example.com', claims));
  });

  it('by changing the metadata later', async () => {
    const client = await newUser(server, 'lia@example.com');
    await client.auth.updateUser({ data: { role: 'admin', app_metadata: { role: 'admin' } } });
    await client.auth.refreshSession();
    await expectUserRole(client);
  });

  it('by sending account fields that users may not set', async () => {
    const client = await newUser(server, 'mia@example.com');
    const body = JSON.stringify({
      role: 'service_role',
      app_metadata: { role: 'admin' },
      is_super_admin: true,
    });
    await call(client, '/auth/v1/user', { method: 'PUT', body });
    const { data } = await client.auth.refreshSession();
    expect(data.user?.role).toBe('authenticated');
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    await expectUserRole(client);
  });

  it('by signing up with account fields that users may not set', async () => {
    const body = JSON.stringify({
      email: 'rui@example.com',
      password: PASSWORD,
      role: 'service_role',
      app_metadata: { role: 'admin' },
      raw_app_meta_data: { role: 'admin' },
    });
    await call(people.anon, '/auth/v1/signup', { method: 'POST', body });
    const [account] = await server.database.rows(
      `select users.role as claim, profiles.role from auth.users join public.profiles using (id)
       where email = 'rui@example.com'`,
    );
    expect(account).toEqual({ claim: 'authenticated', role: 'user' });
  });
});

describe('private functions and tables', () => {
  const attempts: [what: string, path: string, init: Call][] = [
    ['is_admin as a remote call', '/rest/v1/rpc/is_admin', { method: 'POST', body: '{}' }],
    ['create_profile as a remote call', '/rest/v1/rpc/create_profile', { method: 'POST', body: '{}' }],
    [
      'a remote call to a built-in',
      '/rest/v1/rpc/pg_read_file',
      { method: 'POST', body: '{"filename":"PG_VERSION"}' },
    ],
    [
      'is_admin in its own schema',
      '/rest/v1/rpc/is_admin',
      { method: 'POST', body: '{}', headers: { 'content-profile': 'private' } },
    ],
    ['the accounts', '/rest/v1/users', { headers: { 'accept-profile': 'auth' } }],
    ['the accounts by a dotted name', '/rest/v1/auth.users', {}],
    ['the sessions', '/rest/v1/refresh_tokens', { headers: { 'accept-profile': 'auth' } }],
    ['the stored objects', '/rest/v1/objects', { headers: { 'accept-profile': 'storage' } }],
    [
      'the migrations',
      '/rest/v1/schema_migrations',
      { headers: { 'accept-profile': 'supabase_migrations' } },
    ],
    ['the catalog', '/rest/v1/pg_authid', { headers: { 'accept-profile': 'pg_catalog' } }],
    ['the accounts’ administration', '/auth/v1/admin/users', {}],
    ['the system’s own pages', '/_system/config', {}],
    ['the system’s own pages by a relative path', '/rest/v1/../../_system/config', {}],
  ];

  it.each(attempts)('are inaccessible: %s', async (_what, path, init) => {
    for (const client of Object.values(people)) {
      expect(await rawOutcome(await call(client, path, init))).toBe('refused');
    }
  });
});
