/** How many checks passed and failed; a skipped test counts as failed, because it verified nothing. */
export interface Tally {
  passed: number;
  failed: number;
}

type Json = unknown;

function field(value: Json, name: string): Json {
  return typeof value === 'object' && value !== null ? (value as Record<string, Json>)[name] : undefined;
}

function count(value: Json, name: string): number {
  const found = field(value, name);
  if (typeof found !== 'number') throw new Error(`O relatório não tem o número "${name}".`);
  return found;
}

function list(value: Json, name: string): Json[] {
  const found = field(value, name);
  if (!Array.isArray(found)) throw new Error(`O relatório não tem a lista "${name}".`);
  return found;
}

/**
 * Counts a Vitest JSON report. A file that could not be loaded has no tests and counts as one failure.
 *
 * @throws Error when it is not such a report
 */
export function tallyVitest(report: Json): Tally {
  const broken = list(report, 'testResults').filter(
    (file) => field(file, 'status') === 'failed' && list(file, 'assertionResults').length === 0,
  );
  const skipped = count(report, 'numPendingTests') + count(report, 'numTodoTests');
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + skipped + broken.length,
  };
}

/**
 * Counts a Playwright JSON report. Errors outside of tests (a server that did not start) count too. A flaky
 * test that passed on a retry, if the configuration allows retries, counts as passed; the output names it.
 *
 * @throws Error when it is not such a report
 */
export function tallyPlaywright(report: Json): Tally {
  const stats = field(report, 'stats');
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected') + count(stats, 'skipped') + list(report, 'errors').length,
  };
}

/**
 * Corrects a runner's count by its exit code: a run that failed without naming a failure, or ran no tests,
 * counts as one failure.
 */
export function judgeRunner(tally: Tally, exitedCleanly: boolean): Tally {
  const silentFailure = !exitedCleanly && tally.failed === 0;
  const ranNothing = tally.passed + tally.failed === 0;
  return silentFailure || ranNothing ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** Sums over all steps. */
export function sumTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The last line of a test run. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
