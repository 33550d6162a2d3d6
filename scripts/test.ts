/**
 * `npm test`: runs all checks and tests. The last line is `N passed, N failed`; the exit code is 0 only if nothing
 * failed. `--only vitest,tsc` runs only these steps.
 */
import { exec } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/paths.ts';
import { findFirefox } from './setup/browsers.ts';
import { tallyLine, tallyOf, type Report, type Tally } from './test-tally.ts';

interface Step {
  readonly name: string;
  readonly command: string;
  /** Name of a step that must succeed first. */
  readonly needs?: string;
  /** True if the command writes a JSON report of its tests; otherwise it counts as one check. */
  readonly hasReport?: true;
}

const TIMEOUT_MS = 45 * 60_000;
/** Matches Playwright's list of flaky tests. */
const FLAKY = /^ *\d+ flaky\n[\s\S]*/m;

const reportOf = (name: string) => join('.cache', 'test', `${name}.json`);
const vitest = (name: string, options = ''): Step => ({
  name,
  command: `vitest run --reporter=default --reporter=json --outputFile.json=${reportOf(name)} ${options}`,
  hasReport: true,
});
const firefox: Step = { ...vitest('firefox', '-c tests/firefox/vitest.config.ts'), needs: 'build' };
const hasFirefox = findFirefox() !== undefined;
if (!hasFirefox) console.log('Without the step "firefox": no Firefox on this machine.');

/** Lists of sequential steps, which run in parallel. */
const PLAN: readonly (readonly Step[])[] = [
  [
    { name: 'tsc', command: 'tsc --noEmit' },
    { name: 'oxlint', command: 'oxlint --type-aware --deny-warnings' },
    { name: 'oxfmt', command: 'oxfmt --check' },
    { name: 'knip', command: 'knip' },
    { name: 'build', command: 'node scripts/build.ts --if-stale' },
    { ...vitest('site', '-c tests/site/vitest.config.ts'), needs: 'build' },
    { name: 'size', command: 'size-limit', needs: 'build' },
    ...(hasFirefox ? [firefox] : []),
  ],
  [
    vitest('vitest'),
    { name: 'playwright', command: 'playwright test --reporter=list,json', needs: 'build', hasReport: true },
  ],
];

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const names = PLAN.flat().map(({ name }) => name);
const only = values.only === '' ? names : values.only.split(',');
const unknown = only.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.log(`Unknown step "${unknown}". The steps are: ${names.join(', ')}.`);
  process.exit(1);
}

/** Runs the command of a step and reads its report, if any. */
function run({ name, command }: Step): Promise<{ isClean: boolean; output: string; report: Report }> {
  const report = join(ROOT, reportOf(name));
  // Delete the report of an earlier run, whose tests would be counted.
  rmSync(report, { force: true });
  const path = [join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), process.env['PATH']];
  const env = {
    ...process.env,
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
    // Use a backend in memory, to keep the data of this folder out of the site under test.
    CALCULARIO_DATA: ':memory:',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PATH: path.join(delimiter),
  };
  const options = { cwd: ROOT, env, timeout: TIMEOUT_MS, maxBuffer: Infinity };
  return new Promise((resolve) => {
    exec(`${command} 2>&1`, options, (error, output) =>
      resolve({
        isClean: error === null,
        output: error?.signal ? `${output}\nInterrupted: ${error.signal}` : output,
        report: existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : {},
      }),
    );
  });
}

const started = new Map<string, Promise<Tally>>();

async function runStep(step: Step): Promise<Tally> {
  const { name, needs = '', hasReport } = step;
  const isBlocked = ((await started.get(needs))?.failed ?? 0) > 0;
  const start = performance.now();
  const { isClean, output, report } = isBlocked
    ? { isClean: false, output: `Skipped: it needs "${needs}", which failed.`, report: {} }
    : await run(step);
  const tally = tallyOf(isClean, hasReport ? report : { numTotalTests: 1, numPassedTests: Number(isClean) });
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(5);
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${seconds} s   ${tallyLine(tally)}`);
  const shown = tally.failed === 0 ? FLAKY.exec(output)?.[0] : output;
  if (shown !== undefined) console.log(`\n${shown.trimEnd()}\n`);
  return tally;
}

mkdirSync(join(ROOT, '.cache', 'test'), { recursive: true });
for (const steps of PLAN) {
  let before: Promise<unknown> = Promise.resolve();
  for (const step of steps.filter(({ name }) => only.includes(name))) {
    const tally = before.then(() => runStep(step));
    started.set(step.name, tally);
    before = tally;
  }
}
const tallies = await Promise.all(started.values());
console.log(tallyLine(...tallies));
process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
