import { describe, expect, it } from 'vitest';
import { gatewayTo } from './testing/gateway.ts';

describe('a method that is not offered', () => {
  it.each([
    ['PROPFIND', '/rest/v1/blog_posts'],
    ['QUERY', '/rest/v1/rpc/list_admins'],
    ['get-all', '/rest/v1/blog_posts'],
    ['PURGE', '/storage/v1/object/public/blog-images/blog/a.png'],
    ['PATCH', '/storage/v1/object/blog-images/blog/a.png'],
    ['HEAD', '/auth/v1/verify?token=x&type=signup'],
    ['DELETE', '/auth/v1/user'],
  ])('%s %s is refused, with those that are', async (method, path) => {
    const { services, sendWithKey, send } = gatewayTo();
    for (const answer of [await sendWithKey(path, { method }), await send(path, { method })]) {
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toMatch(/^GET, .*OPTIONS$/);
    }
    expect(services).not.toHaveBeenCalled();
  });

  it.each(['auth', 'rest', 'storage'])(
    'is TRACE, which no request may be made of, for %s',
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
  ])('is none of those that the site uses for %s', async (service, methods) => {
    for (const method of methods) {
      const { sendWithKey } = gatewayTo();
      expect((await sendWithKey(`/${service}/v1/x?id=eq.1`, { method })).status).toBe(200);
    }
  });
});
