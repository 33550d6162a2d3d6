import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUncertain, savePost } from '../../src/admin/articles/model/save-post.ts';
import type { Backend } from '../../server/backend/backend.ts';
import { BackendError } from '../../src/backend/errors.ts';
import { getPost, PostChangedError, updatePost, type PostValues } from '../../src/backend/posts.ts';
import { emptyForm, valuesOf } from '../../src/admin/articles/model/post-form.ts';
import type { Client } from './support/client.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => server.database.run('delete from public.blog_posts'));

function values(title: string): PostValues {
  const form = {
    ...emptyForm('2026-11-20'),
    title,
    slug: 'ferias',
    excerpt: 'Resumo',
    content: '<p>Texto</p>',
  };
  return valuesOf(form, '2026-11-20', null);
}

/** An administrator's client that loses the response to its first write. */
async function withLostResponse(): Promise<Client> {
  let isLost = false;
  const { backend, admin: account } = server;
  const fetch: Backend['fetch'] = async (request) => {
    const isWrite = request.url.includes('/rest/') && request.method !== 'GET';
    const answer = await backend.fetch(request);
    if (isLost || !isWrite) return answer;
    isLost = true;
    throw new TypeError('Failed to fetch');
  };
  return signInAdmin({ backend: { anonKey: backend.anonKey, fetch }, admin: account });
}

async function failure(operation: Promise<unknown>): Promise<unknown> {
  return operation.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('saving a new article after a lost response', () => {
  it('does not publish what a colleague has scheduled since', async () => {
    const client = await withLostResponse();
    const request = { id: randomUUID(), version: null, values: values('Um'), attempts: [] };
    await failure(savePost(client, request));
    await updatePost(admin, request.id, 1, { published_at: '2099-01-02T08:30:00-03:00' });
    const again = { ...request, attempts: [values('Um')] };
    expect(await failure(savePost(client, again))).toBeInstanceOf(PostChangedError);
  });

  it('returns the saved article if unchanged', async () => {
    const client = await withLostResponse();
    const id = randomUUID();
    const request = { id, version: null, values: values('Um'), attempts: [] };
    expect(isUncertain(await failure(savePost(client, request)))).toBe(true);
    expect(await savePost(client, { ...request, attempts: [values('Um')] })).toMatchObject({
      id,
      version: 1,
    });
  });

  it('updates the saved article if changed', async () => {
    const client = await withLostResponse();
    const id = randomUUID();
    await failure(savePost(client, { id, version: null, values: values('Um'), attempts: [] }));
    const saved = await savePost(client, {
      id,
      version: null,
      values: values('Dois'),
      attempts: [values('Um')],
    });
    expect(saved).toMatchObject({ id, title: 'Dois', version: 2 });
    expect((await admin.from('blog_posts').select('title')).data).toEqual([{ title: 'Dois' }]);
  });
});

describe('saving over an article', () => {
  it('with further changes after a lost response does not conflict with itself', async () => {
    const id = randomUUID();
    await savePost(admin, { id, version: null, values: values('Um'), attempts: [] });
    const client = await withLostResponse();
    await failure(savePost(client, { id, version: 1, values: values('Dois'), attempts: [] }));
    const saved = await savePost(client, {
      id,
      version: 1,
      values: values('Três'),
      attempts: [values('Dois')],
    });
    expect(saved).toMatchObject({ title: 'Três', version: 3 });
  });

  it('conflicts with somebody else’s save, even after a lost response', async () => {
    const id = randomUUID();
    await savePost(admin, { id, version: null, values: values('Um'), attempts: [] });
    const client = await withLostResponse();
    await failure(savePost(client, { id, version: 1, values: values('Dois'), attempts: [] }));
    await updatePost(admin, id, 2, { title: 'Dela' });
    const request = { id, version: 1, values: values('Três'), attempts: [values('Dois')] };
    const error = await failure(savePost(client, request));
    expect(error).toBeInstanceOf(PostChangedError);
    expect(isUncertain(error)).toBe(false);
    expect((await getPost(admin, id))?.title).toBe('Dela');
  });
});

it.each([
  ['offline', true],
  ['timeout', true],
  ['server', true],
  ['not-json', true],
  ['forbidden', false],
  ['unauthorized', false],
] as const)('isUncertain returns for the error “%s”: %s', (kind, isSaved) => {
  expect(isUncertain(new BackendError(kind, 'x'))).toBe(isSaved);
});
