/**
 * Runs every check and every test. Its last line is `N passed, N failed`, over all of them; the exit code
 * is 0 only when nothing failed, nothing was skipped and every runner ran something.
 * `--only vitest,tsc` runs some of the steps.
 */
import { parseArgs } from 'node:util';
import { todayInBrazil } from '../src/calendar/today.ts';
import { attentionLines } from './tables/attention.ts';
import { inventory } from './tables/inventory.ts';
import type { Outcome } from './test/run-step.ts';
import { runInOrder, summarize } from './test/run-steps.ts';
import { selectSteps, testPlan } from './test/steps.ts';
import type { Step } from './test/steps.ts';
import { lastLine, sumTallies } from './test/tally.ts';

// What somebody has saved in the embedded backend of this folder is no part of the site that is tested.
process.env['CALCULARIO_DATA'] = ':memory:';

async function runAll(only: string[]): Promise<Outcome[]> {
  const { sideBySide, afterwards } = testPlan();
  const known = [...sideBySide.flat(), ...afterwards].map(({ name }) => name);
  const chosen = (steps: Step[]) => selectSteps(steps, only, known);
  const done: Outcome[] = [];
  await Promise.all(sideBySide.map((steps) => runInOrder(chosen(steps), done)));
  await runInOrder(chosen(afterwards), done);
  return done;
}

/** What of the tables somebody should look after; it fails no run, for it comes with time and not with a change. */
async function dueTables(): Promise<string> {
  try {
    const lines = attentionLines(await inventory(), todayInBrazil(new Date()));
    return lines.map((line) => `  ${line}\n`).join('');
  } catch {
    // A table that does not load has failed the tests already, which say why.
    return '';
  }
}

try {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [] } } });
  const outcomes = await runAll(values.only.flatMap((names) => names.split(',')));
  const total = sumTallies(outcomes.map(({ tally }) => tally));
  const due = await dueTables();
  const warning = due === '' ? '' : `Para cuidar (npm run tables):\n${due}\n`;
  console.log(`\n${summarize(outcomes)}\n\n${warning}${lastLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  console.log(lastLine({ passed: 0, failed: 1 }));
  process.exitCode = 1;
}
