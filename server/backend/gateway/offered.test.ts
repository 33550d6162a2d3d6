import { describe, expect, it } from 'vitest';
import { gatewayTo } from './testing/gateway.ts';

describe('an HTTP method', () => {
  it.each([
    ['PROPFIND', '/rest/v1/blog_posts'],
    ['QUERY', '/rest/v1/rpc/list_admins'],
    ['get-all', '/rest/v1/blog_posts'],
    ['PURGE', '/storage/v1/object/public/blog-images/blog/a.png'],
    ['PATCH', '/storage/v1/object/blog-images/blog/a.png'],
    ['HEAD', '/auth/v1/verify?token=x&type=signup'],
    ['DELETE', '/auth/v1/user'],
  ])('%s %s is refused with a list of the allowed ones, uncached', async (method, path) => {
    const { services, sendWithKey, send } = gatewayTo();
    for (const answer of [await sendWithKey(path, { method }), await send(path, { method })]) {
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toMatch(/^GET, .*OPTIONS$/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(services).not.toHaveBeenCalled();
  });

  it.each(['auth', 'rest', 'storage'])(
    'TRACE, which the Request class cannot express, is refused for %s',
    async (service) => {
      const { services, gateway } = gatewayTo();
      const request = Object.defineProperty(new Request(`http://localhost/${service}/v1/x`), 'method', {
        value: 'TRACE',
      });
      expect((await gateway.fetch(request)).status).toBe(405);
      expect(services).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['rest', ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']],
    ['storage', ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']],
    ['auth', ['GET', 'POST', 'PUT', 'OPTIONS']],
  ])('of the site is accepted for %s', async (service, methods) => {
    for (const method of methods) {
      const { sendAsAdmin } = gatewayTo();
      expect((await sendAsAdmin(`/${service}/v1/x?id=eq.1`, { method })).status).toBe(200);
    }
  });
});

describe('a signed URL', () => {
  it.each([
    ['POST', '/storage/v1/object/upload/sign/blog-images/blog/a.png'],
    ['PUT', '/storage/v1/object/upload/sign/blog-images/blog/a.png?token=x'],
    ['PUT', '/storage/v1/object/%75pload/%73ign/blog-images/blog/a.png?token=x'],
    ['PUT', '/storage/v1//object//upload//sign/blog-images/blog/a.png?token=x'],
    ['POST', '/storage/v1/object/sign/blog-images'],
    ['GET', '/storage/v1/object/sign/blog-images/blog/a.png?token=x'],
  ])('can be neither created nor opened: %s %s', async (method, path) => {
    const { services, sendWithKey } = gatewayTo();
    const answer = await sendWithKey(path, { method });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      {
        statusCode: '403',
        error: 'not_offered',
        message: 'Signed addresses are not offered: upload with a session',
      },
    ]);
    expect(services).not.toHaveBeenCalled();
  });

  it('is not confused with a picture of a similar name', async () => {
    for (const name of ['blog/sign/a.png', 'blog/object/upload/sign/a.png']) {
      const { sendAsAdmin } = gatewayTo();
      const path = `/storage/v1/object/blog-images/${name}`;
      expect((await sendAsAdmin(path, { method: 'POST', body: 'x' })).status).toBe(200);
    }
  });
});
