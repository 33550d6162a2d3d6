/**
 * Proves that the tests detect faults: injects each fault of `tests/seeded-faults` into a copy of the last commit, and
 * expects its tests to fail. `--only <text>` selects faults by name.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS, type Check, type Fault } from '../tests/seeded-faults/faults.ts';
import { ROOT } from '../build/paths.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const chosen = FAULTS.filter(({ name }) => name.includes(values.only));

const copy = mkdtempSync(join(tmpdir(), 'calculario-faults-'));
const bin = (name: string) => join(copy, 'node_modules', name);

/** Lists the commands of a check, as arguments of Node: two if the site must be built first. */
function commandsOf(check: Check): string[][] {
  const build = [join(copy, 'scripts', 'build.ts'), '--if-stale'];
  switch (check.tool) {
    case 'unit':
      return [[bin('vitest/vitest.mjs'), 'run', ...check.files]];
    case 'types':
      return [[bin('typescript/bin/tsc'), '--noEmit']];
    case 'lint':
      return [[bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...check.files]];
    case 'site':
      return [build, [bin('vitest/vitest.mjs'), 'run', '-c', 'tests/site/vitest.config.ts', ...check.files]];
    case 'browser': {
      const title = check.title === undefined ? [] : ['-g', check.title];
      const project = ['--project', 'phone'];
      return [build, [bin('playwright/cli.js'), 'test', ...check.files, ...project, ...title]];
    }
  }
}

/** Runs a check, and returns the last lines of its output if it fails. */
function failureOf(check: Check): string | undefined {
  for (const args of commandsOf(check)) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    if (status !== 0) return (stdout + stderr).trim().split('\n').slice(-15).join('\n');
  }
  return undefined;
}

/** Injects a fault, runs its check, and reverts the fault. */
function isDetected({ file, find, replace, check }: Fault): boolean {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const [start, end, ...others] = before.split(find);
  if (start === undefined || end === undefined || others.length > 0)
    throw new Error(`${file} must contain this text exactly once: ${find}`);
  try {
    writeFileSync(path, start + replace + end);
    return failureOf(check) !== undefined;
  } finally {
    writeFileSync(path, before);
  }
}

try {
  spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, copy], { stdio: 'inherit' });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Require each check to pass first, because a failing one would seem to detect every fault.
  const checks = new Map(chosen.map(({ check }) => [JSON.stringify(check), check]));
  for (const check of checks.values()) {
    const failure = failureOf(check);
    if (failure !== undefined) throw new Error(`${JSON.stringify(check)} fails without a fault:\n${failure}`);
  }
  const missed = chosen.filter((fault) => {
    const noticed = isDetected(fault);
    console.log(`${noticed ? 'noticed' : 'MISSED '}  ${fault.name}`);
    return !noticed;
  });
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} faults noticed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
