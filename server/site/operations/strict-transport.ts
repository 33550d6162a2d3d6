import type { MiddlewareHandler } from 'hono';

/**
 * Tells browsers that came by https to come by nothing else for so long. Only the proxy in front knows how they came, and
 * a browser ignores the header where it came by http.
 *
 * @param seconds 0 says nothing
 */
export function strictTransport(seconds: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const cameBy = c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
    if (seconds > 0 && cameBy === 'https') c.header('Strict-Transport-Security', `max-age=${seconds}`);
  };
}
