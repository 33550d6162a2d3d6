/** What the host sees of the running server, and what it tells the proxy's visitors: all before the site itself. */
import type { MiddlewareHandler } from 'hono';
import { cspReports } from './csp-reports.ts';
import { health, type BackendHealth } from './health.ts';
import { requestLog, type WriteLine } from './request-log.ts';
import type { OperationsSettings } from './settings.ts';
import { strictTransport } from './strict-transport.ts';

/** What the server is told about its operation. */
export interface OperationsOptions extends OperationsSettings {
  /** How the backend is. */
  backendHealth: () => Promise<BackendHealth>;
  /** Where lines go; by default, to the terminal. */
  write?: WriteLine;
}

/** The middleware, in its order. */
export function operations(options: OperationsOptions): MiddlewareHandler[] {
  const { log, hstsSeconds, backendHealth, write = (line) => process.stdout.write(`${line}\n`) } = options;
  const reports = cspReports(({ directive, blocked }) => {
    if (log) write(`${new Date().toISOString()} CSP ${directive} ${blocked}`);
  });
  return [
    ...(log ? [requestLog(write)] : []),
    strictTransport(hstsSeconds),
    health({ backend: backendHealth, cspReports: reports.count }),
    reports.receive,
  ];
}
