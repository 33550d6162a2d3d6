import { afterEach, describe, expect, it, vi } from 'vitest';
import { carefulFetch } from './careful-fetch.ts';
import { SESSION_KEY, sessionStore } from './session-store.ts';

const KEY = 'sb_publishable_x';
const RENEWAL = 'http://localhost/auth/v1/token?grant_type=refresh_token';
const ROWS = 'http://localhost/rest/v1/blog_posts?select=*';

const over = (response: Response) => {
  const network = vi.fn<typeof fetch>(async () => response);
  return { network, fetch: carefulFetch(network, KEY) };
};
/** A key that is not a JWT may also be sent only in its own header. */
const AS_VISITOR: [how: string, asVisitor: RequestInit | undefined][] = [
  ['with the key as a token', { headers: { apikey: KEY, Authorization: `Bearer ${KEY}` } }],
  ['with the key in its own header', { headers: { apikey: KEY } }],
  ['without headers', undefined],
];

afterEach(() => sessionStore.removeItem(SESSION_KEY));

describe('a renewal of the session', () => {
  it.each([
    ['a page of HTML', new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'a page of HTML as not found',
      new Response('<p>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['too many requests', Response.json({}, { status: 429 })],
    ['a failure', Response.json({}, { status: 503 })],
  ])('answered by %s is treated as a lost connection', async (_what, response) => {
    await expect(over(response).fetch(RENEWAL)).rejects.toThrow('Failed to fetch');
  });

  it.each([200, 400, 401])(
    'answered by the auth service itself (%i) is left to supabase-js',
    async (status) => {
      const answer = Response.json({}, { status });
      expect(await over(answer).fetch(new URL(RENEWAL))).toBe(answer);
    },
  );

  it('is the only request treated this way', async () => {
    const page = new Response('<p>', { headers: { 'Content-Type': 'text/html' } });
    expect(await over(page).fetch('http://localhost/auth/v1/signup')).toBe(page);
  });
});

it.each([RENEWAL, 'http://localhost/auth/v1/token?grant_type=password'])(
  'a session expires by the clock of the computer (%s)',
  async (address) => {
    const session = { access_token: 'a', expires_in: 3600, user: { id: 'x' } };
    const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
    const answer = await over(Response.json({ ...session, expires_at: 1 }, { headers })).fetch(address);
    expect(await answer.json()).toEqual(session);
    expect(answer.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
  },
);

describe('a request for data', () => {
  it.each(AS_VISITOR)(
    'without a session is refused instead of sent anonymously, %s',
    async (_how, asVisitor) => {
      const { network, fetch } = over(Response.json([]));
      const answer = await fetch(ROWS, asVisitor);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'PGRST303' });
      expect(network).not.toHaveBeenCalled();
    },
  );

  it.each(AS_VISITOR)(
    'with a session that failed to renew is treated as a lost connection, %s',
    async (_how, asVisitor) => {
      sessionStore.setItem(SESSION_KEY, '{}');
      const { network, fetch } = over(Response.json([]));
      await expect(fetch(ROWS, asVisitor)).rejects.toThrow('Failed to fetch');
      expect(network).not.toHaveBeenCalled();
    },
  );

  it.each(AS_VISITOR)(
    'is sent anonymously if it asks whether an invitation is open, %s',
    async (_how, asVisitor) => {
      const answer = Response.json([]);
      const address = 'http://localhost/rest/v1/rpc/find_invitation';
      expect(await over(answer).fetch(address, asVisitor)).toBe(answer);
    },
  );

  it('is forwarded with a user’s token', async () => {
    const answer = Response.json([]);
    expect(await over(answer).fetch(ROWS, { headers: { Authorization: 'Bearer token' } })).toBe(answer);
  });
});
