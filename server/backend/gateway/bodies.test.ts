import { describe, expect, it, vi } from 'vitest';
import { gatewayTo, slowService } from './testing/gateway.ts';

describe('request bodies', () => {
  const stream = (size: number): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < size; sent += 65_536) {
          controller.enqueue(new Uint8Array(Math.min(65_536, size - sent)));
        }
        controller.close();
      },
    });

  it.each([
    ['/auth/v1/signup', 64 * 1024 + 1],
    ['/rest/v1/blog_posts', 4 * 1024 * 1024 + 1],
    ['/storage/v1/object/blog-images/blog/a.png', 6 * 1024 * 1024],
  ])('that are too large for %s are refused, with or without Content-Length', async (path, size) => {
    const { services, sendAsAdmin } = gatewayTo();
    const announced = await sendAsAdmin(path, { method: 'POST', body: new Uint8Array(size) });
    const streamed = await sendAsAdmin(path, {
      method: 'POST',
      body: stream(size),
      duplex: 'half',
    } as RequestInit);
    expect([announced.status, streamed.status]).toEqual([413, 413]);
    expect(services).not.toHaveBeenCalled();
  });

  it('arrive complete, with their actual length', async () => {
    const { services, sendAsAdmin } = gatewayTo(async (request) =>
      Response.json({
        length: request.headers.get('content-length'),
        bytes: (await request.arrayBuffer()).byteLength,
      }),
    );
    const response = await sendAsAdmin('/storage/v1/object/x', {
      method: 'POST',
      body: stream(100_000),
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toEqual({ length: '100000', bytes: 100_000 });
    expect(services).toHaveBeenCalledOnce();
  });

  it('of multipart uploads are reduced to the file', async () => {
    const { sendAsAdmin } = gatewayTo(async (request) =>
      Response.json({
        type: request.headers.get('content-type'),
        cache: request.headers.get('cache-control'),
        text: await request.text(),
      }),
    );
    const body = new FormData();
    body.append('cacheControl', '3600');
    body.append('', new File(['conteúdo'], 'x.png', { type: 'image/png' }));
    const response = await sendAsAdmin('/storage/v1/object/blog-images/blog/a.png', { method: 'POST', body });
    expect(await response.json()).toEqual({ type: 'image/png', cache: 'max-age=3600', text: 'conteúdo' });
  });

  it('of uploads without a file are refused', async () => {
    const body = new FormData();
    body.append('cacheControl', '3600');
    const response = await gatewayTo().sendAsAdmin('/storage/v1/object/blog-images/a', {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(400);
  });
});

it('the services read a body as JSON, even if it claims another type', async () => {
  const { services, sendWithKey } = gatewayTo();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await sendWithKey('/rest/v1/feedback', { method: 'POST', headers, body: '{"x":"&message=%00&y="}' });
  expect(services.mock.calls[0]?.[0].headers.get('content-type')).toBe('application/json');
});

describe('slow bodies', () => {
  it('arrive whole at 20 kB per second, however long they take', async () => {
    vi.useFakeTimers();
    try {
      const { sendAsAdmin } = gatewayTo();
      let seconds = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          await vi.advanceTimersByTimeAsync(1000);
          controller.enqueue(new Uint8Array(20_000));
          if (++seconds === 200) controller.close();
        },
      });
      const path = '/storage/v1/object/blog-images/blog/a.png';
      const headers = { 'content-length': '4000000' };
      const answer = sendAsAdmin(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
      expect((await answer).status).toBe(200);
      expect(seconds).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  const drip = (peer: string) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
    });
    return [{ method: 'POST', body, duplex: 'half' } as RequestInit, peer] as const;
  };

  it('time out within seconds, and do not block visitors who only read', async () => {
    vi.useFakeTimers();
    try {
      const { sendWithKey } = gatewayTo();
      const slow = Array.from({ length: 128 }, (_, index) =>
        sendWithKey('/rest/v1/feedback', ...drip(`10.0.0.${index % 2}`)),
      );
      expect((await sendWithKey('/rest/v1/site_settings', {}, '10.0.0.3')).status).toBe(200);
      expect((await sendWithKey('/rest/v1/site_settings', {}, '10.0.0.1')).status).toBe(200);
      const signIn = { method: 'POST', body: '{}' };
      expect((await sendWithKey('/auth/v1/token', signIn, '10.0.0.3')).status).toBe(200);
      await vi.advanceTimersByTimeAsync(6000);
      const statuses = (await Promise.all(slow)).map(({ status }) => status);
      // The gateway waits for eight bodies per address and refuses the others immediately.
      expect(statuses.filter((status) => status === 408)).toHaveLength(16);
      expect(statuses.filter((status) => status === 503)).toHaveLength(112);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of uploads are accepted only from administrators', async () => {
    const { services, sendWithKey, sendAsAdmin } = gatewayTo();
    const path = '/storage/v1/object/blog-images/blog/a.png';
    expect((await sendWithKey(path, ...drip('10.0.0.1'))).status).toBe(403);
    const headers = { authorization: 'Bearer an.accounts.session' };
    expect((await sendWithKey(path, { ...drip('')[0], headers })).status).toBe(403);
    expect(services).not.toHaveBeenCalled();
    expect((await sendAsAdmin(path, { method: 'POST', body: 'x' })).status).toBe(200);
  });

  it('of visitors must be small', async () => {
    const { sendWithKey, sendAsAdmin } = gatewayTo();
    const row = { method: 'POST', body: JSON.stringify({ message: 'a'.repeat(70_000) }) };
    expect((await sendWithKey('/rest/v1/feedback', row)).status).toBe(413);
    expect((await sendAsAdmin('/rest/v1/feedback', row)).status).toBe(200);
  });

  it('of disconnected clients are not processed', async () => {
    const { service, seen, answerOne } = slowService();
    const { sendAsAdmin } = gatewayTo(service);
    const gone = new AbortController();
    const first = sendAsAdmin('/rest/v1/blog_posts?n=1');
    const second = sendAsAdmin('/rest/v1/blog_posts?n=2', { signal: gone.signal });
    await vi.waitUntil(() => seen.order.length === 1, { timeout: 10_000 });
    gone.abort();
    await answerOne();
    await first;
    expect((await second).status).toBe(503);
    expect(seen.order).toEqual(['?n=1']);
  });
});

describe('an invalid request', () => {
  const wide = JSON.stringify(
    Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`c${index}`, 1])),
  );
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const FAULTY: [what: string, path: string, init: RequestInit][] = [
    ['malformed JSON', '/auth/v1/signup', { method: 'POST', body: '{"email":' }],
    ['null', '/auth/v1/token?grant_type=password', { method: 'POST', body: 'null' }],
    ['null for a row', '/rest/v1/blog_posts', { method: 'POST', body: 'null' }],
    ['a token that is not text', '/auth/v1/verify', { method: 'POST', body: '{"token_hash":{}}' }],
    [
      'an address with control characters',
      '/auth/v1/signup',
      { method: 'POST', body: '{"email":"a\\u001b@b"}' },
    ],
    ['malformed JSON for a row', '/rest/v1/blog_posts?id=eq.1', { method: 'PATCH', body: '{' }],
    ['thousands of columns', '/rest/v1/blog_posts', { method: 'POST', body: wide }],
    ['a NUL in a value', '/rest/v1/blog_posts', { method: 'POST', body: '{"title":"\\u0000"}' }],
    ['a NUL in a filter', '/rest/v1/blog_posts?slug=eq.%00', {}],
    ['a NUL in a name', '/storage/v1/object/blog-images/a%00.png', { method: 'POST', body: 'x' }],
    ['a broken encoding', '/rest/v1/blog_posts?slug=%zz', {}],
    [
      'a broken multipart body',
      '/storage/v1/object/blog-images/a',
      { method: 'POST', body: 'x', headers: multipart },
    ],
    [
      'a multipart body without a boundary',
      '/storage/v1/object/blog-images/a',
      { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } },
    ],
    [
      'a query that takes forever',
      '/rest/v1/blog_posts?select=slug&content=match.%5E(.%2B)(.%2B)%5C1%5C2$',
      {},
    ],
    ['a list for a function', '/rest/v1/rpc/list_admins', { method: 'POST', body: '[{},{}]' }],
    [
      'a removal of thousands of files',
      '/storage/v1/object/blog-images',
      { method: 'DELETE', body: JSON.stringify({ prefixes: Array.from({ length: 5000 }, () => 'a') }) },
    ],
    ['a deletion without a filter', '/rest/v1/blog_posts', { method: 'DELETE' }],
  ];
  it.each(FAULTY)('is refused with 400 before it reaches a service: %s', async (_what, path, init) => {
    const { services, sendAsAdmin } = gatewayTo();
    expect((await sendAsAdmin(path, init)).status).toBe(400);
    expect(services).not.toHaveBeenCalled();
  });
});

describe('a list of file names', () => {
  const names = (length: number) => JSON.stringify({ prefixes: ['a'.repeat(length)] });
  it.each([
    ['DELETE', '/storage/v1/object/blog-images'],
    ['POST', '/storage/v1/object/list/blog-images'],
    ['POST', '/storage/v1/object/%6Cist/blog-images'],
    ['POST', '/storage/v1/bucket'],
  ])('must be small: %s %s', async (method, path) => {
    const { services, sendWithKey } = gatewayTo();
    // Claim another type, which must not matter.
    const headers = { 'content-type': 'image/png' };
    expect((await sendWithKey(path, { method, headers, body: names(70_000) })).status).toBe(413);
    expect(services).not.toHaveBeenCalled();
    expect((await sendWithKey(path, { method, headers, body: names(100) })).status).toBe(200);
  });
});
