/**
 * `npm run check:fast`: checks types, lint rules, format and all definitions, and runs the unit tests affected by
 * changes since the last commit, or since another one with `--since main`, and all tests of changed calculators. Skips
 * the build and the browser tests of `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/paths.ts';
import { definitionIds, isOf } from '../compiler/load.ts';

const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
const files = [
  ...git('diff', '--name-only', values.since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const changed = (await definitionIds()).filter((id) => files.some((file) => isOf(id, file)));

const STEPS = [
  'tsc --noEmit',
  'oxlint --type-aware --deny-warnings',
  'oxfmt --check',
  'node scripts/check.ts',
  `vitest run --passWithNoTests --changed="${values.since}"`,
  // Vitest sees no import of these definitions, because the tests look for them in the folders.
  ...(changed.length > 0 ? [`vitest run tests/catalogue -t "(${changed.join('|')})( |$)"`] : []),
];
const PATH = [join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), process.env['PATH']].join(
  delimiter,
);

const failed = STEPS.filter((step) => {
  const env = { ...process.env, PATH };
  return spawnSync(step, { cwd: ROOT, env, shell: true, stdio: 'inherit' }).status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
