import { describe, expect, it, vi } from 'vitest';
import { createGateway, isBackendPath } from './gateway.ts';

const ORIGIN = 'http://localhost:3000';
const KEY = 'sb_publishable_test';

type Services = (request: Request) => Response | Promise<Response>;

function gatewayTo(services: Services = () => Response.json({})) {
  const spy = vi.fn(services);
  const gateway = createGateway({ services: spy, anonKey: KEY });
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
    const answers = Array.from({ length: 129 }, () => sendWithKey('/rest/v1/blog_posts'));
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
    const response = await sendWithKey('/rest/v1/x', {
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

describe('rates', () => {
  const TOKEN = '/auth/v1/token?grant_type=password';
  const post = { method: 'POST', body: '{}' };
  const refusing = () => gatewayTo(() => Response.json({ code: 'invalid_credentials' }, { status: 400 }));

  it('limit password guessing, per client address', async () => {
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
    for (let turn = 0; turn < 30; turn += 1) expect((await sendWithKey(path, post)).status).toBe(400);
    expect((await sendWithKey(path, post)).status).toBe(429);
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
