import { describe, expect, it, vi } from 'vitest';
import { createGateway, isBackendPath, type AccessOptions } from './gateway.ts';
import { createQueue } from './queue.ts';

const ORIGIN = 'http://localhost:3000';
const KEY = 'sb_publishable_test';

type Services = (request: Request) => Response | Promise<Response>;

function gatewayTo(services: Services = () => Response.json({}), access: AccessOptions = {}) {
  const spy = vi.fn(services);
  const gateway = createGateway({
    services: spy,
    inTurn: createQueue(),
    anonKey: KEY,
    answerStepMs: 0,
    ...access,
  });
  const send = (path: string, init: RequestInit = {}, peerAddress = '127.0.0.1'): Promise<Response> =>
    gateway.fetch(new Request(`${ORIGIN}${path}`, init), { peerAddress });
  const sendWithKey = (path: string, init: RequestInit = {}, peerAddress?: string): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('apikey', KEY);
    return send(path, { ...init, headers }, peerAddress);
  };
  return { gateway, services: spy, send, sendWithKey };
}

/** A service that responds on demand, and records its largest number of concurrent requests. */
function slowService() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const seen = { most: 0, order: [] as string[] };
  const service: Services = async (request) => {
    running += 1;
    seen.most = Math.max(seen.most, running);
    seen.order.push(new URL(request.url).search);
    await new Promise<void>((resolve) => waiting.push(resolve));
    running -= 1;
    return Response.json({});
  };
  const answerOne = async (): Promise<void> => {
    await vi.waitUntil(() => waiting.length > 0);
    waiting.shift()?.();
  };
  return { service, seen, answerOne };
}

describe('paths', () => {
  it.each(['/backend.json', '/auth/v1/token', '/rest/v1', '/rest/v1/blog_posts', '/storage/v1/object/x'])(
    '%s belongs to the backend',
    (path) => expect(isBackendPath(path)).toBe(true),
  );

  it.each(['/', '/admin', '/auth', '/rest/v10/x', '/_system/config', '/backend.jsonx', '/realtime/v1'])(
    '%s does not',
    async (path) => {
      expect(isBackendPath(path)).toBe(false);
      const { services, sendWithKey } = gatewayTo();
      expect((await sendWithKey(path)).status).toBe(404);
      expect(services).not.toHaveBeenCalled();
    },
  );

  it('include the pages’ configuration, uncached', async () => {
    const response = await gatewayTo().send('/backend.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ url: '/', anonKey: KEY });
  });
});

describe('keys', () => {
  const requests = [
    ['GET', '/rest/v1/blog_posts'],
    ['DELETE', '/rest/v1/blog_posts?id=neq.0'],
    ['POST', '/rest/v1/rpc/x'],
    ['POST', '/auth/v1/signup'],
    ['GET', '/auth/v1/settings'],
    ['POST', '/auth/v1/verify'],
    ['GET', '/storage/v1/bucket'],
    ['GET', '/storage/v1/object/blog-images/blog/a.png'],
    ['POST', '/storage/v1/object/blog-images/blog/a.png'],
    ['POST', '/storage/v1/object/public/blog-images/blog/a.png'],
    ['DELETE', '/storage/v1/object/blog-images'],
  ];

  it.each(requests)('%s %s is refused without one', async (method = '', path = '') => {
    const { services, send } = gatewayTo();
    const signedIn = { method, headers: { authorization: `Bearer ${KEY}` } };
    for (const init of [{ method }, signedIn]) {
      const response = await send(path, init);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: 'No API key found in request' });
    }
    expect(services).not.toHaveBeenCalled();
  });

  it('that are invalid are refused', async () => {
    const { services, send } = gatewayTo();
    const response = await send('/rest/v1/blog_posts', { headers: { apikey: 'sb_secret_x' } });
    expect(response.status).toBe(401);
    expect(services).not.toHaveBeenCalled();
  });

  it('may be a query parameter', async () => {
    expect((await gatewayTo().send(`/rest/v1/blog_posts?apikey=${KEY}`)).status).toBe(200);
  });

  it.each(['/storage/v1/object/public/blog-images/blog/a.png', '/auth/v1/verify?token=x&type=signup'])(
    'are not needed to open %s',
    async (path) => {
      expect((await gatewayTo().send(path)).status).toBe(200);
    },
  );
});

