import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, ONE } from './decimal.ts';
import {
  reais,
  roundedParts,
  roundTo,
  shareInPercent,
  splitInstalments,
  subtractReais,
  sumReais,
} from './money.ts';

/** Amounts to the cent, up to a hundred million reais. */
const amount = fc.integer({ min: 0, max: 10_000_000_000 }).map((cents) => cents / 100);

describe('reais', () => {
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.675, 2.68],
    [1.004_999, 1],
    [0.615, 0.62],
    [1.1 * 1.5, 1.65],
    [1.15 * 100, 115],
    [0, 0],
    [8_475.55, 8_475.55],
    [12_345_678_901_234.56, 12_345_678_901_234.56],
  ])('%f is %f', (value, expected) => {
    expect(reais(value)).toBe(expected);
  });

  it('removes floating-point error before rounding at a half', () => {
    const noisy = 0.05 * 0.7;
    expect(noisy).toBeLessThan(0.035);
    expect(reais(noisy)).toBe(0.04);
  });

  it('is never -0', () => {
    expect(Object.is(reais(-0.001), 0)).toBe(true);
    expect(Object.is(reais(decimal('-0.004')), 0)).toBe(true);
    expect(Object.is(reais(-0), 0)).toBe(true);
  });

  it('rounds up a half that truncation error misses', () => {
    // 1/3 of 2 cents + 1/3 of 1 cent + half a cent − one cent: exactly 0.005 mathematically.
    expect(reais(decimal('0.02').div(3).plus(decimal('0.01').div(3)).minus('0.005'))).toBe(0.01);
  });

  it('rounds every typed thousandth half away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (thousandths) => {
        const awayFromZero = Math.sign(thousandths) * Math.floor((Math.abs(thousandths) + 5) / 10);
        expect(reais(thousandths / 1000)).toBe(awayFromZero / 100 + 0);
      }),
    );
  });

  it('throws for non-finite values', () => {
    expect(() => reais(Number.NaN)).toThrow(RangeError);
    expect(() => reais(Infinity)).toThrow(RangeError);
    expect(() => reais(decimal('1e400'))).toThrow(RangeError);
  });
});

describe('roundTo', () => {
  it('rounds to any number of places', () => {
    expect(roundTo(ONE.div(3), 6)).toBe(0.333333);
    expect(roundTo(2.5, 0)).toBe(3);
    expect(roundTo(24.95, 1)).toBe(25);
  });
});

describe('sumReais and subtractReais', () => {
  it('are exact to the cent', () => {
    expect(sumReais(0.1, 0.2)).toBe(0.3);
    expect(sumReais()).toBe(0);
    expect(subtractReais(0.3, 0.1)).toBe(0.2);
    expect(subtractReais(100, 33.33, 33.33)).toBe(33.34);
    expect(subtractReais(1, 1)).toBe(0);
  });

  it('are inverse operations', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtractReais(sumReais(a, b), b)).toBe(a);
      }),
    );
  });
});

describe('percentages', () => {
  it('returns a share in percent, and 0 for a whole of 0', () => {
    expect(shareInPercent(60_000, 300_000).toNumber()).toBe(20);
    expect(shareInPercent(5, 0).toNumber()).toBe(0);
  });
});

describe('splitInstalments', () => {
  it('adds the remaining cents to the last', () => {
    expect(splitInstalments(10, 3)).toEqual([3.33, 3.33, 3.34]);
    expect(splitInstalments(0.05, 10)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0.05]);
    expect(splitInstalments(1234.56, 1)).toEqual([1234.56]);
  });

  it('adds up to the total, with all but the last equal', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 60 }), (total, count) => {
        const parts = splitInstalments(total, count);
        expect(parts).toHaveLength(count);
        expect(sumReais(...parts)).toBe(total);
        expect(new Set(parts.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect(parts.at(-1)).toBeGreaterThanOrEqual(parts[0] ?? 0);
      }),
    );
  });

  it.each([0, -1, 1.5])('throws for %f instalments', (count) => {
    expect(() => splitInstalments(100, count)).toThrow(RangeError);
  });
});

describe('roundedParts', () => {
  it('adds up to the total rounded once, with the last part absorbing the difference', () => {
    expect(roundedParts(['0.004', '0.004', '0.004'].map(decimal))).toEqual([0, 0, 0.01]);
    expect(roundedParts(['0.005', '0.005'].map(decimal))).toEqual([0.01, 0]);
    expect(roundedParts([])).toEqual([]);
  });
});
