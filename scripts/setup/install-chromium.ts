/** Installs a missing Chromium. Prefers Debian's packages, which also install the system libraries. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browsers.ts';

const PLAYWRIGHT = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')));

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 600_000, env });
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  run('apt-get', '-qq', 'update');
  run('apt-get', '-qq', '-y', '--no-install-recommends', 'install', name);
}

/** Ways to install a Chromium; the headless shell is smaller and faster, but older Debian releases lack it. */
const ATTEMPTS = [
  () => installPackage('chromium-headless-shell'),
  () => installPackage('chromium'),
  () => run(process.execPath, PLAYWRIGHT, 'install', 'chromium'),
];

const isFound = () => findChromium() !== undefined;

if (!isFound()) process.stderr.write('No Chromium on this machine: installing one…\n');
while (!isFound() && ATTEMPTS.length > 0) ATTEMPTS.shift()?.();
if (!isFound()) {
  process.stderr.write(
    '\nThe tests need a Chromium, and none could be installed here.\n' +
      'Install Chromium or Chrome, or set its path: CHROMIUM_PATH=/path/to/chromium npm test\n\n',
  );
  process.exitCode = 1;
}