describe('requests', () => {
  it('are forwarded one at a time, in order', async () => {
    const { service, seen, answerOne } = slowService();
    const { sendWithKey } = gatewayTo(service);
    const answers = [1, 2, 3].map((turn) => sendWithKey(`/rest/v1/blog_posts?n=${turn}`));
    for (const answer of answers) {
      await answerOne();
      await answer;
    }
    expect(seen).toEqual({ most: 1, order: ['?n=1', '?n=2', '?n=3'] });
  });

  it('continue after a failed one', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sendWithKey } = gatewayTo((request) => {
      if (request.url.endsWith('broken')) throw new Error('broken');
      return Response.json({});
    });
    const [broken, whole] = await Promise.all([
      sendWithKey('/rest/v1/broken'),
      sendWithKey('/rest/v1/whole'),
    ]);
    expect([broken?.status, whole?.status]).toEqual([500, 200]);
    expect(await broken?.json()).toMatchObject({ message: 'Internal server error' });
    silence.mockRestore();
  });

  it('are refused when too many are queued', async () => {
    const { service, answerOne } = slowService();
    const { sendWithKey } = gatewayTo(service);
    const answers = Array.from({ length: 129 }, (_, index) =>
      sendWithKey('/rest/v1/blog_posts', {}, `10.0.0.${index % 10}`),
    );
    expect((await answers.at(-1))?.status).toBe(503);
    for (const answer of answers.slice(0, -1)) {
      await answerOne();
      expect((await answer).status).toBe(200);
    }
  });

  it('that are pending are answered before closing, later ones are refused', async () => {
    const { service, answerOne } = slowService();
    const { gateway, sendWithKey } = gatewayTo(service);
    const first = sendWithKey('/rest/v1/blog_posts');
    const closed = gateway.close();
    expect((await sendWithKey('/rest/v1/blog_posts')).status).toBe(503);
    await answerOne();
    await closed;
    expect((await first).status).toBe(200);
  });
});

describe('bodies', () => {
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
    const { services, sendWithKey } = gatewayTo();
    const announced = await sendWithKey(path, { method: 'POST', body: new Uint8Array(size) });
    const streamed = await sendWithKey(path, {
      method: 'POST',
      body: stream(size),
      duplex: 'half',
    } as RequestInit);
    expect([announced.status, streamed.status]).toEqual([413, 413]);
    expect(services).not.toHaveBeenCalled();
  });

  it('arrive complete, with their actual length', async () => {
    const { services, sendWithKey } = gatewayTo(async (request) =>
      Response.json({
        length: request.headers.get('content-length'),
        bytes: (await request.arrayBuffer()).byteLength,
      }),
    );
    const response = await sendWithKey('/storage/v1/object/x', {
      method: 'POST',
      body: stream(100_000),
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toEqual({ length: '100000', bytes: 100_000 });
    expect(services).toHaveBeenCalledOnce();
  });

  it('of a browser’s multipart upload are reduced to the file', async () => {
    const { sendWithKey } = gatewayTo(async (request) =>
      Response.json({
        type: request.headers.get('content-type'),
        cache: request.headers.get('cache-control'),
        text: await request.text(),
      }),
    );
    const body = new FormData();
    body.append('cacheControl', '3600');
    body.append('', new File(['conteúdo'], 'x.png', { type: 'image/png' }));
    const response = await sendWithKey('/storage/v1/object/blog-images/blog/a.png', { method: 'POST', body });
    expect(await response.json()).toEqual({ type: 'image/png', cache: 'max-age=3600', text: 'conteúdo' });
  });

  it('of an upload without a file are refused', async () => {
    const body = new FormData();
    body.append('cacheControl', '3600');
    const response = await gatewayTo().sendWithKey('/storage/v1/object/blog-images/a', {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(400);
  });
});

describe('slow bodies', () => {
  it('are given up after a time that their announced length allows', async () => {
    vi.useFakeTimers();
    try {
      const { services, sendWithKey } = gatewayTo();
      const drip = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(1)),
      });
      const headers = { 'content-length': '1000' };
      const answer = sendWithKey('/auth/v1/signup', {
        method: 'POST',
        body: drip,
        headers,
        duplex: 'half',
      } as RequestInit);
      await vi.advanceTimersByTimeAsync(10_020);
      expect((await answer).status).toBe(408);
      expect(services).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });

  it('whose sender has gone are not served', async () => {
    const { service, seen, answerOne } = slowService();
    const { sendWithKey } = gatewayTo(service);
    const gone = new AbortController();
    const first = sendWithKey('/rest/v1/blog_posts?n=1');
    const second = sendWithKey('/rest/v1/blog_posts?n=2', { signal: gone.signal });
    await vi.waitUntil(() => seen.order.length === 1);
    gone.abort();
    await answerOne();
    await first;
    expect((await second).status).toBe(503);
    expect(seen.order).toEqual(['?n=1']);
  });
});

