/**
 * Entry point of every npm script: installs missing packages, and then runs a script of this folder, or else a command
 * of a package.
 *
 *     node scripts/run.mjs [--browser] <name> [arguments]
 *
 * `--browser` also installs a missing browser. Plain JavaScript that runs on any Node; the script itself runs on a
 * recent one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup/setup.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const windows = process.platform === 'win32';

const [first, ...others] = process.argv.slice(2);
const [name, ...args] = first === '--browser' ? others : [first, ...others];
const node = await setUp(dirname(scripts));

/** Prepares a command: Windows runs command files (`.cmd`) only in a shell, where paths with spaces need quotes. */
function inShell([command, ...rest]) {
  const shell = windows && command.endsWith('.cmd');
  const quoted = shell
    ? [command, ...rest].map((part) => `"${part.replaceAll('"', '\\"')}"`)
    : [command, ...rest];
  return { command: quoted[0], rest: quoted.slice(1), shell };
}

function commandOf() {
  const script = join(scripts, `${name}.ts`);
  if (existsSync(script)) return [node, script, ...args];
  const bin = join(scripts, '..', 'node_modules', '.bin', name);
  return [windows ? `${bin}.cmd` : bin, ...args];
}

if (first === '--browser') {
  const { command, rest, shell } = inShell([node, join(scripts, 'setup', 'install-chromium.ts')]);
  const { status } = spawnSync(command, rest, { stdio: ['ignore', 2, 2], shell });
  if (status !== 0) process.exit(status ?? 1);
}

const { command, rest, shell } = inShell(commandOf());
// Cache compiled modules, which then load in half the time, for the dev server, its threads and all tools.
const env = { NODE_COMPILE_CACHE: join(scripts, '..', '.cache', 'node'), ...process.env };
const child = spawn(command, rest, { stdio: 'inherit', shell, env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
