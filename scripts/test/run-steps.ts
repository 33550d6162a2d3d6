/** Runs the steps of a test run and tells of each as it ends. */
import { runStep } from './run-step.ts';
import type { Outcome } from './run-step.ts';
import type { Step } from './steps.ts';
import { formatFigure, formatTable } from './table.ts';

/** Playwright's final summary of tests that passed only when repeated. */
const REPEATED = /^ *\d+ flaky\n[\s\S]*/m;

function report({ name, tally, seconds, output }: Outcome): void {
  const mark = tally.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${name.padEnd(12)} ${formatFigure(seconds, 's')}`);
  const said = tally.failed === 0 ? REPEATED.exec(output)?.[0] : output;
  if (said !== undefined) console.log(`\n${said.trimEnd()}\n`);
}

/**
 * Runs steps in sequence, skipping those that depend on a failed step.
 *
 * @param done what has ended so far, to which the outcomes are added.
 */
export async function runInOrder(steps: readonly Step[], done: Outcome[]): Promise<void> {
  for (const step of steps) {
    const broken = done.find(({ name, tally }) => name === step.needs && tally.failed > 0);
    const outcome = broken
      ? {
          name: step.name,
          tally: { passed: 0, failed: 1 },
          seconds: 0,
          output: `Não rodou: depende de "${broken.name}", que falhou.`,
        }
      : await runStep(step);
    report(outcome);
    done.push(outcome);
  }
}

/** A table of what passed and failed in each step, and how long it took. */
export function summarize(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, tally, seconds }) => [
    name,
    String(tally.passed),
    String(tally.failed),
    formatFigure(seconds, 's'),
  ]);
  return formatTable([['etapa', 'passou', 'falhou', 'tempo'], ...rows]);
}
