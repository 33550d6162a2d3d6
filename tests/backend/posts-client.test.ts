import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createPost,
  trashPost,
  getPost,
  listPosts,
  updatePost,
  isSlugTaken,
  NOW,
  PostChangedError,
  PostGoneError,
  type PostValues,
} from '../../src/backend/posts.ts';
import { wasPublic } from '../../src/backend/versions.ts';
import type { Backend } from '../../server/backend/backend.ts';
import { BackendError, type BackendErrorKind } from '../../src/backend/errors.ts';
import { connect, type Client } from './support/client.ts';
import { newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Client;
let visitor: Client;
let user: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
  visitor = connect(server);
  user = await newUser(server, 'leitora@example.com');
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => server.database.run('delete from public.blog_posts'));

const PAST = '2020-01-01T00:00:00-03:00';
const FUTURE = '2999-01-01T00:00:00-03:00';

function values(changes: Partial<PostValues> = {}): PostValues {
  return {
    title: 'Férias',
    slug: 'ferias',
    excerpt: 'Resumo',
    content: '<p>Texto</p>',
    category: 'trabalhista',
    cover_image: null,
    cover_image_alt: null,
    content_image_1: null,
    content_image_1_alt: null,
    content_image_2: null,
    content_image_2_alt: null,
    read_time: 5,
    cta_1_text: null,
    cta_1_link: null,
    cta_2_text: null,
    cta_2_link: null,
    related_calculators: ['Férias', 'INSS'],
    published_at: NOW,
    search_title: null,
    search_description: null,
    author_name: null,
    ...changes,
  };
}

/** The error of an operation, which must fail. */
async function failure(operation: Promise<unknown>): Promise<BackendError> {
  const outcome = await operation.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(BackendError);
  return outcome as BackendError;
}

async function kindOf(operation: Promise<unknown>): Promise<BackendErrorKind> {
  return (await failure(operation)).kind;
}

/** An administrator's client that loses the responses to some requests. */
async function withLostResponses(isLost: (request: Request) => boolean): Promise<Client> {
  const { backend, admin: account } = server;
  const fetch: Backend['fetch'] = async (request) => {
    const lost = isLost(request.clone());
    const answer = await backend.fetch(request);
    if (lost) throw new TypeError('Failed to fetch');
    return answer;
  };
  return signInAdmin({ backend: { anonKey: backend.anonKey, fetch }, admin: account });
}

/** A client that always gets the same response. */
function answering(answer: () => Response | Promise<Response>): Client {
  return connect({ backend: { anonKey: 'key', fetch: async () => answer() } });
}

describe('wasPublic', () => {
  it('is true once an article has been public, and stays so', async () => {
    const draft = await createPost(admin, randomUUID(), values({ slug: 'rascunho', published_at: null }));
    const scheduled = await createPost(admin, randomUUID(), values({ slug: 'depois', published_at: FUTURE }));
    const hidden = await createPost(admin, randomUUID(), values());
    await updatePost(admin, hidden.id, hidden.version, values({ published_at: null }));
    const unscheduled = await updatePost(
      admin,
      scheduled.id,
      scheduled.version,
      values({ slug: 'depois', published_at: null }),
    );
    expect(await wasPublic(admin, hidden.id)).toBe(true);
    for (const { id } of [draft, unscheduled]) expect(await wasPublic(admin, id)).toBe(false);
  });
});

