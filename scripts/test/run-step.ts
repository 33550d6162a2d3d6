import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { CACHE, ROOT } from '../../build/paths.ts';
import type { Step } from './steps.ts';
import { judgeRunner } from './tally.ts';
import type { Tally } from './tally.ts';

/** How a step ended. */
export interface Outcome {
  name: string;
  tally: Tally;
  seconds: number;
  /** The output of the step, or why it did not run. */
  output: string;
}

const LIMIT_MS = 30 * 60_000;

function run(step: Step): Promise<{ clean: boolean; output: string }> {
  const bin = join(ROOT, 'node_modules', '.bin');
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const env = {
    ...process.env,
    ...color,
    // Dozens of processes read the same modules: one compiles them for the others.
    NODE_COMPILE_CACHE: join(CACHE, 'test', 'compiled'),
    ...step.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(process.execPath, step.command, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const finish = (clean: boolean, note = '') => {
      resolve({ clean, output: Buffer.concat(chunks).toString('utf8') + note });
    };
    child.on('error', (error) => finish(false, `\n${error.message}\n`));
    child.on('close', (code, signal) =>
      finish(code === 0, signal === null ? '' : `\nInterrompido por ${signal}.\n`),
    );
  });
}

function readTally({ file, tally }: NonNullable<Step['report']>): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The runner crashed before writing a report: nothing counts as passed.
    return { passed: 0, failed: 0 };
  }
}

/** Runs one step to its end; never throws. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  if (step.report) {
    mkdirSync(dirname(step.report.file), { recursive: true });
    // A stale report would count the tests of an earlier run.
    rmSync(step.report.file, { force: true });
  }
  const { clean, output } = await run(step);
  const counted = step.report ? readTally(step.report) : { passed: clean ? 1 : 0, failed: 0 };
  const seconds = (performance.now() - started) / 1000;
  return { name: step.name, tally: judgeRunner(counted, clean), seconds, output };
}
