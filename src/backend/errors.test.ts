import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { BackendError } from './errors.ts';
import type { Database } from './row-types.ts';

/** supabase-js over a network with a fixed behavior. */
function clientOver(answer: () => Promise<Response>) {
  return createClient<Database>('http://localhost:3000', 'sb_publishable_x', {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: answer },
  });
}

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  clientOver(async () => Response.json(body, { status, headers }));
const html = (status: number) =>
  clientOver(
    async () =>
      new Response('<!doctype html><p>Olá</p>', { status, headers: { 'Content-Type': 'text/html' } }),
  );
const failing = (error: Error) =>
  clientOver(async () => {
    throw error;
  });

type Client = ReturnType<typeof clientOver>;

/** The same failure as reported by each of the three services. */
const calls: Record<string, (client: Client) => Promise<BackendError>> = {
  tables: async (client) => {
    const { error, status } = await client.from('blog_posts').select();
    return BackendError.of(error, status);
  },
  auth: async (client) => {
    const { error } = await client.auth.signInWithPassword({ email: 'a@example.com', password: '123456' });
    return BackendError.of(error);
  },
  storage: async (client) => {
    const { error } = await client.storage.from('blog-images').upload('blog/a.png', new ArrayBuffer(1));
    return BackendError.of(error);
  },
};

describe.each(Object.entries(calls))('failures of %s', (_service, call) => {
  it.each([
    'Failed to fetch',
    'fetch failed',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ])('without a connection (%s) are offline', async (message) => {
    expect((await call(failing(new TypeError(message)))).kind).toBe('offline');
  });

  it('without a response in time are timeouts', async () => {
    const error = new DOMException('signal timed out', 'TimeoutError');
    expect((await call(failing(error))).kind).toBe('timeout');
  });

  it.each([500, 502, 503, 504])('with %i are server errors', async (status) => {
    expect((await call(json(status, { message: 'Internal' }))).kind).toBe('server');
    expect((await call(html(status))).kind).toBe('server');
  });

  it('with an HTML page are not-json', async () => {
    expect((await call(html(200))).kind).toBe('not-json');
  });
});

describe('refusals', () => {
  const refused = async (status: number, body: object) => {
    const { error, status: answered } = await json(status, body).from('blog_posts').select();
    return BackendError.of(error, answered);
  };

  it('of an expired token are unauthorized', async () => {
    expect((await refused(401, { code: 'PGRST303', message: 'JWT expired' })).kind).toBe('unauthorized');
  });

  it('for missing rights depend on whether somebody is signed in', async () => {
    const body = { code: '42501', message: 'permission denied for table blog_posts' };
    expect((await refused(401, body)).kind).toBe('unauthorized');
    expect((await refused(403, body)).kind).toBe('forbidden');
  });

  it('name the constraint', async () => {
    const taken = await refused(409, {
      code: '23505',
      message: 'duplicate key value violates unique constraint "blog_posts_slug_key"',
    });
    expect(taken).toMatchObject({ kind: 'conflict', constraint: 'blog_posts_slug_key', code: '23505' });
    const outOfRange = await refused(400, {
      code: '23514',
      message: 'new row for relation "blog_posts" violates check constraint "blog_posts_read_time_range"',
    });
    expect(outOfRange).toMatchObject({ kind: 'constraint', constraint: 'blog_posts_read_time_range' });
  });

  it('of a sign-in have the service’s code', async () => {
    const client = json(
      400,
      { code: 'invalid_credentials', message: 'Invalid login credentials' },
      { 'X-Supabase-Api-Version': '2024-01-01' },
    );
    const { error } = await client.auth.signInWithPassword({ email: 'a@example.com', password: '123456' });
    expect(BackendError.of(error)).toMatchObject({
      kind: 'refused',
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });
});

it('refusals of too many requests have the rate limit’s code, even from a gateway without codes', async () => {
  const { error } = await json(429, { message: 'Slow down' }).auth.signInWithPassword({
    email: 'a@example.com',
    password: '123456',
  });
  expect(BackendError.of(error)).toMatchObject({ kind: 'refused', code: 'over_request_rate_limit' });
});

describe('BackendError.of', () => {
  it('recognizes a limit of the database by its status', () => {
    const error = { code: 'PT429', message: 'feedback_full' };
    expect(BackendError.of(error, 429)).toMatchObject({ kind: 'refused', code: 'over_request_rate_limit' });
    expect(BackendError.of({ code: '23514' }, 400).code).toBe('23514');
  });

  it('returns a BackendError unchanged', () => {
    const error = new BackendError('offline', 'x');
    expect(BackendError.of(error)).toBe(error);
  });

  it.each([undefined, null, 'texto', 42, {}, new RangeError('x')])('accepts any value: %s', (value) => {
    expect(BackendError.of(value).kind).toBe('unknown');
  });

  it('keeps the cause and a truncated message', () => {
    const cause = new Error('x'.repeat(10_000));
    const error = BackendError.of(cause);
    expect(error.cause).toBe(cause);
    expect(error.message).toHaveLength(500);
  });
});
