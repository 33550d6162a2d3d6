/** Numbers of passed and failed checks. Skipped tests count as failed, because they verify nothing. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Counts in a JSON report of Vitest, or in the `stats` of a Playwright report. */
export interface Report {
  readonly numTotalTests?: number;
  readonly numPassedTests?: number;
  readonly stats?: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
}

/** Tallies a command, which counts as one failure if it ran no test, or failed without a failed test. */
export function tallyOf(isClean: boolean, { numTotalTests = 0, numPassedTests = 0, stats }: Report): Tally {
  const passed = stats ? stats.expected + stats.flaky : numPassedTests;
  const failed = stats ? stats.unexpected + stats.skipped : numTotalTests - numPassedTests;
  const isUnexplained = passed + failed === 0 || (!isClean && failed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}

/** Formats the sum of tallies, as in the last line of a test run. */
export function tallyLine(...tallies: readonly Tally[]): string {
  const sumOf = (key: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[key], 0);
  return `${sumOf('passed')} passed, ${sumOf('failed')} failed`;
}
