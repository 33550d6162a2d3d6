/** Times of one calculation, in milliseconds: as a visitor's first press has it, and as later ones do. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileCalculator } from '../../src/engine/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate.ts';
import { resolvers } from '../../src/result/elements/resolvers.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';
import { loadDefinition } from '../definitions/load.ts';
import type { Case } from './cases.ts';

/** Times in milliseconds. */
export interface Times {
  /** From the inputs to the result. */
  readonly computing: number;
  /** From the result to what is drawn: steps told, values written. */
  readonly telling: number;
}

/** Warm: repeated for at least so long, and so often. */
const WARM_MILLISECONDS = 60;
const LEAST_RUNS = 15;
const WARM_UP_RUNS = 10;

type Run = () => Times;

async function runOf({ id, input, today, title }: Case): Promise<Run> {
  const calculator = compileCalculator(await loadDefinition(id));
  return () => {
    const start = performance.now();
    const outcome = evaluate(calculator, input, { today });
    const computed = performance.now();
    if (!outcome.ok) throw new Error(`${id}, ${title}: ${JSON.stringify(outcome.problems)}`);
    resolveLayout(calculator, outcome, today, resolvers);
    return { computing: computed - start, telling: performance.now() - computed };
  };
}

/** The first run in this process, in which nothing has been calculated before. */
export async function coldHere(measured: Case): Promise<Times> {
  return (await runOf(measured))();
}

const run = promisify(execFile);

/** The least of so many fresh processes' first run: what else the machine does only ever adds to it. */
export async function cold(measured: Case, processes: number): Promise<Times> {
  const times: Times[] = [];
  for (let index = 0; index < processes; index += 1) {
    const script = process.argv[1] ?? '';
    const { stdout } = await run(process.execPath, [script, '--here', JSON.stringify(measured)]);
    times.push(JSON.parse(stdout) as Times);
  }
  return both(times, (values) => Math.min(...values));
}

/** The median of many runs, after some that do not count. */
export async function warm(measured: Case): Promise<Times> {
  const calculate = await runOf(measured);
  for (let index = 0; index < WARM_UP_RUNS; index += 1) calculate();
  const times: Times[] = [];
  const end = performance.now() + WARM_MILLISECONDS;
  while (times.length < LEAST_RUNS || performance.now() < end) times.push(calculate());
  return both(times, median);
}

function both(times: readonly Times[], take: (values: readonly number[]) => number): Times {
  return {
    computing: take(times.map(({ computing }) => computing)),
    telling: take(times.map(({ telling }) => telling)),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