describe('listing', () => {
  it('returns the newest first, without their texts', async () => {
    const first = await createPost(admin, randomUUID(), values());
    const second = await createPost(admin, randomUUID(), values({ slug: 'dois', published_at: FUTURE }));
    const posts = await listPosts(admin);
    expect(posts.map(({ id }) => id)).toEqual([second.id, first.id]);
    const { content: _, ...summary } = first;
    expect(posts[1]).toEqual(summary);
  });

  it('fetches more rows than one response contains', async () => {
    await server.database.run(
      `insert into public.blog_posts (title, slug, excerpt, content)
       select 'T', 'n-' || n, 'R', 'C' from generate_series(1, 1203) n`,
    );
    const ids = (await listPosts(admin)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1203);
    expect(ids).toHaveLength(1203);
  });

  it('contains only published articles for a visitor', async () => {
    const { id } = await createPost(admin, randomUUID(), values({ published_at: PAST }));
    await createPost(admin, randomUUID(), values({ slug: 'dois', published_at: FUTURE }));
    expect((await listPosts(visitor)).map((post) => post.id)).toEqual([id]);
  });
});

describe('creating', () => {
  it('stores every value, and publishes immediately by the database’s clock', async () => {
    const given = values({
      content_image_1: '/a.webp',
      content_image_1_alt: 'A',
      cta_1_text: 'Calcule',
      cta_1_link: '/x',
    });
    const post = await createPost(admin, randomUUID(), given);
    expect(post).toMatchObject({ ...given, published_at: post.published_at, version: 1 });
    expect(Math.abs(Date.parse(post.published_at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await getPost(admin, post.id)).toEqual(post);
  });

  it('sent again after a lost response creates one article', async () => {
    let attempts = 0;
    const flaky = await withLostResponses(
      (request) => request.method === 'POST' && request.url.includes('/rest/') && ++attempts === 1,
    );
    const id = randomUUID();
    expect(await kindOf(createPost(flaky, id, values()))).toBe('offline');
    const post = await createPost(flaky, id, values());
    expect(await listPosts(admin)).toMatchObject([{ id, version: 1 }]);
    expect(post.id).toBe(id);
  });

  it('sent twice concurrently creates one article', async () => {
    const id = randomUUID();
    const [a, b] = await Promise.all([createPost(admin, id, values()), createPost(admin, id, values())]);
    expect(a).toEqual(b);
    expect(await listPosts(admin)).toHaveLength(1);
  });

  it('with blank optional fields recognizes its own article on retry', async () => {
    const id = randomUUID();
    const blank = values({ cta_1_text: '  ', cover_image: '', published_at: '2026-01-02T03:00:00Z' });
    await createPost(admin, id, blank);
    expect((await createPost(admin, id, blank)).version).toBe(1);
  });

  it('over an article with other values is a conflict and changes nothing', async () => {
    const id = randomUUID();
    await createPost(admin, id, values());
    const error = await failure(createPost(admin, id, values({ title: 'Outro' })));
    expect(error).toBeInstanceOf(PostChangedError);
    expect(error).toMatchObject({ current: { id, title: 'Férias', version: 1 } });
    expect((await getPost(admin, id))?.title).toBe('Férias');
  });

  it('at a current or former address of another article reports that the address is taken', async () => {
    const other = await createPost(admin, randomUUID(), values({ published_at: PAST }));
    expect(isSlugTaken(await failure(createPost(admin, randomUUID(), values())))).toBe(true);
    await updatePost(admin, other.id, 1, { slug: 'ferias-2027' });
    expect(isSlugTaken(await failure(createPost(admin, randomUUID(), values())))).toBe(true);
    expect(await listPosts(admin)).toHaveLength(1);
  });

  it('of invalid values is a constraint error', async () => {
    expect(await kindOf(createPost(admin, randomUUID(), values({ read_time: 61 })))).toBe('constraint');
    expect(await kindOf(createPost(admin, randomUUID(), values({ cta_1_link: 'javascript:x' })))).toBe(
      'constraint',
    );
  });

  it('is restricted to administrators', async () => {
    expect(await kindOf(createPost(user, randomUUID(), values()))).toBe('forbidden');
    expect(await kindOf(createPost(visitor, randomUUID(), values()))).toBe('unauthorized');
    expect(await listPosts(admin)).toEqual([]);
  });
});

describe('saving', () => {
  it('changes only the given values, over the version that was read', async () => {
    const { id } = await createPost(admin, randomUUID(), values());
    const saved = await updatePost(admin, id, 1, { title: 'Novo' });
    expect(saved).toMatchObject({ title: 'Novo', excerpt: 'Resumo', version: 2 });
  });

  it('over a newer version is a conflict, with the current article in the error', async () => {
    const { id } = await createPost(admin, randomUUID(), values());
    await updatePost(admin, id, 1, { title: 'Dela' });
    const error = await failure(updatePost(admin, id, 1, { title: 'Dele' }));
    expect(error).toBeInstanceOf(PostChangedError);
    expect(error).toMatchObject({ current: { title: 'Dela', version: 2 } });
    expect((await getPost(admin, id))?.title).toBe('Dela');
  });

  it('sent again after a lost response returns the first save', async () => {
    const { id } = await createPost(admin, randomUUID(), values());
    let attempts = 0;
    const flaky = await withLostResponses((request) => request.method === 'PATCH' && ++attempts === 1);
    expect(await kindOf(updatePost(flaky, id, 1, { title: 'Novo' }))).toBe('offline');
    expect(await updatePost(flaky, id, 1, { title: 'Novo' })).toMatchObject({ title: 'Novo', version: 2 });
  });

  it('that touches no row is a failure', async () => {
    const { id } = await createPost(admin, randomUUID(), values({ published_at: PAST }));
    expect(await kindOf(updatePost(user, id, 1, { title: 'X' }))).toBe('forbidden');
    expect(await kindOf(updatePost(visitor, id, 1, { title: 'X' }))).toBe('unauthorized');
    expect(await failure(updatePost(admin, randomUUID(), 1, { title: 'X' }))).toBeInstanceOf(PostGoneError);
    expect((await getPost(admin, id))?.title).toBe('Férias');
  });
});

describe('deleting', () => {
  it('that touches no row is a failure', async () => {
    const { id } = await createPost(admin, randomUUID(), values({ published_at: PAST }));
    expect(await kindOf(trashPost(user, id, 1))).toBe('forbidden');
    expect(await failure(trashPost(admin, randomUUID(), 1))).toBeInstanceOf(PostGoneError);
    await updatePost(admin, id, 1, { title: 'Mudado' });
    expect(await failure(trashPost(admin, id, 1))).toBeInstanceOf(PostChangedError);
    expect(await listPosts(admin)).toHaveLength(1);
  });
});

describe('a faulty backend', () => {
  const page = () =>
    new Response('<!doctype html><title>Oi</title>', { headers: { 'content-type': 'text/html' } });
  const cases: [what: string, client: () => Client, kind: BackendErrorKind][] = [
    ['refuses connections', () => answering(() => Promise.reject(new TypeError('fetch failed'))), 'offline'],
    [
      'never responds',
      () => answering(() => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))),
      'timeout',
    ],
    [
      'is aborted',
      () => answering(() => Promise.reject(new DOMException('Aborted', 'AbortError'))),
      'timeout',
    ],
    ['breaks', () => answering(() => new Response('{"message":"boom"}', { status: 500 })), 'server'],
    ['is being restarted', () => answering(() => new Response('', { status: 503 })), 'server'],
    ['responds with an HTML page', () => answering(page), 'not-json'],
    [
      'no longer knows the session',
      () => answering(() => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })),
      'unauthorized',
    ],
  ];

  it.each(cases)('that %s causes the matching error', async (_what, client, kind) => {
    const id = randomUUID();
    expect(await kindOf(listPosts(client()))).toBe(kind);
    expect(await kindOf(getPost(client(), id))).toBe(kind);
    expect(await kindOf(createPost(client(), id, values()))).toBe(kind);
    expect(await kindOf(updatePost(client(), id, 1, { title: 'X' }))).toBe(kind);
    expect(await kindOf(trashPost(client(), id, 1))).toBe(kind);
  });
});
