import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BackendClient } from './client.ts';
import type { Database } from './row-types.ts';
import { signIn, signUp } from './session.ts';

/** supabase-js over a server with a fixed response. */
function answering(status: number, body: object): BackendClient {
  return createClient<Database>('http://localhost:3000', 'sb_publishable_x', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async () => Response.json(body, { status, headers: { 'X-Supabase-Api-Version': '2024-01-01' } }),
    },
  });
}

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'http://localhost:3000' } }));

const user = { id: '1', aud: 'authenticated', email: 'ana@example.com', identities: [{ id: '1' }] };
const signUpWith = (client: BackendClient) => signUp(client, 'ana@example.com', 'uma-senha');

describe('signing up', () => {
  it.each([
    ['a new address', 200, user],
    [
      'a taken address, refused openly',
      422,
      { code: 'user_already_exists', message: 'User already registered' },
    ],
    ['a taken address, answered with a user without identities', 200, { ...user, identities: [] }],
    [
      'a taken address, refused by a limit',
      429,
      {
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 59 seconds.',
      },
    ],
  ])('has the same result for %s', async (_what, status, body) => {
    await expect(signUpWith(answering(status, body))).resolves.toBeUndefined();
  });

  it('reports a weak password with the server’s message', async () => {
    const message = 'Password should be at least 6 characters.';
    await expect(
      signUpWith(answering(422, { code: 'weak_password', message, weak_password: { reasons: ['length'] } })),
    ).rejects.toMatchObject({ kind: 'refused', message });
  });

  it('reports the mail limit, which leaves no account', async () => {
    const body = { code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' };
    await expect(signUpWith(answering(429, body))).rejects.toMatchObject({ kind: 'refused' });
  });

  it('reports a server error', async () => {
    await expect(signUpWith(answering(500, { message: 'x' }))).rejects.toMatchObject({ kind: 'server' });
  });
});

describe('signing in', () => {
  it('accepts a session', async () => {
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_in: 3600,
      token_type: 'bearer',
      user,
    };
    await expect(signIn(answering(200, session), 'ana@example.com', 'x')).resolves.toBeUndefined();
  });

  it('reports a refusal with its code', async () => {
    const body = { code: 'email_not_confirmed', message: 'Email not confirmed' };
    await expect(signIn(answering(400, body), 'ana@example.com', 'uma-senha')).rejects.toMatchObject({
      kind: 'refused',
      code: 'email_not_confirmed',
    });
  });

  it('fails if the response has another format', async () => {
    await expect(signIn(answering(200, { ok: true }), 'ana@example.com', 'x')).rejects.toBeInstanceOf(Error);
  });
});
