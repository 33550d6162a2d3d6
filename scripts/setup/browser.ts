/** Ensures that a Chromium is available for the browser tests. Runs before the scripts that open one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.ts';

const DOWNLOAD_LIMIT_MS = 10 * 60_000;

const say = (text: string) => process.stderr.write(`${text}\n`);

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 2, 2],
    timeout: DOWNLOAD_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Debian's packages also install the system libraries, which Playwright's download lacks on a new machine.
 */
function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Nenhum Chromium nesta máquina: instalando o pacote ${name} do sistema (apt-get)…`);
  run('apt-get', ['-qq', 'update']);
  run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name]);
}

function downloadPlaywrightBrowser(): void {
  say('Nenhum Chromium nesta máquina: baixando o do Playwright…');
  const cli = fileURLToPath(
    import.meta.resolve('playwright/package.json').replace(/package\.json$/, 'cli.js'),
  );
  run(process.execPath, [cli, 'install', 'chromium']);
}

/** The first package is the headless shell: smaller and faster, but not available in older releases. */
const REMEDIES = [
  () => installDebianPackage('chromium-headless-shell'),
  () => installDebianPackage('chromium'),
  downloadPlaywrightBrowser,
];

async function hasChromium(): Promise<boolean> {
  return (await findChromium()) !== undefined;
}

async function ensureChromium(): Promise<boolean> {
  if (await hasChromium()) return true;
  for (const remedy of REMEDIES) {
    remedy();
    if (await hasChromium()) return true;
  }
  return false;
}

if (!(await ensureChromium())) {
  say(
    '\nOs testes precisam de um Chromium e nenhum pôde ser instalado aqui.\n' +
      'Instale o Chromium ou o Chrome, ou diga onde ele está: CHROMIUM_PATH=/caminho/do/chromium npm test\n' +
      'The tests need a Chromium and none could be installed. Install one, or set CHROMIUM_PATH.\n',
  );
  process.exitCode = 1;
}
