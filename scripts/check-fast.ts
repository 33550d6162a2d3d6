/**
 * The quick check of what changed since the last commit: types, linter, format, definitions, and the unit tests that the
 * changed files reach. `--since main` compares with another commit. Build and browser are left to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/paths.ts';
import { binOf } from './test-tally.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

const STEPS = [
  [binOf('typescript', 'tsc'), '--noEmit'],
  [binOf('oxlint'), '--type-aware', '--deny-warnings'],
  [binOf('oxfmt'), '--check'],
  [join(ROOT, 'scripts/check.ts')],
  [binOf('vitest'), 'run', '--passWithNoTests', `--changed=${values.since}`],
];

const failed = STEPS.filter(
  (step) => spawnSync(process.execPath, step, { cwd: ROOT, stdio: 'inherit' }).status !== 0,
);
process.exitCode = failed.length === 0 ? 0 : 1;
