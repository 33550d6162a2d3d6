import { describe, expect, it } from 'vitest';
import { annexRevenue, annexTax, annexTotal, effectiveRatePercent, revenueBand } from './simples-annexes.ts';

const percent = (valor: number) => ({ tipoEntrada: 'percentual', valor }) as const;
const inReais = (valor: number) => ({ tipoEntrada: 'valor', valor }) as const;

describe('annexRevenue', () => {
  it('takes an amount as it stands', () => {
    expect(annexRevenue(inReais(1234.56), 50_000).toNumber()).toBe(1234.56);
  });

  it('takes a percentage of the month’s revenue', () => {
    expect(annexRevenue(percent(37.5), 20_000).toNumber()).toBe(7500);
  });
});

describe('annexTotal', () => {
  it.each([
    ['exactly 100%', [60, 40], true],
    ['0,01 too little, which is tolerated', [60, 39.99], true],
    ['0,01 too much, which is tolerated', [60.01, 40], true],
    ['0,02 too little', [60, 39.98], false],
    ['just over the tolerance', [60.0101, 40], false],
  ])('compares percentages with 100: %s', (_, values, matches) => {
    const total = annexTotal(values.map(percent), 0);
    expect(total).toMatchObject({ entries: 'percentual', matches });
  });

  it.each([
    ['the same', [600, 400], true],
    ['one real apart, which is tolerated', [600, 401], true],
    ['one cent more', [600, 401.01], false],
    ['one cent more, below', [600, 398.99], false],
  ])('compares amounts with the month’s revenue: %s', (_, values, matches) => {
    const total = annexTotal(values.map(inReais), 1000);
    expect(total).toMatchObject({ entries: 'valor', matches });
  });

  it('adds amounts and percentages of the month’s revenue', () => {
    const total = annexTotal([inReais(250), percent(75)], 1000);
    expect(total).toMatchObject({ entries: 'mistos', matches: true });
    expect(total.total.toNumber()).toBe(1000);
  });

  it('sums free of binary noise', () => {
    // In binary numbers 100 − 99.99 is more than 0.01, and the entries would be refused.
    expect(annexTotal([33.3, 33.3, 33.39].map(percent), 0).matches).toBe(true);
  });
});

describe('effectiveRatePercent', () => {
  it('is the nominal rate in the first band', () => {
    const band = { upTo: 180_000, ratePercent: 4, deduction: 0 };
    expect(effectiveRatePercent(100_000, band).toNumber()).toBe(4);
  });

  it('spreads the deduction over the revenue', () => {
    // (300,000 × 7.3% − 5,940) ÷ 300,000 = 5.32%
    const band = { upTo: 360_000, ratePercent: 7.3, deduction: 5940 };
    expect(effectiveRatePercent(300_000, band).toNumber()).toBe(5.32);
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
    expect(revenueBand(revenue, bands)).toEqual({ number, band: bands[number - 1] });
  });

  it('has none above the last limit', () => {
    expect(() => revenueBand(720_000.01, bands)).toThrow(RangeError);
  });
});

describe('annexTax', () => {
  it('charges the effective rate on the annex’s part of the revenue', () => {
    // (600,000 × 13.5% − 17,640) ÷ 600,000 = 10.56%; 40% of 50,000 × 10.56% = 2,112
    expect(annexTax(percent(40), bands, { revenue12: 600_000, monthlyRevenue: 50_000 })).toEqual({
      percentualReceita: 40,
      faturamentoAnexo: 20_000,
      aliquotaNominal: 13.5,
      parcelaDeduzir: 17_640,
      aliquotaEfetiva: 10.56,
      valorDASMensal: 2112,
    });
  });
});
