import type { Context } from 'hono';

/** Path of a request as the client sent it, still percent-encoded, so that malformed paths can be refused. */
export function pathOf(c: Context): string {
  return new URL(c.req.url).pathname;
}
