/** Times of one calculation, in milliseconds of a processor: as a visitor's first press has it, and as later ones do. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { loadDefinition } from '../../compiler/load.ts';
import type { Case } from './cases.ts';

/** Times in milliseconds. */
export interface Times {
  /** From the inputs to the result. */
  readonly computing: number;
  /** From the result to what is drawn: steps told, values written. */
  readonly telling: number;
}

/** Warm: repeated until it has had so much of a processor, after some runs that do not count. */
const WARM_MILLISECONDS = 40;
const WARM_UP_RUNS = 10;

type Run = () => Times;

/** What this thread has had of a processor, in milliseconds: what else the machine does is not counted. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function runOf({ id, input, today, title }: Case): Promise<Run> {
  const calculator = compileCalculator(await loadDefinition(id));
  return () => {
    const start = processorTime();
    const outcome = evaluate(calculator, input, { today });
    const computed = processorTime();
    if (!outcome.ok) throw new Error(`${id}, ${title}: ${JSON.stringify(outcome.problems)}`);
    resolveLayout(calculator, outcome, today);
    return { computing: computed - start, telling: processorTime() - computed };
  };
}

/** The first run in this process, in which nothing has been calculated before. */
export async function coldHere(measured: Case): Promise<Times> {
  return (await runOf(measured))();
}

const run = promisify(execFile);

/** The mean of so many fresh processes' first run: one alone is measured to some milliseconds only. */
export async function cold(measured: Case, processes: number): Promise<Times> {
  const times: Times[] = [];
  for (let index = 0; index < processes; index += 1) {
    const script = process.argv[1] ?? '';
    const { stdout } = await run(process.execPath, [script, '--here', JSON.stringify(measured)]);
    times.push(JSON.parse(stdout) as Times);
  }
  return meanOf(times);
}

/** The mean of many runs. */
export async function warm(measured: Case): Promise<Times> {
  const calculate = await runOf(measured);
  for (let index = 0; index < WARM_UP_RUNS; index += 1) calculate();
  const times: Times[] = [];
  const start = processorTime();
  while (processorTime() - start < WARM_MILLISECONDS) times.push(calculate());
  return meanOf(times);
}

function meanOf(times: readonly Times[]): Times {
  return {
    computing: mean(times.map(({ computing }) => computing)),
    telling: mean(times.map(({ telling }) => telling)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
