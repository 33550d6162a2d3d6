/**
 * Installs missing packages of the lockfile. Plain JavaScript without packages, because it runs first, on any Node from
 * version 20. Writes only to standard error, because the output of `npm run calc` is data.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { takeLock } from '../lock.mjs';

const windows = process.platform === 'win32';
const system = `${process.platform} ${process.arch}`;

function stop(text) {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
}

const readOr = (file, fallback) => (existsSync(file) ? readFileSync(file, 'utf8') : fallback);

/**
 * True if the installed packages match the lockfile, according to npm's record; optional ones, for other systems, may
 * be missing.
 */
function matches(lockfile, record) {
  const present = JSON.parse(record).packages ?? {};
  return Object.entries(JSON.parse(lockfile).packages).every(
    ([path, { integrity, optional }]) =>
      path === '' || (present[path] ? present[path].integrity === integrity : optional === true),
  );
}

function npm(root, args, output) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', output, output] };
  if (/\.[cm]?js$/.test(cli)) return spawnSync(node, [cli, ...args, ...flags], options).status === 0;
  return spawnSync('npm', [...args, ...flags], { ...options, shell: windows }).status === 0;
}

/**
 * Installs the packages. Falls back on `npm install`, because `npm ci` fails on Windows if Node itself runs from the
 * packages, and if the registry lacks packages for other systems.
 */
function install(root, modules) {
  process.stderr.write('Instalando as dependências do projeto (só na primeira vez ou quando elas mudam)…\n');
  const isInUse = windows && process.execPath.startsWith(modules + sep);
  if ((!isInUse && npm(root, ['ci'], 'ignore')) || npm(root, ['install', '--no-save'], 2)) return;
  stop(
    'Não foi possível instalar as dependências (veja acima). Confira a conexão e tente de novo.\n' +
      'Could not install the dependencies (see above).',
  );
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 19);
}

/**
 * Installs missing packages of a project, and exits with a message if that fails.
 *
 * @returns path of the Node that runs the project: this one, or the packaged one if this one is too old
 */
export async function setUp(root) {
  const modules = join(root, 'node_modules');
  const packaged = join(modules, '.bin', windows ? 'node.cmd' : 'node');
  // Returns an empty version if the packaged Node is missing or does not run on this system.
  const versionOf = () =>
    spawnSync(`"${packaged}" --version`, { encoding: 'utf8', shell: true }).stdout.trim();
  const stamp = join(modules, '.calculario-setup');
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = `${system} ${createHash('sha256').update(lockfile).digest('hex')}`;
  const isStale = () => readOr(stamp, '') !== wanted;
  if (isStale()) {
    // Lock out concurrent commands, which would also rewrite node_modules.
    const release = await takeLock(join(root, '.cache', 'setup.lock'));
    // Reinstall packages that were copied from another system.
    const isFromThisSystem = readOr(stamp, system).startsWith(system);
    const record = readOr(join(modules, '.package-lock.json'), '');
    if (isStale() && !(isFromThisSystem && record && matches(lockfile, record))) install(root, modules);
    // Remove a packaged Node that does not start here (on musl), because npm puts it first in the PATH.
    if (versionOf() === '') rmSync(packaged, { force: true });
    writeFileSync(stamp, wanted);
    release();
  }
  if (isRecent(process.version)) return process.execPath;
  if (isRecent(versionOf())) return packaged;
  return stop(
    `Este projeto precisa do Node 22.19 ou mais novo; o desta máquina é o ${process.version}. Instale em https://nodejs.org\n` +
      `This project needs Node 22.19 or newer; this machine has ${process.version}.`,
  );
}
