import { describe, expect, it } from 'vitest';
import { tallyLine, tallyOf } from './test-tally.ts';

describe('tallyOf', () => {
  it('counts skipped tests as failed, and flaky ones as passed', () => {
    const stats = { expected: 5, flaky: 1, unexpected: 1, skipped: 2 };
    expect(tallyOf(false, { numTotalTests: 5, numPassedTests: 3 })).toEqual({ passed: 3, failed: 2 });
    expect(tallyOf(false, { stats })).toEqual({ passed: 6, failed: 3 });
  });

  it.each([
    ['failed without naming a failed test', false, { numTotalTests: 2, numPassedTests: 2 }, 2],
    ['ran no test', true, { numTotalTests: 0, numPassedTests: 0 }, 0],
    ['wrote no report', true, {}, 0],
  ])('counts a run that %s as a failure', (_what, isClean, report, passed) => {
    expect(tallyOf(isClean, report)).toEqual({ passed, failed: 1 });
  });
});

it('tallyLine sums all steps', () => {
  expect(tallyLine({ passed: 1, failed: 0 }, { passed: 2, failed: 1 })).toBe('3 passed, 1 failed');
});
