/** Articles as read by a visitor's browser. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPublished, listAddressed, listPublished } from '../../src/backend/published.ts';
import { readAsVisitor, type ReadTable } from '../../src/backend/read-table.ts';
import { ORIGIN, type Client } from './support/client.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article } from './support/stage.ts';

const PAST = '2020-01-01T00:00:00-03:00';
const FUTURE = '2999-01-01T00:00:00-03:00';

let server: TestServer;
let admin: Client;
let visitor: ReadTable;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
  visitor = readAsVisitor({ url: `${ORIGIN}/`, anonKey: server.backend.anonKey }, (input, init) =>
    server.backend.fetch(new Request(input, init)),
  );
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => server.database.run('delete from public.blog_posts'));

async function publish(...changes: Parameters<typeof article>[0][]): Promise<void> {
  const { error } = await admin.from('blog_posts').insert(changes.map(article));
  if (error) throw error;
}

async function rename(slug: string, next: string): Promise<void> {
  const { error } = await admin.from('blog_posts').update({ slug: next }).eq('slug', slug);
  if (error) throw error;
}

describe('the list', () => {
  it('contains published articles without their texts, latest first', async () => {
    await publish(
      { slug: 'antigo', published_at: PAST },
      { slug: 'novo', published_at: '2026-01-01T00:00:00-03:00' },
      { slug: 'agendado', published_at: FUTURE },
    );
    const posts = await listPublished(visitor);
    expect(posts.map(({ slug }) => slug)).toEqual(['novo', 'antigo']);
    expect(posts[0]).not.toHaveProperty('content');
  });

  it('is empty if nothing is published', async () => {
    expect(await listPublished(visitor)).toEqual([]);
    expect(await listAddressed(visitor)).toEqual([]);
  });

  it('includes every address of a published article', async () => {
    await publish({ slug: 'primeiro', published_at: PAST }, { slug: 'agendado', published_at: FUTURE });
    await rename('primeiro', 'segundo');
    const posts = await listAddressed(visitor);
    expect(posts.map(({ slug }) => slug)).toEqual(['segundo']);
    expect(posts[0]?.addresses.map(({ slug }) => slug).toSorted()).toEqual(['primeiro', 'segundo']);
    expect(posts[0]).not.toHaveProperty('content');
  });
});

describe('an address', () => {
  it('finds its article with its text', async () => {
    await publish({ slug: 'ferias', title: 'Férias', content: '<p>Descanso</p>' });
    expect(await findPublished(visitor, 'ferias')).toMatchObject({
      slug: 'ferias',
      title: 'Férias',
      content: '<p>Descanso</p>',
    });
  });

  it('finds an article by a former public address', async () => {
    await publish({ slug: 'endereco-antigo', published_at: PAST });
    await rename('endereco-antigo', 'endereco-novo');
    expect(await findPublished(visitor, 'endereco-antigo')).toMatchObject({ slug: 'endereco-novo' });
  });

  it.each(['agendado', 'agendado-antes', 'nunca-houve', "x'); --", ''])('%j finds nothing', async (slug) => {
    await publish({ slug: 'agendado-antes', published_at: PAST });
    await rename('agendado-antes', 'agendado');
    await admin.from('blog_posts').update({ published_at: FUTURE }).eq('slug', 'agendado');
    expect(await findPublished(visitor, slug)).toBeNull();
  });
});

describe('a faulty backend is an error', () => {
  const answers: [kind: string, answer: () => Promise<Response>][] = [
    ['server', async () => Response.json({ message: 'x' }, { status: 500 })],
    ['not-json', async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['not-json', async () => Response.json([{ slug: 'x' }])],
    ['not-json', async () => Response.json([{ post: { slug: 'x' } }])],
    ['not-json', async () => Response.json({ ok: true })],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['timeout', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ];

  it.each(answers)('%s', async (kind, answer) => {
    const broken = readAsVisitor({ url: ORIGIN, anonKey: 'x' }, answer);
    await expect(listPublished(broken)).rejects.toMatchObject({ kind });
    await expect(findPublished(broken, 'x')).rejects.toMatchObject({ kind });
  });

  it('and is requested only once', async () => {
    let count = 0;
    const broken = readAsVisitor({ url: ORIGIN, anonKey: 'x' }, async () => {
      count += 1;
      return new Response(null, { status: 503 });
    });
    await expect(listPublished(broken)).rejects.toMatchObject({ kind: 'server' });
    expect(count).toBe(1);
  });
});
