/**
 * Runs every check and every test: `npm test`. The last line is `N passed, N failed`; the exit code is 0 only when nothing
 * failed. `--only vitest,tsc` runs some of the steps.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CACHE, ROOT } from '../build/paths.ts';
import { findFirefox } from './setup/firefox.ts';
import { binOf, lastLine, sumOf, tallyOf, type Report, type Tally } from './test-tally.ts';

/** One command of the run, for Node. */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The step that must succeed before this one. */
  readonly needs?: string;
  /** True if the command writes a JSON report of its tests; otherwise it counts as one check. */
  readonly isCounted?: true;
}

interface Outcome {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
}

const LIMIT_MS = 30 * 60_000;
const REPORTS = join(CACHE, 'test');
/** Playwright's list of tests that passed only when repeated. */
const REPEATED = /^ *\d+ flaky\n[\s\S]*/m;

const reportOf = (name: string) => join(REPORTS, `${name}.json`);
const vitest = (name: string, ...options: string[]): Step => ({
  name,
  command: [
    binOf('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...options,
  ],
  isCounted: true,
});

const firefox: Step = { ...vitest('firefox', '--config=tests/firefox/vitest.config.ts'), needs: 'build' };
const hasFirefox = findFirefox() !== undefined;
if (!hasFirefox) console.log('Sem a etapa "firefox": nenhum Firefox nesta máquina.');

/** Lists that run side by side, and then the browser tests, which are sensitive to load. */
const PLAN: readonly (readonly (readonly Step[])[])[] = [
  [
    [
      { name: 'tsc', command: [binOf('typescript', 'tsc'), '--noEmit'] },
      { name: 'oxlint', command: [binOf('oxlint'), '--type-aware', '--deny-warnings'] },
      { name: 'oxfmt', command: [binOf('oxfmt'), '--check'] },
      { name: 'knip', command: [binOf('knip')] },
      { name: 'build', command: [join(ROOT, 'scripts/build.ts'), '--if-stale'] },
      { ...vitest('site', '--config=tests/site/vitest.config.ts'), needs: 'build' },
      { name: 'size', command: [binOf('size-limit')], needs: 'build' },
    ],
    [vitest('vitest')],
  ],
  [
    [
      {
        name: 'playwright',
        command: [binOf('playwright'), 'test', '--reporter=list,json'],
        needs: 'build',
        isCounted: true,
      },
      ...(hasFirefox ? [firefox] : []),
    ],
  ],
];

function run({ name, command }: Step): Promise<{ readonly isClean: boolean; readonly output: string }> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const env = {
    ...process.env,
    ...color,
    // Keeps data saved in this folder's backend out of the site under test.
    CALCULARIO_DATA: ':memory:',
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
  };
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, command, { cwd: ROOT, env, timeout: LIMIT_MS });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('error', ({ message }) => resolve({ isClean: false, output: `${output}\n${message}` }));
    child.on('close', (code, signal) =>
      resolve({ isClean: code === 0, output: signal ? `${output}\nInterrompido: ${signal}` : output }),
    );
  });
}

function readReport(name: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

async function runStep(step: Step, done: readonly Outcome[]): Promise<Outcome> {
  const { name, needs, isCounted } = step;
  const started = performance.now();
  const isBlocked = done.some((other) => other.name === needs && other.tally.failed > 0);
  // An old report would count the tests of an earlier run.
  rmSync(reportOf(name), { force: true });
  const { isClean, output } = isBlocked
    ? { isClean: false, output: `Não rodou: depende de "${needs}", que falhou.` }
    : await run(step);
  const tally = tallyOf(isClean, isCounted ? { report: readReport(name) } : undefined);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
  const shown = tally.failed === 0 ? REPEATED.exec(output)?.[0] : output;
  if (shown !== undefined) console.log(`\n${shown.trimEnd()}\n`);
  return { name, tally, seconds };
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const names = PLAN.flat(2).map(({ name }) => name);
const only = values.only === '' ? names : values.only.split(',');
const unknown = only.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.log(`Não há a etapa "${unknown}". As etapas: ${names.join(', ')}.`);
  process.exit(1);
}
mkdirSync(REPORTS, { recursive: true });
const outcomes: Outcome[] = [];
for (const stage of PLAN) {
  await Promise.all(
    stage.map(async (steps) => {
      for (const step of steps.filter(({ name }) => only.includes(name)))
        outcomes.push(await runStep(step, outcomes));
    }),
  );
}
const total = sumOf(outcomes.map(({ tally }) => tally));
console.table(
  Object.fromEntries(
    outcomes.map(({ name, tally, seconds }) => [name, { ...tally, segundos: Math.round(seconds) }]),
  ),
);
console.log(lastLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
