import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal } from '../../src/decimal/decimal.ts';
import { progressive } from '../../src/quantity/progressive.ts';
import { money } from '../../src/quantity/quantity.ts';
import { INSS_2024, someBands } from '../../src/quantity/testing/bands.ts';
import { findBand, rateMinusDeduction } from './progressive-bands.ts';

describe('findBand', () => {
  it('assigns a value at the limit to the lower band', () => {
    expect(findBand('2666.68', INSS_2024)).toEqual({ number: 2, band: INSS_2024[1] });
    expect(findBand('2666.69', INSS_2024)?.number).toBe(3);
    expect(findBand(decimal('2666.68').div(3).times(3), INSS_2024)?.number).toBe(2);
  });

  it('returns undefined above the last limit', () => {
    expect(findBand(8000, INSS_2024)).toBeUndefined();
    expect(findBand(8000, [{ upTo: Infinity }])?.number).toBe(1);
  });
});

describe('rateMinusDeduction', () => {
  it('subtracts the deduction from the rate on the whole base', () => {
    // Exercise 2026, base 48,000: 22.5% - 8,054.97.
    expect(rateMinusDeduction(money(48_000), { ratePercent: 22.5, parcelaADeduzir: 8054.97 }).number).toBe(
      2745.03,
    );
  });

  it('equals the progressive tax when each deduction compensates the lower rates', () => {
    fc.assert(
      fc.property(someBands, fc.integer({ min: 1, max: 500_000 }), (all, cents) => {
        const base = money(cents / 100);
        const found = findBand(base.exact, all);
        fc.pre(found !== undefined);
        const lower = all.slice(0, found?.number ?? 0);
        const parcelaADeduzir = lower.reduce((total, { upTo, ratePercent }, index) => {
          const next = lower[index + 1]?.ratePercent ?? ratePercent;
          return total.plus(
            decimal(upTo)
              .times(next - ratePercent)
              .div(100),
          );
        }, decimal(0));
        const ratePercent = found?.band.ratePercent ?? 0;
        const charged = rateMinusDeduction(base, {
          ratePercent,
          parcelaADeduzir: parcelaADeduzir.toNumber(),
        });
        expect(compare(charged.exact, progressive(base, all).exact)).toBe(0);
      }),
    );
  });
});
