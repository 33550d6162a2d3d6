import { describe, expect, it } from 'vitest';
import { lastLine, sumOf, tallyOf } from './test-tally.ts';

const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 5, flaky: 1, unexpected: 0, skipped: 2 }, errors: [{}] };

describe('a tally', () => {
  it('counts skipped tests as failed, and flaky ones as passed', () => {
    expect(tallyOf(false, { report: vitest })).toEqual({ passed: 3, failed: 2 });
    expect(tallyOf(false, { report: playwright })).toEqual({ passed: 6, failed: 3 });
  });

  it('counts a file that did not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(tallyOf(false, { report: { numPassedTests: 2, testResults } })).toEqual({ passed: 2, failed: 1 });
  });

  it.each([
    ['failed without naming a failure', false, { report: { numPassedTests: 2 } }, { passed: 2, failed: 1 }],
    ['ran nothing', true, { report: {} }, { passed: 0, failed: 1 }],
    ['wrote no report', true, { report: undefined }, { passed: 0, failed: 1 }],
  ])('counts a run that %s as a failure', (_what, isClean, counting, tally) => {
    expect(tallyOf(isClean, counting)).toEqual(tally);
  });

  it('counts a command without tests as one check', () => {
    expect(tallyOf(true)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOf(false)).toEqual({ passed: 0, failed: 1 });
  });
});

it('ends with the sum of all steps', () => {
  expect(lastLine(sumOf([tallyOf(true), tallyOf(false), { passed: 2, failed: 0 }]))).toBe(
    '3 passed, 1 failed',
  );
});
