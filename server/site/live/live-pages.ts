import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { clientOf } from '../../backend/gateway/client-address.ts';
import { createShare } from '../../backend/gateway/share.ts';
import { plainText } from '../pages.ts';
import { pathOf } from '../request-path.ts';
import { CACHE_REVALIDATE } from '../security-headers.ts';
import type { StaticFiles } from '../static-files.ts';
import type { ReserveBody } from '../unsent-bodies.ts';
import { PREVIEW_KEY, PREVIEW_PATH } from '../../../src/backend/previews.ts';
import { formFor, type Body } from './body.ts';
import type { LiveSite } from './live-site.ts';

/** Decodes the path of a request; leaves a malformed path to the router, which refuses it. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Responds with a body, in an encoding that the client accepts, or with a refusal if too many are unsent. */
function sendBody(c: Context, body: Body, caching: string, reserve: ReserveBody): Response {
  const { bytes, encoding } = formFor(body, c.req.header('accept-encoding'));
  const refusal = reserve(c, bytes.byteLength);
  if (refusal) return refusal;
  const headers = {
    'Content-Type': body.type,
    'Content-Length': String(bytes.byteLength),
    'Cache-Control': caching,
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
  return c.body(bytes, 200, headers);
}

/** Maximum number of concurrent previews, to leave database capacity for other requests. */
const MAX_PREVIEWS = 8;
const MAX_PREVIEWS_PER_ADDRESS = 4;
/** Concurrent previews of an address even if strangers use up all others. */
const GUARANTEED_PREVIEWS = 1;

/** Responds to valid preview links, with pages that are neither cached nor indexed. */
function previewSender(live: LiveSite, proxies: number, reserve: ReserveBody) {
  const slots = createShare(MAX_PREVIEWS, MAX_PREVIEWS_PER_ADDRESS, GUARANTEED_PREVIEWS);
  return async (c: Context): Promise<Response | undefined> => {
    c.header('X-Robots-Tag', 'noindex');
    const address = clientOf(c, proxies);
    if (!slots.enter(address)) {
      c.header('Retry-After', '2');
      return plainText(c, 503, 'Muitas prévias ao mesmo tempo. Tente de novo em alguns segundos.');
    }
    try {
      const body = await live.preview(c.req.query(PREVIEW_KEY) ?? '');
      return body && sendBody(c, body, 'no-store', reserve);
    } finally {
      slots.leave(address);
    }
  };
}

/**
 * Serves the current state of pages that show published articles. Passes on pages whose build is current, and all other
 * requests; marks a removed article as gone.
 *
 * @param proxies number of our own proxies in front of the server
 * @param reserve limits the unsent bodies
 */
export function livePages(
  live: LiveSite,
  proxies: number,
  reserve: ReserveBody,
): MiddlewareHandler<{ Bindings: HttpBindings } & StaticFiles> {
  const sendPreview = previewSender(live, proxies, reserve);
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    if (pathOf(c) === PREVIEW_PATH) return (await sendPreview(c)) ?? next();
    const answer = await live.answer(decodedPath(pathOf(c)));
    if (answer.kind === 'moved') {
      c.header('Cache-Control', CACHE_REVALIDATE);
      return c.redirect(answer.location + new URL(c.req.url).search, 301);
    }
    if (answer.kind !== 'body') {
      if (answer.kind === 'gone') c.set('isGone', true);
      return next();
    }
    return sendBody(c, answer.body, CACHE_REVALIDATE, reserve);
  };
}
