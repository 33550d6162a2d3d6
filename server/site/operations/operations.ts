/** What the host sees of the running server, and what it tells the proxy's visitors: all before the site itself. */
import type { MiddlewareHandler } from 'hono';
import { logLine } from '../../log-text.ts';
import { pathOf } from '../request-path.ts';
import { cspReports } from './csp-reports.ts';
import { health, type BackendHealth, type BuildProgress } from './health.ts';
import type { OperationsSettings } from './settings.ts';

/** Writes one line. */
type WriteLine = (line: string) => void;

/**
 * Tells each request in one line: moment, status, method, path, time taken and, if it failed, why. What comes after `?`
 * in the address, where tokens and what people search for stand, is never told, and neither are bodies and the address of
 * whoever asked. Long paths are cut: a line costs its sender nothing, and the host a disk.
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
 * Tells browsers that came by https to come by nothing else for so long. Only the proxy in front knows how they came, and
 * a browser ignores the header where it came by http.
 *
 * @param seconds 0 says nothing
 */
function strictTransport(seconds: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const cameBy = c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim();
    if (seconds > 0 && cameBy === 'https') c.header('Strict-Transport-Security', `max-age=${seconds}`);
  };
}

/** What the server is told about its operation. */
export interface OperationsOptions extends OperationsSettings {
  /** How the backend is. */
  backendHealth: () => Promise<BackendHealth>;
  /** Progress of the site's next build, where this process builds it. */
  build?: (() => BuildProgress) | undefined;
  /** Where lines go; by default, to the terminal. */
  write?: WriteLine;
}

/** The middleware, in its order. */
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
