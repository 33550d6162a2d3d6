/** Monitoring for the host and security headers for visitors behind a proxy, ahead of the site itself. */
import type { MiddlewareHandler } from 'hono';
import { logLine } from '../../log-text.ts';
import { pathOf } from '../request-path.ts';
import { cspReports } from './csp-reports.ts';
import { health, type BackendHealth, type BuildProgress } from './health.ts';
import type { OperationsSettings } from './settings.ts';

type WriteLine = (line: string) => void;

/**
 * Logs each request in one line: time, status, method, path, duration and, after a failure, the reason. Never logs the
 * query, which may hold tokens and searches, bodies or the client's address. Cuts long paths, because a line costs its
 * sender nothing and the host disk space.
 */
function requestLog(write: WriteLine): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const failure = c.error ? ` ${logLine(`${c.error.name}: ${c.error.message}`)}` : '';
    const { method } = c.req;
    write(`${new Date().toISOString()} ${c.res.status} ${method} ${logLine(pathOf(c))} ${ms}ms${failure}`);
  };
}

/**
 * Asks browsers that came by https to use nothing else for a time. Only the proxy in front knows the scheme, and a
 * browser ignores the header over http.
 *
 * @param seconds 0 sends no header
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
  /** Progress of the site's next build, where this process builds it. */
  build?: (() => BuildProgress) | undefined;
  /** Destination of log lines; by default the terminal. */
  write?: WriteLine;
}

/** The middleware, in order. */
export function operations(options: OperationsOptions): MiddlewareHandler[] {
  const {
    log,
    hstsSeconds,
    backendHealth,
    build,
    write = (line) => process.stdout.write(`${line}\n`),
  } = options;
  const reports = cspReports(({ directive, blocked }) => {
    if (log) write(`${new Date().toISOString()} CSP ${directive} ${blocked}`);
  });
  return [
    ...(log ? [requestLog(write)] : []),
    strictTransport(hstsSeconds),
    health({ backend: backendHealth, cspReports: reports.count, build }),
    reports.receive,
  ];
}
