/** Middleware in front of the site: monitoring, and security headers for visitors behind a proxy. */
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { logLine } from '../../log-text.ts';
import { pathOf } from '../request-path.ts';
import { cspReports } from './csp-reports.ts';
import { health, type BackendHealth, type BuildProgress } from './health.ts';
import type { OperationsSettings } from './settings.ts';

type WriteLine = (line: string) => void;

/** Logged status of a request whose client did not wait for the response, as in nginx. */
const CLIENT_GONE = 499;

/**
 * Logs each request in one line: time, status, method, path, duration and the reason of a failure. Never logs the
 * client address, the body or the query, which may contain tokens and searches. Truncates long paths to save disk
 * space.
 */
function requestLog(write: WriteLine): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const failure = c.error ? ` ${logLine(`${c.error.name}: ${c.error.message}`)}` : '';
    const { method } = c.req;
    const status = c.env.outgoing.closed ? CLIENT_GONE : c.res.status;
    write(`${new Date().toISOString()} ${status} ${method} ${logLine(pathOf(c))} ${ms}ms${failure}`);
  };
}

/**
 * Makes browsers use only https for a time. Sends the header only over https, according to the proxy in front.
 *
 * @param seconds lifetime of the rule; 0 sends no header
 */
function strictTransport(seconds: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const cameBy = c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
    if (seconds > 0 && cameBy === 'https') c.header('Strict-Transport-Security', `max-age=${seconds}`);
  };
}

export interface OperationsOptions extends OperationsSettings {
  backendHealth: () => Promise<BackendHealth>;
  /** Progress of the next build, if this process builds the site. */
  build?: (() => BuildProgress) | undefined;
  /** Free bytes on the disk with the data, if there is one. */
  freeBytes?: (() => number) | undefined;
  /** Destination of log lines; by default the terminal. */
  write?: WriteLine;
}

/** Creates the middleware, in order. */
export function operations(options: OperationsOptions): MiddlewareHandler[] {
  const {
    log,
    hstsSeconds,
    backendHealth,
    build,
    freeBytes,
    write = (line) => process.stdout.write(`${line}\n`),
  } = options;
  const reports = cspReports(({ directive, blocked }) => {
    if (log) write(`${new Date().toISOString()} CSP ${directive} ${blocked}`);
  });
  return [
    ...(log ? [requestLog(write)] : []),
    strictTransport(hstsSeconds),
    health({ backend: backendHealth, cspReports: reports.count, build, freeBytes }),
    reports.receive,
  ];
}
