import type { MiddlewareHandler } from 'hono';
import type { Handler } from '../../backend/gateway/gateway.ts';
import { pathOf } from '../request-path.ts';
import { CACHE_REVALIDATE } from '../security-headers.ts';
import type { StaticFiles } from '../static-files.ts';
import { formFor } from './body.ts';
import type { LiveSite } from './live-site.ts';

/** The decoded path of a request; a malformed one is left for the router to refuse. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Answers with the current state of pages that show published articles. Passes on pages whose build is current and
 * everything else; marks a removed article as gone.
 */
export function livePages(live: LiveSite): MiddlewareHandler<StaticFiles> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    const answer = await live.answer(decodedPath(pathOf(c)));
    if (answer.kind === 'moved') {
      c.header('Cache-Control', CACHE_REVALIDATE);
      return c.redirect(answer.location + new URL(c.req.url).search, 301);
    }
    if (answer.kind !== 'body') {
      if (answer.kind === 'gone') c.set('isGone', true);
      return next();
    }
    const { bytes, encoding } = formFor(answer.body, c.req.header('accept-encoding'));
    const headers = {
      'Content-Type': answer.body.type,
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': CACHE_REVALIDATE,
      Vary: 'Accept-Encoding',
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    };
    return c.body(bytes, 200, headers);
  };
}

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** The same backend, which also reports every request that may have changed an article. */
export function tellingOfChanges(handler: Handler, changed: () => void): Handler {
  return async (request, context) => {
    const response = await handler(request, context);
    const isChange = response.ok && !READING.includes(request.method);
    if (isChange && new URL(request.url).pathname.startsWith('/rest/v1/')) changed();
    return response;
  };
}
