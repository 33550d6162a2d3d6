import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';
import { findBand, progressiveParts, progressiveTotal, rateMinusDeduction } from './progressive-bands.ts';

/** INSS of 2024 (Portaria Interministerial MPS/MF nº 2/2024). */
const INSS_2024 = [
  { upTo: 1412, ratePercent: 7.5 },
  { upTo: 2666.68, ratePercent: 9 },
  { upTo: 4000.03, ratePercent: 12 },
  { upTo: 7786.02, ratePercent: 14 },
];

const bands = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 9 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((steps) => {
    let [upTo, ratePercent] = [decimal(0), 0];
    return steps.map(([width, step]) => {
      upTo = upTo.plus(decimal(width).div(100));
      ratePercent += step;
      return { upTo: upTo.toNumber(), ratePercent };
    });
  });

describe('progressiveParts', () => {
  it('cuts a salary into the bands that it reaches', () => {
    // 3,000: 1412 x 7.5% + 1254.68 x 9% + 333.32 x 12% = 105.90 + 112.9212 + 39.9984.
    const parts = progressiveParts(3000, INSS_2024);
    expect(parts.map(({ number, part }) => [number, part.toNumber()])).toEqual([
      [1, 1412],
      [2, 1254.68],
      [3, 333.32],
    ]);
    expect(parts.map(({ contribution }) => contribution.toNumber())).toEqual([105.9, 112.9212, 39.9984]);
    expect(parts[1]).toMatchObject({ from: 1412, upTo: 2666.68, ratePercent: 9 });
  });

  it('reaches no further band at its very edge', () => {
    expect(progressiveParts(1412, INSS_2024)).toHaveLength(1);
    expect(progressiveParts('1412.01', INSS_2024)).toHaveLength(2);
    expect(progressiveParts(0, INSS_2024)).toEqual([]);
    expect(progressiveParts(-1, INSS_2024)).toEqual([]);
  });

  it('charges nothing above the last limit', () => {
    // The official maximum of 2024.
    expect(reais(progressiveTotal(7786.02, INSS_2024))).toBe(908.86);
    expect(reais(progressiveTotal(50_000, INSS_2024))).toBe(908.86);
  });

  it('goes on without end in a band without limit', () => {
    const open = [
      { upTo: 100, ratePercent: 10 },
      { upTo: Infinity, ratePercent: 20 },
    ];
    expect(progressiveTotal(1100, open).toNumber()).toBe(210);
  });

  it('adds up to the base, never jumps at an edge, and never falls', () => {
    fc.assert(
      fc.property(bands, (all) => {
        for (const [index, { upTo, ratePercent }] of all.entries()) {
          const atEdge = progressiveTotal(upTo, all);
          const before = progressiveTotal(decimal(upTo).minus('0.01'), all);
          const after = progressiveTotal(decimal(upTo).plus('0.01'), all);
          expect(atEdge.minus(before).toNumber()).toBe(ratePercent / 10_000);
          expect(after.minus(atEdge).toNumber()).toBe((all[index + 1]?.ratePercent ?? 0) / 10_000);
          const whole = progressiveParts(upTo, all).reduce((sum, { part }) => sum.plus(part), decimal(0));
          expect(compare(whole, upTo)).toBe(0);
        }
      }),
    );
  });
});

describe('findBand', () => {
  it('puts a value on the limit into the lower band', () => {
    expect(findBand('2666.68', INSS_2024)).toEqual({ number: 2, band: INSS_2024[1] });
    expect(findBand('2666.69', INSS_2024)?.number).toBe(3);
    expect(findBand(decimal('2666.68').div(3).times(3), INSS_2024)?.number).toBe(2);
  });

  it('finds none above the last limit', () => {
    expect(findBand(8000, INSS_2024)).toBeUndefined();
    expect(findBand(8000, [{ upTo: Infinity }])?.number).toBe(1);
  });
});

describe('rateMinusDeduction', () => {
  it('takes the deduction off the rate of the whole base, never below 0', () => {
    // Exercise 2026, base 48,000: 22.5% - 8,054.97.
    expect(rateMinusDeduction(48_000, { ratePercent: 22.5, deduction: 8054.97 }).toNumber()).toBe(2745.03);
    expect(rateMinusDeduction(100, { ratePercent: 7.5, deduction: 2135.04 }).toNumber()).toBe(0);
  });

  it('is the progressive tax when each deduction gives back the lower rates', () => {
    fc.assert(
      fc.property(bands, fc.integer({ min: 1, max: 500_000 }), (all, cents) => {
        const base = decimal(cents).div(100);
        const found = findBand(base, all);
        fc.pre(found !== undefined);
        const lower = all.slice(0, found?.number ?? 0);
        const deduction = lower.reduce((total, { upTo, ratePercent }, index) => {
          const next = lower[index + 1]?.ratePercent ?? ratePercent;
          return total.plus(
            decimal(upTo)
              .times(next - ratePercent)
              .div(100),
          );
        }, decimal(0));
        const ratePercent = found?.band.ratePercent ?? 0;
        expect(
          compare(
            rateMinusDeduction(base, { ratePercent, deduction: deduction.toNumber() }),
            progressiveTotal(base, all),
          ),
        ).toBe(0);
      }),
    );
  });
});
