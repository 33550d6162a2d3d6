import type { Context, MiddlewareHandler } from 'hono';
import type { Handler } from '../../backend/gateway/gateway.ts';
import { pathOf } from '../request-path.ts';
import { CACHE_REVALIDATE } from '../security-headers.ts';
import type { StaticFiles } from '../static-files.ts';
import { PREVIEW_KEY, PREVIEW_PATH } from '../../../src/backend/previews.ts';
import { formFor, type Body } from './body.ts';
import type { LiveSite } from './live-site.ts';

/** The decoded path of a request; a malformed one is left for the router to refuse. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Answers with a body, in a form that the client takes. */
function sendBody(c: Context, body: Body, caching: string): Response {
  const { bytes, encoding } = formFor(body, c.req.header('accept-encoding'));
  const headers = {
    'Content-Type': body.type,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
  return c.body(bytes, 200, headers);
}

/** Answers a link to the preview of an article, which nothing keeps, and no search engine lists. */
async function sendPreview(c: Context, live: LiveSite): Promise<Response | undefined> {
  c.header('X-Robots-Tag', 'noindex');
  const body = await live.preview(c.req.query(PREVIEW_KEY) ?? '');
  return body && sendBody(c, body, 'no-store');
}

/**
 * Answers with the current state of pages that show published articles. Passes on pages whose build is current and
 * everything else; marks a removed article as gone.
 */
export function livePages(live: LiveSite): MiddlewareHandler<StaticFiles> {
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    if (pathOf(c) === PREVIEW_PATH) {
      const preview = await sendPreview(c, live);
      if (!preview) c.set('isGone', true);
      return preview ?? next();
    }
    const answer = await live.answer(decodedPath(pathOf(c)));
    if (answer.kind === 'moved') {
      c.header('Cache-Control', CACHE_REVALIDATE);
      return c.redirect(answer.location + new URL(c.req.url).search, 301);
    }
    if (answer.kind !== 'body') {
      if (answer.kind === 'gone') c.set('isGone', true);
      return next();
    }
    return sendBody(c, answer.body, CACHE_REVALIDATE);
  };
}

const READING = ['GET', 'HEAD', 'OPTIONS'];
/** Written at every pause of somebody who types. */
const UNSEEN = new Set(['/rest/v1/blog_post_drafts']);

/** The same backend, which also reports every request that may have changed an article. */
export function tellingOfChanges(handler: Handler, changed: () => void): Handler {
  return async (request, context) => {
    const response = await handler(request, context);
    const isChange = response.ok && !READING.includes(request.method);
    const { pathname } = new URL(request.url);
    if (isChange && pathname.startsWith('/rest/v1/') && !UNSEEN.has(pathname)) changed();
    return response;
  };
}
