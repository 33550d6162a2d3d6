import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, ONE, sum } from '../../src/decimal/decimal.ts';
import { roundTo } from '../../src/decimal/money.ts';
import { count, percent } from '../../src/quantity/quantity.ts';
import { aliquotaDoIof, diasComIof, amortizacoesDaPrice } from './iof.ts';

const days = (first: number, ...others: number[]) => [first, ...others];

describe('the taxed days of a principal', () => {
  it('are those of its only instalment, at most 365', () => {
    expect(diasComIof([ONE], [30]).number).toBe(30);
    expect(diasComIof([ONE], [365]).number).toBe(365);
    expect(diasComIof([ONE], [400]).number).toBe(365);
  });

  it('are weighted by the principal of each instalment', () => {
    // Two SAC instalments: half for 30 days, half for 61.
    const half = decimal(0.5);
    expect(diasComIof([half, half], days(30, 61)).number).toBe(45.5);
    // A quarter for 30 days, a quarter for 365, half for longer, capped at 365.
    const quarter = decimal(0.25);
    expect(diasComIof([quarter, quarter, half], days(30, 365, 700)).number).toBe(281.25);
  });

  it('follow the amortizations of the Price system', () => {
    // Three instalments at 2%: payment 0.02 / (1 - 1.02^-3) = 0.34675467; shares 0.32675467, 0.33328977, 0.33995556; x
    // 30, 60 and 90 days = 60.396027
    const shares = [...amortizacoesDaPrice(percent(2), 3)];
    expect(shares.map((share) => roundTo(share, 8))).toEqual([0.32675467, 0.33328977, 0.33995556]);
    expect(roundTo(diasComIof(shares, days(30, 60, 90)).exact, 6)).toBe(60.396027);
  });
});

describe('the amortizations of the Price system', () => {
  it('add up to the principal, and are equal without interest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 120 }), (rate, months) => {
        const total = sum(...amortizacoesDaPrice(percent(rate / 100), months));
        // The truncation of a share, 5e-51, grows with the following shares: for the first by at most (1.2^120 - 1) /
        // 0.2 = 1.6e10, and for the total by six times that.
        expect(total.minus(1).abs().toNumber()).toBeLessThan(1e-39);
      }),
      { numRuns: 50, examples: [[2000, 120]] },
    );
    expect([...amortizacoesDaPrice(percent(0), 4)].map(Number)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});

describe('the tax', () => {
  it.each([
    // 0.0082% x days + 0.38%
    [30, 0.006_26],
    [45.5, 0.007_531],
    [365, 0.033_73],
  ])('for %f days is %f of the principal', (taxed, rate) => {
    expect(aliquotaDoIof(count(taxed, 'dias')).number).toBe(rate);
  });

  it('is at least that of one day and at most that of 365', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 400 }),
        (rate, months, first) => {
          const due = Array.from({ length: months }, (_, index) => first + 30 * index);
          const mean = diasComIof(amortizacoesDaPrice(percent(rate / 100), months), due);
          const share = aliquotaDoIof(mean).number;
          expect(share).toBeGreaterThanOrEqual(0.003_882);
          expect(share).toBeLessThanOrEqual(0.033_73);
        },
      ),
      { numRuns: 50 },
    );
  });
});
