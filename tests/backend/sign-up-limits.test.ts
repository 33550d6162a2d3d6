/** Limits on data that strangers can store by signing up. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './support/client.ts';
import { PASSWORD, newUser } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer();
}, BOOT_TIMEOUT);
afterAll(() => server.close());

const signUp = (email: string, data: object = {}) =>
  connect(server).auth.signUp({ email, password: PASSWORD, options: { data } });
const waiting = () =>
  server.database.rows<{ email: string }>('select email from auth.users where email_confirmed_at is null');

it('a sign-up stores no metadata', async () => {
  const client = await newUser(server, 'ana@example.com', { x: 'a'.repeat(60_000) });
  expect((await client.auth.updateUser({ data: { y: 'b'.repeat(60_000) } })).error).toBeNull();
  const [stored] = await server.database.rows<{ size: number }>(
    `select max(length(raw_user_meta_data::text))::int as size from auth.users`,
  );
  expect(stored?.size).toBeLessThan(500);
});

it('accounts not confirmed within 24 hours are deleted at the next sign-up and by the maintenance', async () => {
  const age = `update auth.users set created_at = now() - interval '25 hours' where email_confirmed_at is null`;
  await signUp('velha@example.com');
  await server.database.rows(age);
  await signUp('nova@example.com');
  expect(await waiting()).toEqual([{ email: 'nova@example.com' }]);
  await server.database.rows(age);
  await server.services.tidyUp();
  expect(await waiting()).toEqual([]);
  expect(await server.database.rows("select 1 from auth.users where email = 'ana@example.com'")).toHaveLength(
    1,
  );
});

it('at most a thousand accounts may await confirmation, and all further sign-ups get the same response', async () => {
  await server.database.rows(`
    insert into auth.users (id, email, created_at)
    select gen_random_uuid(), 'cheia-' || n || '@example.com', now() from generate_series(1, 1000) as n`);
  for (const email of ['mais-uma@example.com', 'ana@example.com', server.admin.email]) {
    expect((await signUp(email)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  }
  expect(await waiting()).toHaveLength(1000);
});

it('the maintenance frees the space of deleted and replaced rows', async () => {
  const size = async (): Promise<number> => {
    const [row] = await server.database.rows<{ size: number }>(
      `select pg_total_relation_size('public.blog_posts')::int as size`,
    );
    return row?.size ?? 0;
  };
  const save = async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      await server.database.rows(
        `update public.blog_posts set content = (
           select string_agg(md5(random()::text), '') from generate_series(1, 600))`,
      );
    }
  };
  await server.database.rows(
    `insert into public.blog_posts (title, slug, excerpt, content) values ('a', 'a', 'a', 'a')`,
  );
  await save();
  const once = await size();
  for (let round = 0; round < 3; round += 1) {
    await server.services.tidyUp();
    await save();
  }
  expect(await size()).toBeLessThan(once * 1.5);
});
