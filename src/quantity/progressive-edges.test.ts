import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal } from '../decimal/decimal.ts';
import { reais } from '../decimal/money.ts';
import { explain } from '../engine/explain/explain.ts';
import { Results } from './declare.ts';
import { bandParts, progressive } from './progressive.ts';
import { money } from './quantity.ts';
import { INSS_2024, someBands } from './testing/bands.ts';

const charged = (base: number, all: Parameters<typeof progressive>[1]) => progressive(money(base), all).exact;

describe('bandParts', () => {
  it('splits a salary into the bands that it reaches', () => {
    // 3,000: 1412 x 7.5% + 1254.68 x 9% + 333.32 x 12% = 105.90 + 112.9212 + 39.9984.
    const parts = bandParts(money(3000), INSS_2024);
    expect(parts.map(({ number, part }) => [number, part.number])).toEqual([
      [1, 1412],
      [2, 1254.68],
      [3, 333.32],
    ]);
    expect(parts.map(({ contribution }) => contribution.number)).toEqual([105.9, 112.9212, 39.9984]);
    expect(parts[1]?.band).toEqual({ upTo: 2666.68, ratePercent: 9 });
  });

  it('excludes the next band at its lower limit', () => {
    expect(bandParts(money(1412), INSS_2024)).toHaveLength(1);
    expect(bandParts(money(1412.01), INSS_2024)).toHaveLength(2);
    expect(bandParts(money(0), INSS_2024)).toEqual([]);
    expect(bandParts(money(-1), INSS_2024)).toEqual([]);
  });
});

describe('progressive', () => {
  it('ignores amounts above the last limit', () => {
    // Official maximum of 2024.
    expect(reais(charged(7786.02, INSS_2024))).toBe(908.86);
    expect(reais(charged(50_000, INSS_2024))).toBe(908.86);
  });

  it('continues without limit in a last band without one', () => {
    const open = [
      { upTo: 100, ratePercent: 10 },
      { upTo: Infinity, ratePercent: 20 },
    ];
    expect(charged(1100, open).toNumber()).toBe(210);
  });

  it('adds up to the base, never jumps at an edge, and never falls', () => {
    fc.assert(
      fc.property(someBands, (all) => {
        for (const [index, { upTo, ratePercent }] of all.entries()) {
          const atEdge = charged(upTo, all);
          const before = charged(decimal(upTo).minus('0.01').toNumber(), all);
          const after = charged(decimal(upTo).plus('0.01').toNumber(), all);
          expect(atEdge.minus(before).toNumber()).toBe(ratePercent / 10_000);
          expect(after.minus(atEdge).toNumber()).toBe((all[index + 1]?.ratePercent ?? 0) / 10_000);
          const whole = bandParts(money(upTo), all).reduce(
            (sum, { part }) => sum.plus(part.exact),
            decimal(0),
          );
          expect(compare(whole, upTo)).toBe(0);
        }
      }),
    );
  });

  it('explains each band and the sum', () => {
    const result = new Results();
    // 1,254.68 x 9% = 112.9212; 333.32 x 12% = 39.9984
    expect(explain(result.money('', progressive(money(3000), INSS_2024)))).toEqual([
      '1ª faixa, até R$ 1.412,00: R$ 1.412,00 × 7,5% = R$ 105,90',
      '2ª faixa, até R$ 2.666,68: R$ 1.254,68 × 9% ≈ R$ 112,92',
      '3ª faixa, até R$ 4.000,03: R$ 333,32 × 12% ≈ R$ 40,00',
      'R$ 105,90 + R$ 112,92 + R$ 40,00 = R$ 258,82',
    ]);
    expect(explain(result.money('', progressive(money(1000), INSS_2024)))).toEqual([
      '1ª faixa, até R$ 1.412,00: R$ 1.000,00 × 7,5% = R$ 75,00',
    ]);
  });
});
