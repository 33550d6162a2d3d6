import type { Context } from 'hono';

/** A request's path as the client sent it: still percent-encoded, so that malformed ones remain visible. */
export function pathOf(c: Context): string {
  return new URL(c.req.url).pathname;
}
