import { describe, expect, it } from 'vitest';
import { explain } from '../engine/explain.ts';
import { Results } from './declare.ts';
import { bandParts, progressive } from './progressive.ts';
import { money } from './quantity.ts';

/** The INSS of 2026: Portaria Interministerial MPS/MF nº 13/2026. */
const BANDS = [
  { upTo: 1621, ratePercent: 7.5 },
  { upTo: 2902.84, ratePercent: 9 },
  { upTo: 4354.27, ratePercent: 12 },
  { upTo: 8475.55, ratePercent: 14 },
];

describe('a progressive table', () => {
  it('charges each part its own rate', () => {
    // 1.621 × 7,5% = 121,575; 1.281,84 × 9% = 115,3656; 97,16 × 12% = 11,6592
    expect(progressive(money(3000), BANDS).number).toBe(248.5998);
    expect(progressive(money(0), BANDS).number).toBe(0);
  });

  it('charges nothing above a last limit', () => {
    expect(progressive(money(8475.55), BANDS).number).toBe(progressive(money(50_000), BANDS).number);
  });

  it('charges the rest in a last band without limit', () => {
    const open = [
      { upTo: 100, ratePercent: 0 },
      { upTo: Infinity, ratePercent: 10 },
    ];
    expect(progressive(money(250), open).number).toBe(15);
  });

  it('cuts the base into the parts that it reaches', () => {
    expect(bandParts(money(2902.84), BANDS).map(({ number, part }) => [number, part.number])).toEqual([
      [1, 1621],
      [2, 1281.84],
    ]);
  });

  it('is told band by band, and added up', () => {
    const result = new Results();
    expect(explain(result.money('', progressive(money(3000), BANDS)))).toEqual([
      '1ª faixa, até R$ 1.621,00: R$ 1.621,00 × 7,5% ≈ R$ 121,58',
      '2ª faixa, até R$ 2.902,84: R$ 1.281,84 × 9% ≈ R$ 115,37',
      '3ª faixa, até R$ 4.354,27: R$ 97,16 × 12% ≈ R$ 11,66',
      'R$ 121,58 + R$ 115,37 + R$ 11,66 ≈ R$ 248,60',
    ]);
    expect(explain(result.money('', progressive(money(1000), BANDS)))).toEqual([
      '1ª faixa, até R$ 1.621,00: R$ 1.000,00 × 7,5% = R$ 75,00',
    ]);
  });
});
