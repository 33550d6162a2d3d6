import type { Context, MiddlewareHandler } from 'hono';
import { acceptedEncodings } from './live/body.ts';
import { pathOf } from './request-path.ts';
import { notFoundIn, resolvePath, type BuiltSite } from './resolve-path.ts';
import { CACHE_REVALIDATE } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

/** Creates an uncached response with plain text. */
export function plainText(c: Context, status: 400 | 404 | 405 | 500 | 503, text: string): Response {
  return c.text(text, status, { 'Cache-Control': 'no-store' });
}

/**
 * Removes the Range header, which a server may ignore (RFC 9110, section 14.2), because all files are small. Removes
 * the weights of the encodings, which `serveStatic` does not understand.
 *
 * @param method GET also for HEAD, whose body Hono drops after it has become an ETag
 */
function simplified(request: Request, method: string): Request {
  const encodings = request.headers.get('accept-encoding') ?? '';
  const isSimple = request.method === method && !request.headers.has('range') && !encodings.includes(';');
  if (isSimple) return request;
  const headers = new Headers(request.headers);
  headers.delete('range');
  headers.set('accept-encoding', acceptedEncodings(encodings).join());
  return new Request(request, { method, headers });
}

/** Resolves the path of a page and stores its file in the context; redirects or refuses other paths. */
export function pages(site: BuiltSite): MiddlewareHandler<StaticFiles> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return plainText(c, 405, 'Método não permitido.');
    }
    const { search } = new URL(c.req.url);
    const found = c.get('isGone') ? notFoundIn(site) : resolvePath(pathOf(c), search, site);
    if (found.kind === 'bad-request') return plainText(c, 400, 'Endereço inválido.');
    if (found.kind === 'not-found') return plainText(c, 404, 'Página não encontrada.');
    if (found.kind === 'redirect') {
      c.header('Cache-Control', CACHE_REVALIDATE);
      return c.redirect(found.location, 301);
    }
    c.req.raw = simplified(c.req.raw, found.status === 200 ? 'GET' : c.req.method);
    c.set('file', found.file);
    await next();
    if (found.noindex) c.header('X-Robots-Tag', 'noindex');
    if (found.status !== 200 && c.res.ok) {
      c.res = new Response(c.res.body, { status: found.status, headers: c.res.headers });
    }
    return undefined;
  };
}
