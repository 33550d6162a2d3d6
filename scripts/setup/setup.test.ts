import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../build/paths.ts';

let project: string;

/** Mock npm that logs its arguments and creates node_modules, and can be configured to fail a command. */
const NPM = `
import { appendFileSync, mkdirSync } from 'node:fs';
const [command] = process.argv.slice(2);
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
console.log('added 1 package');
if (process.env.REFUSE?.split(',').includes(command)) process.exit(1);
mkdirSync('node_modules', { recursive: true });
`;

/** Script to run: prints its arguments and exits as configured. */
const SCRIPT = `
console.log(JSON.stringify(process.argv.slice(2)));
process.exit(Number(process.env.EXIT ?? 0));
`;

const packages = {
  '': { name: 'x' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b-darwin': { version: '1.0.0', optional: true },
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'calculario-setup-'));
  for (const file of ['run.mjs', 'setup/setup.mjs', 'lock.mjs']) {
    cpSync(join(ROOT, 'scripts', file), join(project, 'scripts', file));
  }
  writeFileSync(join(project, 'scripts/hello.ts'), SCRIPT);
  writeFileSync(join(project, 'npm.mjs'), NPM);
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

function setUp(env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'hello', 'olá mundo', '{"a":1}'],
    {
      cwd: project,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_execpath: join(project, 'npm.mjs'),
        npm_node_execpath: process.execPath,
        ...env,
      },
    },
  );
  const log = join(project, 'npm.log');
  const commands = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { status, stdout, stderr, commands: commands.map((line) => line.split(' ')[0]) };
}

const OUTPUT = `${JSON.stringify(['olá mundo', '{"a":1}'])}\n`;

describe('run.mjs', () => {
  it('installs once, writes nothing to standard output, and passes on the arguments and the exit code', () => {
    expect(setUp()).toMatchObject({ status: 0, stdout: OUTPUT, commands: ['ci'] });
    expect(setUp({ EXIT: '3' })).toMatchObject({ status: 3, stdout: OUTPUT, stderr: '', commands: ['ci'] });
  });

  it('installs again if the lockfile changed, or the packages are missing or of another system', () => {
    setUp();
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
    expect(setUp().commands).toEqual(['ci', 'ci']);
    rmSync(join(project, 'node_modules'), { recursive: true });
    expect(setUp().commands).toEqual(['ci', 'ci', 'ci']);
    writeFileSync(join(project, 'node_modules/.calculario-setup'), 'plan9 mips abc');
    writeFileSync(join(project, 'node_modules/.package-lock.json'), '{"packages":{}}');
    expect(setUp().commands).toEqual(['ci', 'ci', 'ci', 'ci']);
  });

  it.each([
    ['adopts', 'sha512-a', []],
    ['replaces outdated', 'sha512-outra', ['ci']],
  ])('%s packages that were installed manually', (_, integrity, commands) => {
    mkdirSync(join(project, 'node_modules'));
    const record = { packages: { 'node_modules/a': { version: '1.0.0', integrity } } };
    writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify(record));
    expect(setUp()).toMatchObject({ status: 0, commands });
  });

  it('falls back on npm install if npm ci refuses the lockfile', () => {
    expect(setUp({ REFUSE: 'ci' })).toMatchObject({ status: 0, commands: ['ci', 'install'] });
    expect(setUp().commands).toEqual(['ci', 'install']);
  });

  it('stops with a message if every attempt fails, and retries next time', () => {
    const failed = setUp({ REFUSE: 'ci,install' });
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('Não foi possível instalar');
    expect(setUp().status).toBe(0);
  });

  it('takes over the lock of a dead process', () => {
    mkdirSync(join(project, '.cache'));
    // Take the pid of a process that has exited.
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(project, '.cache/setup.lock'), String(pid));
    expect(setUp()).toMatchObject({ status: 0, commands: ['ci'] });
    expect(existsSync(join(project, '.cache/setup.lock'))).toBe(false);
  });
});

describe('package-lock.json', () => {
  it('lists every optional package, even for other platforms, as npm ci requires', () => {
    const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
    type Entry = { optionalDependencies?: Record<string, string> };
    const { packages: entries } = JSON.parse(lockfile) as { packages: Record<string, Entry> };
    const missing = Object.entries(entries).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) => !(`${path}/node_modules/${name}` in entries) && !(`node_modules/${name}` in entries),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('package.json', () => {
  it('starts each script through run.mjs', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const [name, command] of Object.entries(scripts)) {
      expect(command, name).toMatch(/^node scripts\/run\.mjs /);
    }
  });
});
