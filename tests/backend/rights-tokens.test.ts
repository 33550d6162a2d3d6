import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, connect } from './support/client.ts';
import type { Client } from './support/client.ts';
import { idOf, newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { article, setArticles, snapshot } from './support/stage.ts';
import { encode, sign, soon } from './support/token.ts';

let server: TestServer;
let people: Record<'anon' | 'user', Client>;
let adminId: string;

beforeAll(async () => {
  server = await openServer();
  people = { anon: connect(server), user: await newUser(server, 'ana@example.com') };
  adminId = await idOf(await signInAdmin(server));
  await setArticles(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());

describe('tokens', () => {
  const readWith = (token: string): Promise<Response> => {
    const headers = { apikey: server.backend.anonKey, authorization: `Bearer ${token}` };
    return server.backend.fetch(new Request(`${ORIGIN}/rest/v1/blog_posts`, { headers }));
  };

  it('signed with another key are refused', async () => {
    const response = await readWith(
      sign({ role: 'service_role', exp: soon() }, 'another-secret-of-some-length'),
    );
    expect(response.status).toBe(401);
  });

  it.each(['', 'nada'])('without a valid signature (“%s”) grant nothing', async (signature) => {
    const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ role: 'service_role', exp: soon() })}.${signature}`;
    const response = await readWith(token);
    // Allow both a refusal and anonymous access.
    const slugs = response.ok ? ((await response.json()) as { slug: string }[]).map(({ slug }) => slug) : [];
    expect(slugs).not.toContain('agendado');
  });

  it('that have expired are refused as expired', async () => {
    const claims = { sub: adminId, role: 'authenticated', exp: Math.floor(Date.now() / 1000) - 60 };
    const response = await readWith(sign(claims, server.keys.jwtSecret));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PGRST303' });
  });

  it('lose their rights with the account’s role, even before they expire', async () => {
    const client = await newUser(server, 'exadmin@example.com');
    const id = await idOf(client);
    await server.database.rows("update public.profiles set role = 'admin' where id = $1", [id]);
    expect((await client.from('blog_posts').insert(article({ slug: 'antes' }))).error).toBeNull();
    await server.database.rows("update public.profiles set role = 'user' where id = $1", [id]);
    expect((await client.from('blog_posts').insert(article({ slug: 'depois' }))).error?.code).toBe('42501');
  });

  it('of a session that was ended elsewhere read no more than those of visitors', async () => {
    const [owner, thief] = [await signInAdmin(server), await signInAdmin(server)];
    const { data } = await thief.auth.getSession();
    await owner.auth.signOut({ scope: 'others' });
    expect((await readWith(data.session?.access_token ?? '')).status).toBe(400);
  });
});

describe('concurrent requests', () => {
  it('each have their own rights', async () => {
    const before = await snapshot(server);
    // Send eight requests with a body, and four without, to one address at the same time.
    const round = () =>
      Promise.all(
        Array.from({ length: 12 }, async (_, turn) => {
          if (turn % 3 === 0) return (await people.anon.from('blog_posts').insert(article())).error?.code;
          if (turn % 3 === 1) return (await people.anon.from('blog_posts').select('slug')).data?.length;
          return (await people.user.from('blog_posts').update({ title: 'X' }).neq('slug', '').select()).data
            ?.length;
        }),
      );
    const outcomes = [...(await round()), ...(await round()), ...(await round()), ...(await round())];
    const published = (await people.anon.from('blog_posts').select('slug')).data?.length;
    expect(outcomes).toEqual(outcomes.map((_, turn) => ['42501', published, 0][turn % 3]));
    expect(await snapshot(server)).toBe(before);
  });
});