describe('what no service should see', () => {
  const wide = JSON.stringify(
    Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`c${index}`, 1])),
  );
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const FAULTY: [what: string, path: string, init: RequestInit][] = [
    ['malformed JSON', '/auth/v1/signup', { method: 'POST', body: '{"email":' }],
    ['null', '/auth/v1/token?grant_type=password', { method: 'POST', body: 'null' }],
    ['null for a row', '/rest/v1/blog_posts', { method: 'POST', body: 'null' }],
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
    ['a deletion without a filter', '/rest/v1/blog_posts', { method: 'DELETE' }],
  ];
  it.each(FAULTY)('%s is the sender’s fault', async (_what, path, init) => {
    const { services, sendWithKey } = gatewayTo();
    expect((await sendWithKey(path, init)).status).toBe(400);
    expect(services).not.toHaveBeenCalled();
  });
});

describe('accounts', () => {
  const body = (email: string) => ({ method: 'POST', body: JSON.stringify({ email, password: '123456' }) });
  const send = async (answer: Response, path: string, access: AccessOptions = {}) => {
    const response = await gatewayTo(() => answer, access).sendWithKey(path, body('Ana@example.com'));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const TAKEN = Response.json({ code: 'user_already_exists' }, { status: 422 });
  const SOON = Response.json({ code: 'over_email_send_rate_limit' }, { status: 429 });

  it('are not told apart by a sign-up', async () => {
    const answers = await Promise.all(
      [Response.json({ id: 'x', identities: [{}] }), TAKEN.clone(), SOON.clone()].map((answer) =>
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

  it('are not told apart by a sign-in, nor by asking for mail', async () => {
    const unconfirmed = Response.json({ code: 'email_not_confirmed' }, { status: 400 });
    const wrong = { code: 'invalid_credentials', message: 'Invalid login credentials' };
    expect(await send(unconfirmed, '/auth/v1/token?grant_type=password')).toEqual({
      status: 400,
      body: wrong,
    });
    for (const path of ['/auth/v1/recover', '/auth/v1/resend']) {
      expect(await send(SOON.clone(), path)).toEqual({ status: 200, body: {} });
    }
  });

  it('take the same time, whatever the service has to do', async () => {
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

  it('are not made by a code in a mail, nor moved to another address', async () => {
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

  it('are made by nobody where sign-up is closed, and the settings say so', async () => {
    const closed = await send(new Response(), '/auth/v1/signup', { signUp: 'closed' });
    expect(closed).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
    for (const signUp of ['open', 'closed'] as const) {
      const response = await gatewayTo(undefined, { signUp }).sendWithKey('/auth/v1/settings');
      expect(await response.json()).toMatchObject({ disable_signup: signUp === 'closed' });
    }
  });
});

describe('rates', () => {
  const TOKEN = '/auth/v1/token?grant_type=password';
  const post = { method: 'POST', body: '{}' };
  const refusing = () => gatewayTo(() => Response.json({ code: 'invalid_credentials' }, { status: 400 }));

  it('limit password guessing, per account and address', async () => {
    const { sendWithKey } = refusing();
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
    '/auth/v1/%73ignup',
    '/auth/v1/reco%76er',
  ])('are not evaded by the spelling %s', async (path) => {
    const { sendWithKey } = refusing();
    for (let turn = 0; turn < 30; turn += 1) expect((await sendWithKey(path, post)).status).not.toBe(429);
    expect((await sendWithKey(path, post)).status).toBe(429);
  });

  it('slow down whoever guesses at an account, and nobody else', async () => {
    const { sendWithKey } = refusing();
    const guess = (email: string, peer?: string) =>
      sendWithKey(TOKEN, { method: 'POST', body: JSON.stringify({ email }) }, peer);
    for (let turn = 0; turn < 30; turn += 1) await guess('admin@example.com', '203.0.113.7');
    expect((await guess('ADMIN@example.com ', '203.0.113.7')).status).toBe(429);
    expect((await guess('admin@example.com', '203.0.113.8')).status).toBe(400);
    expect((await guess('other@example.com', '203.0.113.7')).status).toBe(400);
  });

  it('behind a proxy count whom it saw, only where the host says that there is one', async () => {
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

  it('say when to come back, in the header and in the message', async () => {
    const { sendWithKey } = refusing();
    for (let turn = 0; turn < 30; turn += 1) await sendWithKey(TOKEN, post);
    const response = await sendWithKey(TOKEN, post);
    const seconds = response.headers.get('retry-after');
    expect(await response.json()).toMatchObject({
      message: `Request rate limit reached: try again after ${seconds} seconds`,
    });
  });

  it('do not let one address take all the places', async () => {
    const { service, answerOne } = slowService();
    const { sendWithKey } = gatewayTo(service);
    const greedy = Array.from({ length: 65 }, () => sendWithKey('/rest/v1/blog_posts', {}, '203.0.113.7'));
    expect((await greedy.at(-1))?.status).toBe(503);
    const other = sendWithKey('/rest/v1/blog_posts', {}, '203.0.113.8');
    for (let turn = 0; turn < 65; turn += 1) await answerOne();
    expect((await other).status).toBe(200);
    expect((await Promise.all(greedy.slice(0, -1))).every(({ status }) => status === 200)).toBe(true);
    const again = sendWithKey('/rest/v1/blog_posts', {}, '203.0.113.7');
    await answerOne();
    expect((await again).status).toBe(200);
  });

  it('do not count successful sign-ins', async () => {
    const { sendWithKey } = gatewayTo();
    for (let turn = 0; turn < 40; turn += 1) expect((await sendWithKey(TOKEN, post)).status).toBe(200);
  });

  it('limit repeated sign-ups', async () => {
    const { sendWithKey } = gatewayTo();
    for (let turn = 0; turn < 30; turn += 1)
      expect((await sendWithKey('/auth/v1/signup', post)).status).toBe(200);
    expect((await sendWithKey('/auth/v1/signup', post)).status).toBe(429);
    expect((await sendWithKey('/auth/v1/recover', post)).status).toBe(429);
    expect((await sendWithKey(TOKEN, post)).status).toBe(200);
  });
});

describe('answers', () => {
  it('to a failed check are 400, as in the hosted service', async () => {
    const message =
      'error: new row for relation "blog_posts" violates check constraint "blog_posts_slug_format"';
    const { sendWithKey } = gatewayTo(() => Response.json({ code: 'SUP', message }, { status: 500 }));
    const response = await sendWithKey('/rest/v1/blog_posts', { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '23514', message: message.replace('error: ', '') });
  });

  it('to other failures are unchanged', async () => {
    const { sendWithKey } = gatewayTo(() => new Response('<html>', { status: 500 }));
    const response = await sendWithKey('/rest/v1/blog_posts');
    expect([response.status, await response.text()]).toEqual([500, '<html>']);
  });
});
