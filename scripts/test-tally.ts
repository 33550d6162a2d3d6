/** Counts what passed and failed in a test run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/paths.ts';

/** How many checks passed and failed; a skipped test counts as failed, because it verified nothing. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of the JSON reports of Vitest and Playwright that are counted. */
export interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
  readonly stats?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly errors?: readonly unknown[];
}

/** Counts a report. A test file that did not load, and an error outside of tests, count as a failure each. */
function counted({ stats, errors = [], testResults = [], ...vitest }: Report): Tally {
  if (stats) {
    const { expected, flaky, unexpected, skipped } = stats;
    return { passed: expected + flaky, failed: unexpected + skipped + errors.length };
  }
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = vitest;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + broken.length,
  };
}

/**
 * The tally of a step. A command that failed without naming a failure, or ran no test, counts as one failure.
 *
 * @param counting the JSON report of a test runner, if the command is one; without a report nothing passed.
 */
export function tallyOf(isClean: boolean, counting?: { readonly report: Report | undefined }): Tally {
  if (!counting) return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 };
  const tally = counted(counting.report ?? {});
  const isWrong = tally.passed + tally.failed === 0 || (!isClean && tally.failed === 0);
  return isWrong ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** The sum of several tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The last line of a test run. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}

/** The script of a package's command, which Node runs on any system without a shell. */
export function binOf(packageName: string, command = packageName): string {
  const folder = join(ROOT, 'node_modules', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (file === undefined) throw new Error(`O pacote ${packageName} não tem o comando ${command}.`);
  return join(folder, file);
}
