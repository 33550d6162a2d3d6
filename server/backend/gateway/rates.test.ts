import { describe, expect, it, vi } from 'vitest';
import type { AccessOptions } from './gateway.ts';
import { gatewayTo, slowService } from './testing/gateway.ts';

describe('rate limits', () => {
  const TOKEN = '/auth/v1/token?grant_type=password';
  const post = { method: 'POST', body: '{}' };
  const gatewayThatRefuses = () =>
    gatewayTo(() => Response.json({ code: 'invalid_credentials' }, { status: 400 }));

  it('limit password guessing per account and address', async () => {
    const { sendWithKey } = gatewayThatRefuses();
    for (let turn = 0; turn < 30; turn += 1) expect((await sendWithKey(TOKEN, post)).status).toBe(400);
    const response = await sendWithKey(TOKEN, post);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'over_request_rate_limit' });
    expect((await sendWithKey(TOKEN, post, '10.0.0.2')).status).toBe(400);
  });

  it.each([
    '/auth/v1/%74oken?grant_type=password',
    '/auth/v1/%54oken?grant_type=password',
    '/auth/v1/token/?grant_type=password',
    '/auth/v1//token?grant_type=password',
    '/auth/v1/token?grant%5Ftype=refresh_token&grant_type=password',
    '/auth/v1/%73ignup',
    '/auth/v1/reco%76er',
    '/auth/v1/%76erify',
    '/rest/v1/rpc/invite%5Fadmin',
    '/rest/v1/rpc/accept_invitatio%6E',
  ])('cannot be evaded by the spelling %s', async (path) => {
    const { sendWithKey } = gatewayThatRefuses();
    for (let turn = 0; turn < 30; turn += 1) expect((await sendWithKey(path, post)).status).not.toBe(429);
    expect((await sendWithKey(path, post)).status).toBe(429);
  });

  it('slow down only the address that guesses a password', async () => {
    const { sendWithKey } = gatewayThatRefuses();
    const guess = (email: string, peer?: string) =>
      sendWithKey(TOKEN, { method: 'POST', body: JSON.stringify({ email }) }, peer);
    for (let turn = 0; turn < 30; turn += 1) await guess('admin@example.com', '203.0.113.7');
    expect((await guess('ADMIN@example.com ', '203.0.113.7')).status).toBe(429);
    expect((await guess('admin@example.com', '203.0.113.8')).status).toBe(400);
    expect((await guess('other@example.com', '203.0.113.7')).status).toBe(400);
  });

  it('stop an address that tries a password at many accounts, but no other address', async () => {
    const { sendWithKey } = gatewayThatRefuses();
    const guess = (turn: number, peer: string) =>
      sendWithKey(TOKEN, { method: 'POST', body: JSON.stringify({ email: `${turn}@example.com` }) }, peer);
    for (let turn = 0; turn < 300; turn += 1) expect((await guess(turn, '203.0.113.7')).status).toBe(400);
    expect((await guess(300, '203.0.113.7')).status).toBe(429);
    expect((await guess(300, '203.0.113.8')).status).toBe(400);
  });

  it('count the clients of a proxy separately only if the host configured the proxy', async () => {
    const fill = async (access: AccessOptions) => {
      const { sendWithKey } = gatewayTo(() => Response.json({}, { status: 400 }), access);
      const from = (seen: string) =>
        sendWithKey(TOKEN, { ...post, headers: { 'x-forwarded-for': `9.9.9.9, ${seen}` } });
      for (let turn = 0; turn < 31; turn += 1) await from('203.0.113.7');
      return [(await from('203.0.113.7')).status, (await from('203.0.113.8')).status];
    };
    expect(await fill({ proxies: 1 })).toEqual([429, 400]);
    expect(await fill({})).toEqual([429, 429]);
  });

  it('state in the header and the message when to retry', async () => {
    const { sendWithKey } = gatewayThatRefuses();
    for (let turn = 0; turn < 30; turn += 1) await sendWithKey(TOKEN, post);
    const response = await sendWithKey(TOKEN, post);
    const seconds = response.headers.get('retry-after');
    expect(await response.json()).toMatchObject({
      message: `Request rate limit reached: try again after ${seconds} seconds`,
    });
  });

  it('keep one address from occupying all slots', async () => {
    const { service, answerOne } = slowService();
    const { sendWithKey } = gatewayTo(service);
    const greedy = Array.from({ length: 65 }, () =>
      sendWithKey('/rest/v1/blog_posts?select=slug', {}, '203.0.113.7'),
    );
    expect((await greedy.at(-1))?.status).toBe(503);
    const other = sendWithKey('/rest/v1/blog_posts?select=slug', {}, '203.0.113.8');
    for (let turn = 0; turn < 65; turn += 1) await answerOne();
    expect((await other).status).toBe(200);
    expect((await Promise.all(greedy.slice(0, -1))).every(({ status }) => status === 200)).toBe(true);
    const again = sendWithKey('/rest/v1/blog_posts?select=slug', {}, '203.0.113.7');
    await answerOne();
    expect((await again).status).toBe(200);
  });

  it('count concurrent attempts', async () => {
    const { sendWithKey } = gatewayThatRefuses();
    // Send eight at a time, the maximum number of bodies per address.
    const eight = () => Promise.all(Array.from({ length: 8 }, () => sendWithKey(TOKEN, post)));
    const tries = [...(await eight()), ...(await eight()), ...(await eight()), ...(await eight())];
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(30);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('cannot be evaded by HEAD, which is refused for accounts', async () => {
    const { sendWithKey, send, services } = gatewayTo();
    for (const path of ['/auth/v1/reauthenticate', '/auth/v1/verify?token=x&type=signup', '/auth/v1/user']) {
      const response = await sendWithKey(path, { method: 'HEAD' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('GET');
    }
    // A mail link contains no key.
    expect((await send('/auth/v1/verify?token=x&type=signup', { method: 'HEAD' })).status).toBe(405);
    expect(services).not.toHaveBeenCalled();
    expect((await sendWithKey('/rest/v1/blog_posts?select=slug', { method: 'HEAD' })).status).toBe(200);
  });

  it('do not count successful sign-ins', async () => {
    const { sendWithKey } = gatewayTo();
    for (let turn = 0; turn < 301; turn += 1) expect((await sendWithKey(TOKEN, post)).status).toBe(200);
  });

  it('apply to repeated sign-ups', async () => {
    const { sendWithKey } = gatewayTo();
    for (let turn = 0; turn < 30; turn += 1)
      expect((await sendWithKey('/auth/v1/signup', post)).status).toBe(200);
    expect((await sendWithKey('/auth/v1/signup', post)).status).toBe(429);
    expect((await sendWithKey('/auth/v1/recover', post)).status).toBe(429);
    expect((await sendWithKey(TOKEN, post)).status).toBe(200);
  });

  it('apply to mail links and codes by any method, and to password changes', async () => {
    const { sendWithKey } = gatewayTo();
    const link = () => sendWithKey('/auth/v1/verify?token=x&type=recovery');
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await link()).status).toBe(200);
      expect((await sendWithKey('/auth/v1/verify', post)).status).toBe(200);
      expect((await sendWithKey('/auth/v1/user', { ...post, method: 'PUT' })).status).toBe(200);
    }
    expect((await link()).status).toBe(429);
    expect((await sendWithKey('/auth/v1/verify', post)).status).toBe(429);
    expect((await sendWithKey('/auth/v1/user', { ...post, method: 'PUT' })).status).toBe(429);
    expect((await sendWithKey('/auth/v1/verify', post, '10.0.0.2')).status).toBe(200);
  });

  it('apply to feedback from one address in any spelling of the path', async () => {
    const { sendWithKey } = gatewayTo();
    for (let turn = 0; turn < 20; turn += 1) {
      const path = turn % 2 === 0 ? '/rest/v1/feedback' : '/rest/v1/%66eedback';
      expect((await sendWithKey(path, post)).status).toBe(200);
    }
    expect((await sendWithKey('/rest/v1/feedback', post)).status).toBe(429);
    expect((await sendWithKey('/rest/v1/feedback', post, '10.0.0.2')).status).toBe(200);
  });

  it('end after their time even if the time of day is set back', async () => {
    vi.useFakeTimers();
    try {
      const { sendWithKey } = gatewayTo();
      const say = async () => (await sendWithKey('/rest/v1/feedback', post)).status;
      for (let turn = 0; turn < 20; turn += 1) await say();
      vi.setSystemTime(Date.now() - 86_400_000);
      expect(await say()).toBe(429);
      await vi.advanceTimersByTimeAsync(301_000);
      expect(await say()).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reserve room for feedback from addresses not seen within the hour', async () => {
    vi.useFakeTimers();
    try {
      const { sendWithKey } = gatewayTo();
      const say = async (peer: string) => (await sendWithKey('/rest/v1/feedback', post, peer)).status;
      // 25 addresses use up their allowance: one message each as new addresses, and 250 together.
      const flood = async () => {
        const said: number[] = [];
        for (let turn = 0; turn < 500; turn += 1) said.push(await say(`10.0.0.${turn % 25}`));
        return said.filter((status) => status === 200).length;
      };
      expect(await flood()).toBe(275);
      const refused = await sendWithKey('/rest/v1/feedback', post, '10.0.0.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await say('10.0.1.1')).toBe(200);
      await vi.advanceTimersByTimeAsync(3_601_000);
      expect(await say('10.0.0.1')).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('allow one recovery mail a minute and ten an hour per account, with the same response', async () => {
    vi.useFakeTimers();
    try {
      const { services, sendWithKey } = gatewayTo();
      let turn = 0;
      const recover = async (email: string) => {
        turn += 1;
        const init = { method: 'POST', body: JSON.stringify({ email }) };
        const response = await sendWithKey('/auth/v1/recover', init, `10.0.0.${turn}`);
        expect([response.status, await response.json()]).toEqual([200, {}]);
        return services.mock.calls.length;
      };
      expect(await recover('ana@example.com')).toBe(1);
      expect(await recover(' ANA@example.com')).toBe(1);
      expect(await recover('bia@example.com')).toBe(2);
      for (let minute = 2; minute <= 30; minute += 1) {
        await vi.advanceTimersByTimeAsync(61_000);
        await recover('ana@example.com');
      }
      expect(services).toHaveBeenCalledTimes(11);
      await vi.advanceTimersByTimeAsync(45 * 60_000);
      expect(await recover('ana@example.com')).toBe(12);
    } finally {
      vi.useRealTimers();
    }
  });
});
