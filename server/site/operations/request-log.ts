import type { MiddlewareHandler } from 'hono';
import { pathOf } from '../request-path.ts';

/** Writes one line. */
export type WriteLine = (line: string) => void;

/** One line of a message, whatever is in it. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 300);

/**
 * Tells each request in one line: moment, status, method, path, time taken and, if it failed, why. What comes after `?`
 * in the address, where tokens and what people search for stand, is never told, and neither are bodies and the address of
 * whoever asked.
 */
export function requestLog(write: WriteLine): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const failure = c.error ? ` ${oneLine(`${c.error.name}: ${c.error.message}`)}` : '';
    const { method } = c.req;
    write(`${new Date().toISOString()} ${c.res.status} ${method} ${pathOf(c)} ${ms}ms${failure}`);
  };
}
