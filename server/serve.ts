/**
 * Serves the built site, with the embedded backend unless it was built for a hosted one. Environment: `PORT` (default
 * 4321, or the next free one), `HOST` (default 127.0.0.1), `CALCULARIO_DATA` (the backend's data folder, default
 * `.calculario`, or `:memory:`) and `CALCULARIO_ADMIN_PASSWORD` (optional, the first administrator's password); for
 * monitoring see `operations/settings.ts`.
 */
import { join } from 'node:path';
import type { Backend } from './backend/backend.ts';
import { freeBytes } from './backend/data-failure.ts';
import { proxiesFrom } from './backend/gateway/client-address.ts';
import type { Handler } from './backend/gateway/gateway.ts';
import { wholeNumberFrom } from './settings/whole-number.ts';
import { readBuiltFor } from './site/built-for.ts';
import { resolveDataFolder } from './site/data-folder.ts';
import { describeAdmin, openEmbeddedBackend } from './site/embedded-backend.ts';
import { listenOnFreePort } from './site/listen.ts';
import { SERVER_HALF } from './site/live/known-build.ts';
import { openLiveSite, visitorOf } from './site/live/live-site.ts';
import type { BackendHealth, BuildProgress } from './site/operations/health.ts';
import { operationsFrom } from './site/operations/settings.ts';
import { publicOrigin } from './site/public-origin.ts';
import { backendOrigin } from './site/security-headers.ts';
import { createSiteApp } from './site/site-app.ts';
import { createSiteServer } from './site/site-server.ts';
import { stopOnSignal } from './site/stop-on-signal.ts';

const DEFAULT_PORT = 4321;

/** Address to open in a browser, which cannot open a wildcard address such as 0.0.0.0. */
function addressOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function announce(address: string, admin: Backend['firstAdmin']): void {
  const lines = ['', 'Calculário no ar', '', `Endereço   ${address}`, 'Parar      Ctrl+C'];
  const adminLines = describeAdmin(address, admin);
  if (adminLines.length > 0) lines.push('', ...adminLines);
  console.log(`${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n`);
}

export interface ServedSite {
  /** Reopens the built site after a build has replaced it. */
  reopen(): Promise<void>;
  /** Updates the progress of the next build, as reported at `/saude`. */
  report(progress: BuildProgress): void;
}

/**
 * Serves the site until the process receives a signal.
 *
 * @param project folder of the project, with the built site in `dist` and, by default, the backend's data
 * @param onSettings called after administrators change the settings; only for processes that can build the site
 * @param previous folder to which such a process moves the replaced site
 * @throws Error with a message for the terminal if there is no built site or it cannot be served
 */
export async function serve(
  project: string,
  onSettings?: () => void,
  previous = project,
): Promise<ServedSite> {
  const wantedPort = wholeNumberFrom(process.env, 'PORT', 'porta', [0, 65_535]) ?? DEFAULT_PORT;
  const host = process.env['HOST']?.trim() || '127.0.0.1';
  const root = join(project, 'dist');
  const replaced = join(previous, 'dist');
  const origin = publicOrigin(process.env);
  const embedded = backendOrigin(readBuiltFor(root)) === null;
  const proxies = proxiesFrom(process.env);
  const dataDir = embedded ? resolveDataFolder(project, process.env['CALCULARIO_DATA']) : undefined;

  let backend: Promise<Backend> | undefined;
  const handler: Handler = async (request, context) => {
    // Let requests wait while the backend starts.
    const { fetch } = (await backend) ?? {};
    return fetch ? fetch(request, context) : new Response(null, { status: 503 });
  };
  const running: { backend?: Backend | undefined } = {};
  const backendHealth = async (): Promise<BackendHealth> => {
    if (!embedded) return 'externo';
    if (!running.backend) return 'iniciando';
    return (await running.backend.isHealthy()) ? 'ok' : 'falhou';
  };
  let progress: BuildProgress = 'atual';
  const operations = {
    ...operationsFrom(process.env),
    backendHealth,
    // A build cannot read settings in memory.
    build: onSettings && dataDir !== undefined ? () => progress : undefined,
    freeBytes: dataDir === undefined ? undefined : () => freeBytes(dataDir),
  };

  const open = () => {
    const live = openLiveSite({
      folder: join(project, SERVER_HALF),
      embedded: embedded ? async () => visitorOf(await backend) : undefined,
    });
    const env = readBuiltFor(root);
    const options = { root, replaced, env, backend: embedded ? handler : undefined, live, proxies };
    const app = createSiteApp(options, true);
    const close = async () => void (await Promise.all([live?.close(), app.close()]));
    return { options, live, app, close };
  };
  let site = open();
  const connections = wholeNumberFrom(process.env, 'CALCULARIO_CONNECTIONS', 'conexões', [100, 100_000]);
  const server = createSiteServer({ ...site.options, operations, connections }, () => site.app);
  const address = addressOf(host, await listenOnFreePort(server, wantedPort, host));
  if (embedded) backend = openEmbeddedBackend(project, origin ?? address, onSettings);
  running.backend = await backend;
  // Outdate the pages rendered during the start, which lack the articles of the backend.
  site.live?.outdate();
  stopOnSignal(server, async () => {
    await site.close();
    await running.backend?.close();
  });
  announce(address, running.backend?.firstAdmin);
  return {
    async reopen() {
      const before = site;
      site = open();
      await before.close();
    },
    report(next) {
      progress = next;
    },
  };
}
