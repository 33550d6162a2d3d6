import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { taxOnBase, taxReduction } from './income-tax.ts';

/** Exercise 2027, income of 2026. */
const BANDS = [
  { upTo: 29_145.6, ratePercent: 0, deduction: 0 },
  { upTo: 33_919.8, ratePercent: 7.5, deduction: 2185.92 },
  { upTo: 45_012.6, ratePercent: 15, deduction: 4729.91 },
  { upTo: 55_976.16, ratePercent: 22.5, deduction: 8105.85 },
  { upTo: Infinity, ratePercent: 27.5, deduction: 10_904.66 },
];

/** Lei nº 15.270/2025, art. 11-A of Lei nº 9.250/1995. */
const RULE = {
  fullUpTo: 60_000,
  fullReduction: 2694.15,
  partialUpTo: 88_200,
  intercept: 8429.73,
  slope: 0.095575,
};

describe('taxOnBase', () => {
  it.each([
    [29_145.6, 1, 0],
    // 33,919.80 x 7.5% - 2,185.92 = 358.065
    [33_919.8, 2, 358.07],
    // 45,012.60 x 15% - 4,729.91 = 2,021.98
    [45_012.6, 3, 2021.98],
    // 48,000 x 22.5% - 8,105.85: the tax that the reduction of the law cancels
    [48_000, 4, 2694.15],
    // 64,000 x 27.5% - 10,904.66
    [64_000, 5, 6695.34],
  ])('of %f is in band %i and pays %f', (base, bandNumber, tax) => {
    const result = taxOnBase(base, BANDS);
    expect(result.bandNumber).toBe(bandNumber);
    expect(reais(result.tax)).toBe(tax);
  });

  it('needs a last band without limit', () => {
    expect(() => taxOnBase(100_000, BANDS.slice(0, -1))).toThrow(RangeError);
  });
});

describe('taxReduction', () => {
  it('cancels the tax of 60,000 with the simplified discount, and never more than the tax', () => {
    expect(taxReduction('2694.15', 60_000, RULE).toNumber()).toBe(2694.15);
    expect(taxReduction(100, 40_000, RULE).toNumber()).toBe(100);
  });

  it('shrinks from 60,000 to 88,200', () => {
    // 8,429.73 - 0.095575 x 80,000 = 783.73
    expect(taxReduction('6695.34', 80_000, RULE).toNumber()).toBe(783.73);
    // 8,429.73 - 0.095575 x 88,200 = 0.015
    expect(taxReduction(9000, 88_200, RULE).toNumber()).toBe(0.015);
    expect(taxReduction(9000, '88200.01', RULE).toNumber()).toBe(0);
  });

  it('is nothing in exercises without it', () => {
    expect(taxReduction(1000, 40_000, undefined).toNumber()).toBe(0);
  });
});
