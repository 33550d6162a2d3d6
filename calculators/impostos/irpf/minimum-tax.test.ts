import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import { money } from '../../../src/quantity/quantity.ts';
import { minimumTax, minimumTaxRate } from './minimum-tax.ts';

/** The addition to a tax due, in reais. */
function added(income: number, due: number, paidApart = 0): number {
  const result = new Results();
  const high = { rendimentosAltaRenda: money(income), impostoExclusivoPago: money(paidApart) };
  return minimumTax(high, result.money('Imposto devido', money(due)), result).impostoMinimo.shown;
}

describe('minimumTaxRate', () => {
  it.each([
    [0, 0],
    [600_000, 0],
    [750_000, 0.025],
    [900_000, 0.05],
    [1_200_000, 0.1],
    [5_000_000, 0.1],
  ])('of %i reais is %f', (income, rate) => {
    expect(minimumTaxRate(money(income)).number).toBe(rate);
  });

  it('never falls, and is continuous', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000 }), (cents) => {
        const [rate, next] = [cents, cents + 1].map((each) => minimumTaxRate(money(each / 100)).number);
        expect((next ?? 0) - (rate ?? 0)).toBeGreaterThanOrEqual(0);
        expect((next ?? 0) - (rate ?? 0)).toBeLessThan(1e-8);
      }),
    );
  });
});

describe('minimumTax', () => {
  it('adds the amount missing from the other taxes', () => {
    // 900,000 × 5% = 45,000; 45,000 − 17,244.34 − 5,000 = 22,755.66
    expect(added(900_000, 17_244.34)).toBe(27_755.66);
    expect(added(900_000, 17_244.34, 5000)).toBe(22_755.66);
  });

  it('adds nothing if they reach it, or if the income is not high', () => {
    expect(added(900_000, 45_000)).toBe(0);
    expect(added(900_000, 40_000, 9000)).toBe(0);
    expect(added(600_000, 0)).toBe(0);
  });
});
