/**
 * Installs the packages of the lockfile if they are missing.
 *
 * Plain JavaScript without dependencies, on purpose: it is the first thing that runs on a new machine, with
 * whatever Node that machine has (20 is enough here; the scripts after it get Node 24 from
 * `node_modules/.bin`). It writes to standard error only, because the output of `npm run calc` is data.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock.mjs';

const MINIMUM_NODE = [22, 19];

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.calculario-setup');
const lockFile = join(root, '.cache', 'setup.lock');
const lockfileText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const windows = process.platform === 'win32';

const system = `${process.platform} ${process.arch}`;
const wantedStamp = `${system} ${createHash('sha256').update(lockfileText).digest('hex')}`;

function say(text) {
  process.stderr.write(`${text}\n`);
}

function stop(text) {
  say(`\n${text}\n`);
  process.exit(1);
}

function readOr(file, fallback) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}

/**
 * Someone ran `npm ci` or `npm install` by hand: npm's own record of installed packages shows whether they
 * match this lockfile. Packages for other platforms may be absent, so a folder that was stamped on another
 * platform (copied, or mounted into a container) does not count.
 */
function installedByHand() {
  if (!readOr(stampFile, system).startsWith(system)) return false;
  const record = readOr(join(modules, '.package-lock.json'), '');
  if (record === '') return false;
  const wanted = JSON.parse(lockfileText).packages;
  const present = JSON.parse(record).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (present[path] ? present[path].integrity === entry.integrity : entry.optional === true),
  );
}

function runNpm(args, output) {
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', output, output] };
  const npm = process.env.npm_execpath;
  if (!npm || !/\.[cm]?js$/.test(npm)) {
    return spawnSync('npm', [...args, ...flags], { ...options, shell: windows });
  }
  const outerNode = process.env.npm_node_execpath ?? '';
  const node = existsSync(outerNode) ? outerNode : process.execPath;
  return spawnSync(node, [npm, ...args, ...flags], options);
}

/**
 * `npm ci` is exact, but does not work everywhere: on Windows it cannot delete the Node binary that runs this
 * file, and it refuses a lockfile over optional packages of other platforms that the registry in use does not
 * carry. `npm install --no-save` then installs the same versions.
 */
function install() {
  say('Instalando as dependências do projeto (só na primeira vez ou quando elas mudam)…');
  const runsFromModules = process.execPath.startsWith(modules + sep);
  if (!(windows && runsFromModules) && runNpm(['ci'], 'ignore').status === 0) return;
  const { status, error } = runNpm(['install', '--no-save'], 2);
  if (!error && status === 0) return;
  stop(
    'Não foi possível instalar as dependências (veja acima). Confira a conexão e tente de novo.\n' +
      `Could not install the dependencies (see above)${error ? `: ${error.message}` : ''}.`,
  );
}

/** The Node from the packages, or null when there is none or this system cannot run it. */
function bundledNode() {
  const path = join(modules, '.bin', windows ? 'node.cmd' : 'node');
  if (!existsSync(path)) return { path, version: null };
  const quoted = windows ? `"${path}"` : path;
  const { stdout, status } = spawnSync(quoted, ['--version'], { encoding: 'utf8', shell: windows });
  return { path, version: status === 0 ? stdout.trim() : null };
}

function isRecent(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]);
}

/**
 * npm puts the packaged Node before the system's in PATH: one that does not run here (on musl, for example)
 * must be removed.
 */
function dropForeignNode() {
  const { path, version } = bundledNode();
  if (version === null) rmSync(path, { force: true });
}

/** The scripts run on the packaged Node, or else on the system's, which runs this file. */
function checkNode() {
  if (isRecent(process.version) || isRecent(bundledNode().version ?? '')) return;
  const minimum = MINIMUM_NODE.join('.');
  stop(
    `Este projeto precisa do Node ${minimum} ou mais novo; o desta máquina é o ${process.version}. Instale em https://nodejs.org\n` +
      `This project needs Node ${minimum} or newer; this machine has ${process.version}.`,
  );
}

const isReady = () => readOr(stampFile, '') === wantedStamp;

function installOnce() {
  if (isReady()) return;
  // Two commands started at once must not both rewrite node_modules: the second waits for the first.
  const release = takeLock(lockFile);
  try {
    if (isReady()) return;
    if (!installedByHand()) install();
    dropForeignNode();
    writeFileSync(stampFile, wantedStamp);
  } finally {
    release();
  }
}

/**
 * Installs what is missing, and ends the process with a message where that fails.
 *
 * @returns the Node to run the project with: this one, or the packaged one where this one is too old
 */
export function setUp() {
  installOnce();
  checkNode();
  return isRecent(process.version) ? process.execPath : bundledNode().path;
}
