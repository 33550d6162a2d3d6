/** Runs nginx and Caddy with the project's configuration files. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** PATH with the system folders, which that of an unprivileged user may lack. */
const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

/** Lists the required programs that are missing. */
export function missingPrograms(): string[] {
  const versions = { nginx: ['-v'], caddy: ['version'], openssl: ['version'] };
  return Object.entries(versions)
    .filter(([name, args]) => spawnSync(name, args, { env: { ...process.env, PATH } }).status !== 0)
    .map(([name]) => name);
}

function check(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { env: { ...process.env, PATH }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} refuses its configuration:\n${stderr}`);
}

/** Validates the Caddyfile with Caddy. */
export function checkCaddy(root: string): void {
  check('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy', 'Caddyfile')]);
}

function certificate(work: string): void {
  const names = [
    '-subj',
    '/CN=exemplo.com',
    '-keyout',
    join(work, 'privkey.pem'),
    '-out',
    join(work, 'fullchain.pem'),
  ];
  check('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names]);
}

/** Ports of the test. */
export interface Ports {
  /** Port of the server behind nginx. */
  site: number;
  http: number;
  https: number;
  /** Port of the static nginx site, without a server behind it. */
  statics: number;
}

/** Combines both files and adapts them to the ports and folders of the test. */
function settingsFor(root: string, work: string, { site, http, https, statics }: Ports): string {
  const read = (name: string) =>
    readFileSync(join(root, 'deploy', name), 'utf8').replaceAll(/^ *listen \[::\].*\n/gm, '');
  const proxy = read('nginx.conf')
    .replaceAll('/etc/letsencrypt/live/exemplo.com', work)
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${site}`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('listen 80;', `listen 127.0.0.1:${http};`);
  const files = read('nginx-static.conf')
    .replace('listen 80;', `listen 127.0.0.1:${statics};`)
    .replace('/srv/calculario/dist', join(root, 'dist'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(work, name)};`,
  );
  const main = [
    'daemon off;',
    `pid ${join(work, 'nginx.pid')};`,
    `error_log ${join(work, 'error.log')};`,
    'events {}',
  ];
  const types = 'include /etc/nginx/mime.types; access_log off;';
  return `${main.join('\n')}\nhttp {\n${types}\n${folders.join('\n')}\n${proxy}\n${files}\n}\n`;
}

/**
 * Starts nginx with both configuration files of the project.
 *
 * @param work empty folder for the files of nginx
 * @throws Error with nginx's message if it refuses the configuration
 */
export async function startNginx(root: string, work: string, ports: Ports): Promise<() => Promise<void>> {
  mkdirSync(work, { recursive: true });
  certificate(work);
  const file = join(work, 'nginx.conf');
  writeFileSync(file, settingsFor(root, work, ports));
  const args = ['-c', file, '-p', work];
  check('nginx', [...args, '-t']);
  const nginx = spawn('nginx', args, { env: { ...process.env, PATH }, stdio: 'ignore' });
  await sleep(500);
  if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}.`);
  return async () => {
    nginx.kill('SIGQUIT');
    await new Promise((resolve) => nginx.once('close', resolve));
  };
}
