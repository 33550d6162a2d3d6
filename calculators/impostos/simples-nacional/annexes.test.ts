import { describe, expect, it } from 'vitest';
import { readResult } from '../../../src/engine/read-result.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, percent } from '../../../src/quantity/quantity.ts';
import { annexTax, effectiveRate, revenueBand } from './annexes.ts';

describe('effectiveRate', () => {
  it('is the nominal rate in the first band', () => {
    const band = { upTo: 180_000, ratePercent: 4, deduction: 0 };
    expect(effectiveRate(money(100_000), band).number).toBe(0.04);
  });

  it('spreads the deduction over the revenue', () => {
    // (300,000 × 7.3% − 5,940) ÷ 300,000 = 5.32%
    const band = { upTo: 360_000, ratePercent: 7.3, deduction: 5940 };
    expect(effectiveRate(money(300_000), band).number).toBe(0.0532);
  });
});

const bands = [
  { upTo: 360_000, ratePercent: 11.2, deduction: 9360 },
  { upTo: 720_000, ratePercent: 13.5, deduction: 17_640 },
];

describe('revenueBand', () => {
  it.each([
    [0.01, 1],
    [360_000, 1],
    [360_000.01, 2],
    [720_000, 2],
  ])('of %f is band %i, a limit belonging to the band that it ends', (revenue, number) => {
    expect(revenueBand(money(revenue), bands)).toEqual({ number, band: bands[number - 1] });
  });

  it('has none above the last limit', () => {
    expect(() => revenueBand(money(720_000.01), bands)).toThrow(RangeError);
  });
});

describe('annexTax', () => {
  it('charges the effective rate on the annex’s part of the revenue', () => {
    // (600,000 × 13.5% − 17,640) ÷ 600,000 = 10.56%; 40% of 50,000 × 10.56% = 2,112
    const result = new Results();
    const revenues = { revenue12: money(600_000), monthlyRevenue: money(50_000) };
    const tax = annexTax(
      { anexo: 'III', tipoEntrada: 'percentual', valor: percent(40) },
      bands,
      revenues,
      result,
    );
    expect(readResult(tax, result).result).toEqual({
      anexo: 'III',
      percentualReceita: 40,
      faturamentoAnexo: 20_000,
      aliquotaNominal: 13.5,
      parcelaDeduzir: 17_640,
      aliquotaEfetiva: 10.56,
      valorDASMensal: 2112,
    });
  });
});
