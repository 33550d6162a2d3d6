import { describe, expect, it, vi } from 'vitest';
import { isBackendPath } from './paths.ts';
import { ADMIN, KEY, gatewayTo, slowService } from './testing/gateway.ts';

describe('paths', () => {
  it.each(['/backend.json', '/auth/v1/token', '/rest/v1', '/rest/v1/blog_posts', '/storage/v1/object/x'])(
    '%s belongs to the backend',
    (path) => expect(isBackendPath(path)).toBe(true),
  );

  it.each(['/', '/admin', '/auth', '/rest/v10/x', '/_system/config', '/backend.jsonx', '/realtime/v1'])(
    '%s does not belong to the backend',
    async (path) => {
      expect(isBackendPath(path)).toBe(false);
      const { services, sendWithKey } = gatewayTo();
      expect((await sendWithKey(path)).status).toBe(404);
      expect(services).not.toHaveBeenCalled();
    },
  );

  it('include the configuration of the pages, uncached', async () => {
    const response = await gatewayTo().send('/backend.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ url: '/', anonKey: KEY });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'allow only reading the configuration: %s',
    async (method) => {
      const response = await gatewayTo().send('/backend.json', { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each([
    '/auth/v1/token?grant_type=password',
    '/auth/v1/verify?token=x&type=signup',
    '/rest/v1/rpc/list_admins',
  ])('with a session or rows in the answer are uncached: %s', async (path) => {
    const { sendWithKey } = gatewayTo(() => Response.json({ access_token: 'a.b.c' }));
    const answer = await sendWithKey(path, { method: 'POST', body: '{}' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('API keys', () => {
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

  it.each(requests)('are required for %s %s', async (method = '', path = '') => {
    const { services, send } = gatewayTo();
    const signedIn = { method, headers: { authorization: `Bearer ${KEY}` } };
    for (const init of [{ method }, signedIn]) {
      const response = await send(path, init);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: 'No API key found in request' });
    }
    expect(services).not.toHaveBeenCalled();
  });

  it('are refused if invalid', async () => {
    const { services, send } = gatewayTo();
    const response = await send('/rest/v1/blog_posts', { headers: { apikey: 'sb_secret_x' } });
    expect(response.status).toBe(401);
    expect(services).not.toHaveBeenCalled();
  });

  it('can be passed as a query parameter', async () => {
    expect((await gatewayTo().send(`/rest/v1/site_settings?apikey=${KEY}`)).status).toBe(200);
  });

  it.each(['/storage/v1/object/public/blog-images/blog/a.png', '/auth/v1/verify?token=x&type=signup'])(
    'are not required to open %s',
    async (path) => {
      expect((await gatewayTo().send(path)).status).toBe(200);
    },
  );
});

describe('requests', () => {
  it('are forwarded one at a time, in order', async () => {
    const { service, seen, answerOne } = slowService();
    const { sendAsAdmin } = gatewayTo(service);
    const answers = [1, 2, 3].map((turn) => sendAsAdmin(`/rest/v1/blog_posts?n=${turn}`));
    for (const answer of answers) {
      await answerOne();
      await answer;
    }
    expect(seen).toEqual({ most: 1, order: ['?n=1', '?n=2', '?n=3'] });
  });

  it('continue after a request fails', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sendWithKey } = gatewayTo((request) => {
      if (request.url.includes('broken')) throw new Error('broken');
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

  it('are refused if the queue is full', async () => {
    const { service, answerOne } = slowService();
    const { sendWithKey } = gatewayTo(service);
    const answers = Array.from({ length: 129 }, (_, index) =>
      sendWithKey('/rest/v1/blog_posts?select=slug', {}, `10.0.0.${index % 10}`),
    );
    expect((await answers.at(-1))?.status).toBe(503);
    const accepted = answers.slice(0, -1);
    for (let turn = 0; turn < accepted.length; turn += 1) await answerOne();
    for (const answer of accepted) expect((await answer).status).toBe(200);
  });

  it('from other addresses succeed while two addresses flood the server', async () => {
    const { service, answerOne } = slowService();
    const { sendWithKey } = gatewayTo(service);
    const read = (address: string) => sendWithKey('/rest/v1/blog_posts?select=slug', {}, address);
    const flood = Array.from({ length: 128 }, (_, index) => read(`10.0.0.${index % 2}`));
    const page = Array.from({ length: 4 }, () => read('10.0.0.9'));
    expect((await read('10.0.0.9')).status).toBe(503);
    for (let turn = 0; turn < flood.length + page.length; turn += 1) await answerOne();
    for (const answer of [...flood, ...page]) expect((await answer).status).toBe(200);
  });

  it('are finished before closing if pending, and refused afterwards', async () => {
    const { service, answerOne } = slowService();
    const { gateway, sendWithKey } = gatewayTo(service);
    const first = sendWithKey('/rest/v1/blog_posts?select=slug');
    const closed = gateway.close();
    expect((await sendWithKey('/rest/v1/blog_posts?select=slug')).status).toBe(503);
    await answerOne();
    await closed;
    expect((await first).status).toBe(200);
  });
});

describe('responses', () => {
  it('to a failed check constraint are 400, as in a hosted project', async () => {
    const message =
      'error: new row for relation "blog_posts" violates check constraint "blog_posts_slug_format"';
    const { sendWithKey } = gatewayTo(() => Response.json({ code: 'SUP', message }, { status: 500 }));
    const response = await sendWithKey('/rest/v1/blog_posts?select=slug', { method: 'POST', body: '{}' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '23514', message: message.replace('error: ', '') });
  });

  it('to an invalid value of a column are 400', async () => {
    const message = 'Error: Invalid input for boolean type';
    const { sendWithKey } = gatewayTo(() => Response.json({ code: 'SUP', message }, { status: 500 }));
    const response = await sendWithKey('/rest/v1/site_settings?id=eq.x');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: '22P02', message: 'Invalid input for boolean type' });
  });

  it('to other failures pass unchanged', async () => {
    const { sendWithKey } = gatewayTo(() => new Response('<html>', { status: 500 }));
    const response = await sendWithKey('/rest/v1/blog_posts?select=slug');
    expect([response.status, await response.text()]).toEqual([500, '<html>']);
  });
});

describe('a change of articles', () => {
  const reportsOf = async (path: string, authorization: string, status: number) => {
    const articlesChanged = vi.fn();
    const { gateway } = gatewayTo(() => new Response(null, { status }));
    const headers = { apikey: KEY, authorization };
    const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: '[]' });
    expect((await gateway.fetch(request, { articlesChanged })).status).toBe(status);
    return articlesChanged.mock.calls.length;
  };

  it('is reported if an administrator made it', async () => {
    expect(await reportsOf('/rest/v1/blog_posts', ADMIN, 201)).toBe(1);
  });

  // The services answer 201 to a stranger's empty list, and 204 to an account's change of no row.
  it.each([
    ['a stranger’s', '/rest/v1/blog_posts', '', 201],
    ['an account’s', '/rest/v1/blog_posts', 'Bearer an.accounts.session', 204],
    ['a refused', '/rest/v1/blog_posts', ADMIN, 403],
    ['a draft’s', '/rest/v1/blog_post_drafts', ADMIN, 201],
  ] as const)('is not reported after %s request', async (_whose, path, authorization, status) => {
    expect(await reportsOf(path, authorization, status)).toBe(0);
  });
});
