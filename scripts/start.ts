/**
 * Serves the site, building it first if it is missing or stale; with the embedded backend, unless the site
 * was built for a hosted one. Environment: `PORT` (default 4321, or the next free one), `HOST` (default
 * 127.0.0.1), `CALCULARIO_DATA` (the backend's data folder, default `.calculario`, or `:memory:`) and
 * `CALCULARIO_ADMIN_PASSWORD` (optional, the first administrator's password).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Backend } from '../server/backend/backend.ts';
import type { Handler } from '../server/backend/gateway/gateway.ts';
import { hashInputs, readStamp } from './build/build-stamp.ts';
import type { BuildStamp } from './build/build-stamp.ts';
import { CACHE, DIST, ROOT } from './build/paths.ts';
import { embeddedSettings } from '../server/settings/build-settings.ts';
import { describeAdmin, openEmbeddedBackend } from '../server/site/embedded-backend.ts';
import { listenOnFreePort, readPort } from '../server/site/listen.ts';
import { whenNpmIsGone } from '../server/site/npm-parent.ts';
import { backendOrigin } from '../server/site/security-headers.ts';
import { createSiteServer } from '../server/site/site-server.ts';

const DEFAULT_PORT = 4321;
const MODE = 'production';
const SHUTDOWN_MS = 3000;

function freshStamp(): BuildStamp | null {
  const stamp = existsSync(join(DIST, 'index.html')) ? readStamp(CACHE) : null;
  const variables = { ...process.env, ...embeddedSettings(ROOT, process.env) };
  return stamp?.inputs === hashInputs(ROOT, variables, MODE) ? stamp : null;
}

function buildSite(): BuildStamp {
  console.log('Montando o site (só na primeira vez ou quando algo muda)…');
  const args = [join(ROOT, 'scripts/build.ts'), '--mode', MODE];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const stamp = status === 0 ? readStamp(CACHE) : null;
  if (stamp === null) throw new Error('A montagem do site falhou (veja acima).');
  return stamp;
}

/** The address to open in a browser; a wildcard address such as 0.0.0.0 cannot be visited. */
function addressOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function stopWhenAsked(server: Server, backend: Backend | undefined): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    server.close();
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

async function serve(): Promise<void> {
  const wantedPort = readPort(process.env['PORT'], DEFAULT_PORT);
  const host = process.env['HOST']?.trim() || '127.0.0.1';
  const { environment } = freshStamp() ?? buildSite();

  const embedded = backendOrigin(environment) === null;
  let backend: Promise<Backend> | undefined;
  const handler: Handler = async (request, context) => {
    // Requests that arrive during its start wait for it.
    const { fetch } = (await backend) ?? {};
    return fetch ? fetch(request, context) : new Response(null, { status: 503 });
  };
  const server = createSiteServer({ root: DIST, env: environment, backend: embedded ? handler : undefined });
  const address = addressOf(host, await listenOnFreePort(server, wantedPort, host));
  if (embedded) backend = openEmbeddedBackend(ROOT, address);
  const opened = await backend;
  stopWhenAsked(server, opened);
  announce(address, opened?.firstAdmin);
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
