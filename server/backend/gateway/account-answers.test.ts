import { describe, expect, it } from 'vitest';
import type { AccessOptions } from './gateway.ts';
import { gatewayTo } from './testing/gateway.ts';

describe('existing and unknown accounts', () => {
  const body = (email: string) => ({ method: 'POST', body: JSON.stringify({ email, password: '123456' }) });
  const send = async (answer: Response, path: string, access: AccessOptions = {}) => {
    const response = await gatewayTo(() => answer, access).sendWithKey(path, body('Ana@example.com'));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const TAKEN = Response.json({ code: 'user_already_exists' }, { status: 422 });
  const RATE_LIMITED = Response.json({ code: 'over_email_send_rate_limit' }, { status: 429 });

  it('get the same response to a sign-up', async () => {
    const answers = await Promise.all(
      [Response.json({ id: 'x', identities: [{}] }), TAKEN.clone(), RATE_LIMITED.clone()].map((answer) =>
        send(answer, '/auth/v1/signup'),
      ),
    );
    for (const { status, body: user } of answers) {
      expect(status).toBe(200);
      expect({ ...user, id: '', confirmation_sent_at: '', created_at: '', updated_at: '' }).toEqual({
        id: '',
        email: 'ana@example.com',
        aud: 'authenticated',
        role: 'authenticated',
        phone: '',
        confirmation_sent_at: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {},
        identities: [],
        created_at: '',
        updated_at: '',
        is_anonymous: false,
      });
    }
    expect(new Set(answers.map(({ body: user }) => user['id'])).size).toBe(3);
    const weak = Response.json({ code: 'weak_password' }, { status: 422 });
    expect((await send(weak, '/auth/v1/signup')).body).toEqual({ code: 'weak_password' });
  });

  it('get the same response to a failed sign-in and to a request for mail', async () => {
    const unconfirmed = Response.json({ code: 'email_not_confirmed' }, { status: 400 });
    const wrong = { code: 'invalid_credentials', message: 'Invalid login credentials' };
    expect(await send(unconfirmed, '/auth/v1/token?grant_type=password')).toEqual({
      status: 400,
      body: wrong,
    });
    for (const path of ['/auth/v1/recover', '/auth/v1/resend']) {
      expect(await send(RATE_LIMITED.clone(), path)).toEqual({ status: 200, body: {} });
    }
  });

  it('get a response after the same time, no matter how long the service takes', async () => {
    const time = async (delay: number) => {
      const { sendWithKey } = gatewayTo(
        async () => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          return TAKEN.clone();
        },
        { answerStepMs: 300 },
      );
      const start = performance.now();
      await sendWithKey('/auth/v1/signup', body('a@example.com'));
      return performance.now() - start;
    };
    for (const delay of [0, 150]) expect(await time(delay)).toBeGreaterThanOrEqual(295);
  });

  it('cannot be created by mailed codes, or moved to another address', async () => {
    for (const path of ['/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/%6ftp']) {
      const { services, sendWithKey } = gatewayTo();
      expect((await sendWithKey(path, body('a@example.com'))).status).toBe(422);
      expect(services).not.toHaveBeenCalled();
    }
    const { sendWithKey } = gatewayTo();
    const change = { method: 'PUT', body: '{"email":"b@example.com"}' };
    expect((await sendWithKey('/auth/v1/user', change)).status).toBe(422);
    expect((await sendWithKey('/auth/v1/user', { ...change, body: '{"password":"1234567"}' })).status).toBe(
      200,
    );
  });

  it('can be created only by invitation if sign-up is closed, as the settings tell the pages', async () => {
    const closed = await send(new Response(), '/auth/v1/signup', { signUp: 'closed' });
    expect(closed).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
    const invited = gatewayTo(undefined, { signUp: 'closed' });
    const withInvitation = { method: 'POST', body: '{"email":"a@b","data":{"invitation":"x"}}' };
    expect((await invited.sendWithKey('/auth/v1/signup', withInvitation)).status).toBe(200);
    for (const signUp of ['open', 'closed'] as const) {
      const response = await gatewayTo(undefined, { signUp }).sendWithKey('/auth/v1/settings');
      expect(await response.json()).toMatchObject({ disable_signup: signUp === 'closed' });
    }
  });
});
