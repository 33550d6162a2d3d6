import { describe, expect, it } from 'vitest';
import { judgeRunner, lastLine, sumTallies, tallyPlaywright, tallyVitest } from './tally.ts';

const vitest = (counts: Record<string, number>, testResults: unknown[] = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...counts,
});

const playwright = (counts: Record<string, number>, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts },
  errors,
});

describe('tallyVitest', () => {
  it('counts skipped and to-do tests as failed', () => {
    const report = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 3, numTodoTests: 1 });
    expect(tallyVitest(report)).toEqual({ passed: 7, failed: 6 });
  });

  it('counts a file that could not be loaded', () => {
    const files = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(tallyVitest(vitest({ numPassedTests: 1, numFailedTests: 1 }, files))).toEqual({
      passed: 1,
      failed: 2,
    });
  });

  it.each([null, {}, { testResults: [] }, 'x'])('refuses %j', (report) => {
    expect(() => tallyVitest(report)).toThrow(/relatório/);
  });
});

describe('tallyPlaywright', () => {
  it('counts skipped tests and errors outside of tests as failed, and repeated tests by their last outcome', () => {
    const report = playwright({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, [{ message: 'x' }]);
    expect(tallyPlaywright(report)).toEqual({ passed: 6, failed: 4 });
  });

  it.each([null, {}, { stats: {}, errors: [] }])('refuses %j', (report) => {
    expect(() => tallyPlaywright(report)).toThrow(/relatório/);
  });
});

describe('judgeRunner', () => {
  it('keeps the counts of a runner that names its failures', () => {
    expect(judgeRunner({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
    expect(judgeRunner({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
  });

  it('counts a crash once', () => {
    expect(judgeRunner({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
  });

  it('counts an empty run as a failure', () => {
    expect(judgeRunner({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
    expect(judgeRunner({ passed: 0, failed: 0 }, false)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the last line', () => {
  it('sums over all steps', () => {
    const steps = [
      { passed: 1, failed: 0 },
      { passed: 250, failed: 1 },
      { passed: 0, failed: 1 },
    ];
    expect(lastLine(sumTallies(steps))).toBe('251 passed, 2 failed');
    expect(lastLine(sumTallies([]))).toBe('0 passed, 0 failed');
  });
});
