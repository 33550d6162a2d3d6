import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../src/quantity/quantity.ts';
import { aliquotaMinima, complementoDoMinimo } from './imposto-minimo.ts';

describe('the rate of the minimum tax', () => {
  it.each([
    [0, 0],
    [600_000, 0],
    [750_000, 0.025],
    [900_000, 0.05],
    [1_200_000, 0.1],
    [5_000_000, 0.1],
  ])('of %i reais is %f', (income, rate) => {
    expect(aliquotaMinima(money(income)).number).toBe(rate);
  });

  it('never falls, and is continuous', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000 }), (cents) => {
        const [rate, next] = [cents, cents + 1].map((each) => aliquotaMinima(money(each / 100)).number);
        expect((next ?? 0) - (rate ?? 0)).toBeGreaterThanOrEqual(0);
        expect((next ?? 0) - (rate ?? 0)).toBeLessThan(1e-8);
      }),
    );
  });
});

it('complementoDoMinimo adds the amount missing from the other taxes, and nothing below a high income', () => {
  const added = (renda: number, devido: number, pagoAParte: number) =>
    complementoDoMinimo(money(renda), aliquotaMinima(money(renda)), money(devido), money(pagoAParte)).number;
  // 900,000 × 5% − 17,244.34 − 5,000
  expect(added(900_000, 17_244.34, 5000)).toBe(22_755.66);
  expect(added(900_000, 40_000, 9000)).toBe(0);
  expect(added(600_000, 0, 0)).toBe(0);
});
