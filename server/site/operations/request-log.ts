import type { MiddlewareHandler } from 'hono';
import { logLine } from '../../log-text.ts';
import { pathOf } from '../request-path.ts';

/** Writes one line. */
export type WriteLine = (line: string) => void;

/**
 * Tells each request in one line: moment, status, method, path, time taken and, if it failed, why. What comes after `?`
 * in the address, where tokens and what people search for stand, is never told, and neither are bodies and the address of
 * whoever asked. Long paths are cut: a line costs its sender nothing, and the host a disk.
 */
export function requestLog(write: WriteLine): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const failure = c.error ? ` ${logLine(`${c.error.name}: ${c.error.message}`)}` : '';
    const { method } = c.req;
    write(`${new Date().toISOString()} ${c.res.status} ${method} ${logLine(pathOf(c))} ${ms}ms${failure}`);
  };
}
