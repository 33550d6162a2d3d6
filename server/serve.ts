/**
 * Serves the built site, with the embedded backend unless it was built for a hosted one. Environment: `PORT` (default
 * 4321, or the next free one), `HOST` (default 127.0.0.1), `CALCULARIO_DATA` (the backend's data folder, default
 * `.calculario`, or `:memory:`) and `CALCULARIO_ADMIN_PASSWORD` (optional, the first administrator's password); for
 * monitoring see `operations/settings.ts`.
 */
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Backend } from './backend/backend.ts';
import { readProxies } from './backend/gateway/client-address.ts';
import type { Handler } from './backend/gateway/gateway.ts';
import { readBuiltFor } from './site/built-for.ts';
import { describeAdmin, openEmbeddedBackend } from './site/embedded-backend.ts';
import { listenOnFreePort, readConnections, readPort } from './site/listen.ts';
import { SERVER_HALF } from './site/live/known-build.ts';
import { openLiveSite, visitorOf, type LiveSite } from './site/live/live-site.ts';
import type { BackendHealth } from './site/operations/health.ts';
import { operationsFrom } from './site/operations/settings.ts';
import { whenNpmIsGone } from './site/npm-parent.ts';
import { publicOrigin } from './site/public-origin.ts';
import { backendOrigin } from './site/security-headers.ts';
import { createSiteServer } from './site/site-server.ts';

const DEFAULT_PORT = 4321;
const SHUTDOWN_MS = 3000;

/** The address to open in a browser; a wildcard address such as 0.0.0.0 cannot be visited. */
function addressOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function stopWhenAsked(server: Server, backend: Backend | undefined, live: LiveSite | undefined): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    server.close();
    await live?.close();
    await backend?.close();
    server.closeAllConnections();
    // The embedded database sets an exit code of its own.
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  whenNpmIsGone(() => void stop());
}

function announce(address: string, admin: Backend['firstAdmin']): void {
  const lines = ['', 'Calculário no ar', '', `Endereço   ${address}`, 'Parar      Ctrl+C'];
  const adminLines = describeAdmin(address, admin);
  if (adminLines.length > 0) lines.push('', ...adminLines);
  console.log(`${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n`);
}

/**
 * Serves the site until the process receives a signal.
 *
 * @param project folder of the project, with the built site in `dist` and, by default, the backend's data
 * @throws Error with a message for the terminal if there is no built site or it cannot be served
 */
export async function serve(project: string): Promise<void> {
  const wantedPort = readPort(process.env['PORT'], DEFAULT_PORT);
  const host = process.env['HOST']?.trim() || '127.0.0.1';
  const root = join(project, 'dist');
  const env = readBuiltFor(root);
  const origin = publicOrigin(process.env);

  const embedded = backendOrigin(env) === null;
  let backend: Promise<Backend> | undefined;
  const handler: Handler = async (request, context) => {
    // Requests during the start wait for it.
    const { fetch } = (await backend) ?? {};
    return fetch ? fetch(request, context) : new Response(null, { status: 503 });
  };
  const running: { backend?: Backend | undefined } = {};
  const backendHealth = async (): Promise<BackendHealth> => {
    if (!embedded) return 'externo';
    if (!running.backend) return 'iniciando';
    return (await running.backend.isWell()) ? 'ok' : 'falhou';
  };
  const proxies = readProxies(process.env['CALCULARIO_PROXIES']);
  const live = openLiveSite({
    folder: join(project, SERVER_HALF),
    embedded: embedded ? async () => visitorOf(await backend) : undefined,
  });
  const operations = { ...operationsFrom(process.env), backendHealth };
  const server = createSiteServer({
    root,
    env,
    backend: embedded ? handler : undefined,
    live,
    operations,
    proxies,
    connections: readConnections(process.env['CALCULARIO_CONNECTIONS']),
  });
  const address = addressOf(host, await listenOnFreePort(server, wantedPort, host));
  if (embedded) backend = openEmbeddedBackend(project, origin ?? address);
  running.backend = await backend;
  // Earlier visitors got pages without the backend's articles.
  live?.outdate();
  stopWhenAsked(server, running.backend, live);
  announce(address, running.backend?.firstAdmin);
}
