/**
 * The quick check of what changed since the last commit, in less than a minute: types, linter, format, and the tests of
 * the changed modules and calculators. `--since main` compares with another commit. Whole-catalogue tests, build and
 * browser are left to `npm test`.
 */
import { parseArgs } from 'node:util';
import { ROOT } from '../build/paths.ts';
import { definitionIds } from '../compiler/load.ts';
import { changedFiles } from './test/changed-files.ts';
import { fastPlan } from './test/fast-plan.ts';
import type { Outcome } from './test/run-step.ts';
import { runInOrder, summarize } from './test/run-steps.ts';
import { lastLine, sumTallies } from './test/tally.ts';

try {
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const changed = changedFiles(ROOT, values.since);
  if (changed.length === 0) {
    console.log(
      `Nada mudou desde ${values.since}; com outro ponto de partida: npm run check:fast -- --since main`,
    );
  } else {
    const done: Outcome[] = [];
    const plan = fastPlan(changed, values.since, await definitionIds());
    await Promise.all(plan.map((steps) => runInOrder(steps, done)));
    const total = sumTallies(done.map(({ tally }) => tally));
    console.log(`\n${summarize(done)}\n\n${lastLine(total)}`);
    process.exitCode = total.failed === 0 ? 0 : 1;
  }
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
