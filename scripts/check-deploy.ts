/**
 * `check:deploy`: tests the files of `deploy/` with the real programs: nginx with and without the server behind it, and
 * the validation of Caddy. Needs a built site. The CI workflow tests the container.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteHeaders } from '../server/site/security-headers.ts';
import { DIST, ROOT } from '../build/paths.ts';
import { SECURITY_FILE } from '../build/prerender/security-txt.ts';
import { checkCaddy, missingPrograms, startNginx } from './deploy/proxies.ts';

const PORTS = { site: 45_321, http: 45_322, https: 45_323, statics: 45_324 };
const PROXY = `https://127.0.0.1:${PORTS.https}`;
const STATICS = `http://127.0.0.1:${PORTS.statics}`;

const failures: string[] = [];

/** Aborts a request that another program on the port accepts and never answers. */
const inTime = () => AbortSignal.timeout(10_000);

function expectSame(what: string, seen: unknown, wanted: unknown): void {
  const same = JSON.stringify(seen) === JSON.stringify(wanted);
  console.log(
    `${same ? 'ok   ' : 'WRONG'} ${what}${same ? '' : `: ${String(seen)} instead of ${String(wanted)}`}`,
  );
  if (!same) failures.push(what);
}

/** Sends a request over https, and accepts the self-signed certificate. */
function fetchSecurely(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { rejectUnauthorized: false, headers: { host: 'exemplo.com' }, signal: inTime() };
    const request = get(PROXY + path, options, (answer) => {
      answer.resume();
      resolve(answer);
    });
    request.on('error', reject);
  });
}

/** Starts the server with an empty data folder. @throws Error if it does not respond within a minute */
async function startServer(data: string): Promise<() => Promise<void>> {
  const own = {
    PORT: String(PORTS.site),
    HOST: '127.0.0.1',
    CALCULARIO_DATA: data,
    CALCULARIO_HSTS: '300',
  };
  const env = { ...process.env, ...own };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    server.kill();
    await new Promise((resolve) => server.once('close', resolve));
  };
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${PORTS.site}/saude`, { signal: inTime() }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + 60_000; !(await isHealthy()); await sleep(500)) {
    if (server.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Error('The server did not answer at /saude.');
  }
  return stop;
}

async function checkProxy(): Promise<void> {
  const page = await fetchSecurely('/');
  expectSame('nginx → servidor: página', page.statusCode, 200);
  expectSame('nginx → servidor: HSTS', page.headers['strict-transport-security'], 'max-age=300');
  expectSame(
    'nginx → servidor: CSP',
    /default-src 'self'/.test(String(page.headers['content-security-policy'])),
    true,
  );
  expectSame('nginx → servidor: /saude', (await fetchSecurely('/saude')).statusCode, 200);
  expectSame('nginx → servidor: /backend.json', (await fetchSecurely('/backend.json')).statusCode, 200);
  const plain = await fetch(`http://127.0.0.1:${PORTS.http}/blog?a=b`, {
    redirect: 'manual',
    signal: inTime(),
  });
  expectSame('nginx: http → https', plain.headers.get('location'), 'https://exemplo.com/blog?a=b');
}

async function checkStatics(): Promise<void> {
  const ask = (path: string) => fetch(STATICS + path, { redirect: 'manual', signal: inTime() });
  const statuses = {
    '/': 200,
    '/blog': 200,
    '/nada': 404,
    '/_headers': 404,
    '/admin/blog/novo': 200,
    '/blog/publicado-depois': 200,
    // Expect a security.txt only if the build has a contact address.
    [`/${SECURITY_FILE}`]: existsSync(join(DIST, SECURITY_FILE)) ? 200 : 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    expectSame(`nginx sem servidor: ${path}`, (await ask(path)).status, status);
  }
  expectSame('nginx sem servidor: /blog/', (await ask('/blog/')).headers.get('location'), '/blog');
  const { headers } = await ask('/');
  for (const [name, value] of Object.entries(siteHeaders({}))) {
    const wanted = name === 'Content-Security-Policy' ? "frame-ancestors 'self'" : value;
    expectSame(`nginx sem servidor: ${name}`, headers.get(name), wanted);
  }
  const embedded = (await ask('/embed/financeira/inflacao')).headers;
  expectSame('nginx sem servidor: moldura', embedded.get('content-security-policy'), 'frame-ancestors *');
  expectSame('nginx sem servidor: robôs', (await ask('/admin')).headers.get('x-robots-tag'), 'noindex');
}

async function main(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    throw new Error(
      `Falta instalar: ${missing.join(', ')}. No Debian: apt-get install nginx-light caddy openssl`,
    );
  }
  checkCaddy(ROOT);
  expectSame('Caddy lê o seu arquivo', true, true);
  const work = mkdtempSync(join(tmpdir(), 'calculario-deploy-'));
  try {
    const stopServer = await startServer(join(work, 'dados'));
    try {
      const stopNginx = await startNginx(ROOT, join(work, 'nginx'), PORTS);
      try {
        await checkProxy();
        await checkStatics();
      } finally {
        await stopNginx();
      }
    } finally {
      await stopServer();
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  await main();
  process.exitCode = failures.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
