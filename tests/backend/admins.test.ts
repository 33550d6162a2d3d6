/** Lists and removes administrators: never the last one, and always with all sessions of the removed one. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetAdminPassword } from '../../server/backend/accounts.ts';
import type { Client } from './support/client.ts';
import { age, invite, newAdmin, roleOf, signUpWith } from './support/invitations.ts';
import { idOf, newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article, snapshot } from './support/stage.ts';

let server: TestServer;
let admin: Client;
let turn = 0;
let other: { client: Client; id: string; email: string };

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(async () => {
  turn += 1;
  const email = `outra-${turn}@example.com`;
  const client = await newAdmin(server, admin, email);
  other = { client, id: await idOf(client), email };
});

const remove = (client: Client, account: string) => client.rpc('remove_admin', { account });
const asAdmin = (email: string) =>
  server.database.rows(
    "update public.profiles set role = 'admin' where id = (select id from auth.users where email = $1)",
    [email],
  );

describe('the list of administrators', () => {
  it('contains the administrators, and nobody else', async () => {
    await newUser(server, 'comum@example.com');
    const { data } = await admin.rpc('list_admins');
    const emails = data?.map(({ email }) => email);
    expect(emails).toContain(server.admin.email);
    expect(emails).toContain(other.email);
    expect(emails).not.toContain('comum@example.com');
  });
});

it('a forgotten password can be replaced only for administrators', async () => {
  await newUser(server, 'outra@example.com');
  await expect(resetAdminPassword(server.database, 'outra@example.com')).rejects.toThrow(
    'não é de um administrador',
  );
});

describe('removing an administrator', () => {
  it('revokes the role and ends the sessions immediately, but keeps the account and its articles', async () => {
    const slug = `de-${turn}`;
    expect((await other.client.from('blog_posts').insert(article({ slug }))).error).toBeNull();
    const { data: session } = await other.client.auth.getSession();
    expect((await remove(admin, other.id)).error).toBeNull();

    expect(await roleOf(server, other.email)).toBe('user');
    const refused = await other.client.from('blog_posts').insert(article({ slug: `${slug}-2` }));
    expect(refused.error).not.toBeNull();
    const refresh_token = session.session?.refresh_token ?? '';
    expect((await other.client.auth.refreshSession({ refresh_token })).error).not.toBeNull();
    const { data } = await admin.from('blog_posts').select('author_id').eq('slug', slug).single();
    expect(data?.author_id).toBe(other.id);
  });

  it('revokes the invitations that the administrator sent', async () => {
    const token = await invite(other.client, 'cumplice@example.com');
    await remove(admin, other.id);
    expect((await signUpWith(server, 'cumplice@example.com', token)).error).toMatchObject({
      code: 'invitation_invalid',
    });
  });

  it('requires a sign-in within the last ten minutes', async () => {
    const user = await newUser(server, `u${turn}@example.com`);
    const before = await snapshot(server);
    expect((await remove(user, other.id)).error?.code).toBe('42501');
    await age(server, server.admin.email);
    expect((await remove(admin, other.id)).error?.message).toContain('reauthentication_needed');
    expect(await snapshot(server)).toBe(before);
    admin = await signInAdmin(server);
  });
});

describe('the last administrator', () => {
  const onlyOne = async (): Promise<string> => {
    const [first] = await server.database.rows<{ id: string }>('select id from auth.users where email = $1', [
      server.admin.email,
    ]);
    const id = first?.id ?? '';
    await server.database.rows("update public.profiles set role = 'user' where id <> $1", [id]);
    return id;
  };

  it('cannot be removed by the API, by SQL or with the account', async () => {
    const id = await onlyOne();
    expect((await remove(admin, id)).error?.message).toContain('profiles_last_admin');
    const byHand = [
      "update public.profiles set role = 'user'",
      'delete from public.profiles',
      'delete from auth.users',
    ];
    for (const statement of byHand) {
      await expect(server.database.run(statement)).rejects.toThrow('profiles_last_admin');
    }
    expect(await roleOf(server, server.admin.email)).toBe('admin');
  });

  it('remains if two administrators remove each other at the same time', async () => {
    await onlyOne();
    await asAdmin(other.email);
    const id = await idOf(admin);
    const outcomes = await Promise.all([remove(admin, other.id), remove(other.client, id)]);
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    const [count] = await server.database.rows(
      "select count(*)::int as n from public.profiles where role = 'admin'",
    );
    expect(count).toEqual({ n: 1 });
    await asAdmin(server.admin.email);
    admin = await signInAdmin(server);
  });
});

describe('an ended session', () => {
  it('has no administrator rights, even if its token has not expired', async () => {
    await server.database.rows('delete from auth.sessions where user_id = $1', [other.id]);
    expect((await other.client.from('blog_posts').insert(article({ slug: 'x' }))).error).not.toBeNull();
    expect((await other.client.rpc('list_admins')).data ?? []).toEqual([]);
  });

  it('has no rights in the database itself either', async () => {
    const claims = JSON.stringify({ sub: other.id, session_id: '00000000-0000-4000-8000-000000000000' });
    await server.database.run('begin');
    await server.database.rows("select set_config('request.jwt.claims', $1, true)", [claims]);
    await server.database.rows("select set_config('request.jwt.claim.sub', $1, true)", [other.id]);
    const [answer] = await server.database.rows('select private.is_admin() as is_admin');
    await server.database.run('rollback');
    expect(answer).toEqual({ is_admin: false });
  });
});
