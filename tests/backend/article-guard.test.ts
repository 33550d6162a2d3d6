/** Guards against mistakes with articles, even by administrators. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Client } from './support/client.ts';
import { idOf, newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article, setArticles } from './support/stage.ts';

let server: TestServer;
let admin: Client;
const ORIGIN = 'http://localhost:3000';

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => setArticles(server));

async function countPosts(): Promise<number> {
  const [row] = await server.database.rows<{ count: number }>('select count(*)::int from public.blog_posts');
  return row?.count ?? 0;
}

/** Sends a raw request with the administrator's token. */
async function send(method: string, query: string, body?: object): Promise<Response> {
  const { data } = await admin.auth.getSession();
  const headers = {
    apikey: server.keys.anonKey,
    authorization: `Bearer ${data.session?.access_token}`,
    'content-type': 'application/json',
  };
  return server.backend.fetch(
    new Request(`${ORIGIN}/rest/v1/blog_posts${query}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    }),
  );
}

describe('a request to change or delete', () => {
  it('without a filter deletes no article', async () => {
    expect((await send('DELETE', '')).status).toBe(400);
    expect((await send('DELETE', '?select=id')).status).toBe(400);
    expect(await countPosts()).toBe(2);
  });

  it('without a filter changes no article', async () => {
    expect((await send('PATCH', '', { title: 'Todos' })).status).toBe(400);
    const rows = await server.database.rows<{ title: string }>(
      'select title from public.blog_posts order by 1',
    );
    expect(rows.map(({ title }) => title)).toEqual(['Agendado', 'Publicado']);
  });

  it('with a filter that matches several articles is refused by the database itself', async () => {
    expect((await send('PATCH', '?slug=neq.x', { title: 'Todos' })).status).toBe(400);
    await server.database.run('update public.blog_posts set deleted_at = now()');
    expect((await send('DELETE', '?slug=neq.x')).status).toBe(400);
    expect(await countPosts()).toBe(2);
  });

  it('that matches one article succeeds', async () => {
    expect((await send('PATCH', '?slug=eq.agendado', { title: 'Outro' })).status).toBe(204);
    expect((await send('PATCH', '?slug=eq.agendado', { deleted_at: 'now' })).status).toBe(204);
    expect((await send('DELETE', '?slug=eq.agendado')).status).toBe(204);
    expect(await countPosts()).toBe(1);
  });
});

describe('the author of an article', () => {
  it('cannot be removed or changed by a request', async () => {
    await admin.from('blog_posts').insert(article());
    const author = await idOf(admin);
    const authorNow = async () =>
      (await admin.from('blog_posts').select('author_id').eq('slug', 'ferias').single()).data?.author_id;
    const erased = await admin.from('blog_posts').update({ author_id: null }).eq('slug', 'ferias');
    expect(erased).toMatchObject({ status: 400, error: { code: '23502' } });
    expect(await authorNow()).toBe(author);
    await admin.from('blog_posts').update({ author_id: crypto.randomUUID() }).eq('slug', 'ferias');
    expect(await authorNow()).toBe(author);
  });

  it('may be missing, and is removed with the account', async () => {
    const again = await admin
      .from('blog_posts')
      .update({ author_id: null, title: 'X' })
      .eq('slug', 'publicado');
    expect(again.error).toBeNull();
    const writer = await newUser(server, 'autora@example.com');
    const id = await idOf(writer);
    await server.database.rows("update public.profiles set role = 'admin' where id = $1", [id]);
    expect((await writer.from('blog_posts').insert(article())).error).toBeNull();
    await server.database.rows('delete from auth.users where id = $1', [id]);
    const [post] = await server.database.rows(
      "select author_id from public.blog_posts where slug = 'ferias'",
    );
    expect(post).toEqual({ author_id: null });
    expect((await connect(server).from('blog_posts').select().eq('slug', 'ferias')).data).toHaveLength(1);
  });
});
