import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count, money, type Quantity } from '../../src/quantity/quantity.ts';
import {
  avosDeFerias,
  diasDeFerias,
  diasDeFeriasProporcionais,
  feriasComTerco,
  feriasEmDobro,
  feriasProporcionais,
  maximoDeDiasEmDobro,
  maximoDeDiasVendidos,
} from './ferias.ts';

function inReais({ exact }: Quantity): number {
  return reais(exact);
}

describe('the days of vacation', () => {
  it.each([
    [0, 30, 10],
    [5, 30, 10],
    [6, 24, 8],
    [14, 24, 8],
    [15, 18, 6],
    [23, 18, 6],
    [24, 12, 4],
    [32, 12, 4],
    [33, 0, 0],
    [365, 0, 0],
  ])(
    'after %i unjustified absences are %i, of which %i may be sold (CLT arts. 130, 143)',
    (absences, days, sold) => {
      expect(diasDeFerias(absences).dias.number).toBe(days);
      expect(maximoDeDiasVendidos(days)).toBe(sold);
    },
  );

  it('cite the item of the article', () => {
    expect([0, 10, 20, 30, 40].map((absences) => diasDeFerias(absences).regra.law)).toEqual([
      'CLT art. 130, I',
      'CLT art. 130, II',
      'CLT art. 130, III',
      'CLT art. 130, IV',
      'CLT art. 130',
    ]);
  });
});

describe('pay for vacation', () => {
  it('adds a third to vacation (Constituição, art. 7º, XVII), and rounds only once', () => {
    expect(inReais(feriasComTerco(money(3000), count(30)))).toBe(4000);
    // 0.50 × 4/3 = 0.6666…
    expect(inReais(feriasComTerco(money(0.5), count(30)))).toBe(0.67);
    // 1.00 ÷ 30 × 4 = 0.1333… plus a third of it, 0.0444…: 0.1777…, not 0.13 + 0.04.
    expect(inReais(feriasComTerco(money(1), count(4)))).toBe(0.18);
  });

  it('accrues two and a half days of vacation a month, whole days only', () => {
    const days = Array.from({ length: 13 }, (_, months) => diasDeFeriasProporcionais(count(months)).number);
    expect(days).toEqual([0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 25, 27, 30]);
  });
});

describe('twelfths of vacation', () => {
  it.each<[string, number, string, number]>([
    // From 1 February to 28 September: seven months and 28 days.
    ['2023-02-01', 3, '2026-09-28', 8],
    // From date to date: fourteen extra days do not count, fifteen do.
    ['2026-02-02', 0, '2026-09-15', 7],
    ['2026-02-02', 0, '2026-09-16', 8],
    ['2026-05-10', 0, '2026-05-23', 0],
    ['2026-05-10', 0, '2026-05-24', 1],
    // A month from 31 January ends with February.
    ['2026-01-31', 0, '2026-03-13', 1],
    ['2026-01-31', 0, '2026-03-14', 2],
    ['2024-02-29', 1, '2025-03-27', 1],
    // The notice completes the period, and extends beyond it.
    ['2025-03-01', 0, '2026-02-28', 12],
    ['2025-03-01', 0, '2026-03-14', 12],
    ['2025-03-01', 0, '2026-03-15', 13],
    ['2020-08-20', 6, '2026-08-20', 0],
  ])('of a contract from %s, with %i years, to %s are %i', (admission, years, end, twelfths) => {
    expect(avosDeFerias(admission, years, end)).toBe(twelfths);
  });
});

function proportional(base: number, twelfths: number, days: number): number {
  return reais(feriasProporcionais(money(base), count(twelfths), count(days)).exact);
}

describe('proportional vacation', () => {
  it('is a twelfth of the salary for each, and a third', () => {
    expect(proportional(3000, 8, 30)).toBe(2666.67);
    expect(proportional(3000, 12, 30)).toBe(4000);
    expect(proportional(3000, 0, 30)).toBe(0);
  });

  it('falls with absences, but not beyond the twelve months that they affect', () => {
    // 3,000 × (6 × 24 ÷ 30) ÷ 12 × 4 ÷ 3
    expect(proportional(3000, 6, 24)).toBe(1600);
    expect(proportional(3000, 6, 0)).toBe(0);
    // 3,000 × (12 × 18 ÷ 30 + 1) ÷ 12 × 4 ÷ 3
    expect(proportional(3000, 13, 18)).toBe(2733.33);
    expect(proportional(3000, 13, 0)).toBe(333.33);
    expect(proportional(3000, 13, 30)).toBe(4333.33);
  });

  it('never falls with one more twelfth or day', () => {
    const days = fc.constantFrom(0, 12, 18, 24, 30);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), days, days, (twelfths, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(proportional(1234.56, twelfths, less)).toBeLessThanOrEqual(
          proportional(1234.56, twelfths, more),
        );
        expect(proportional(1234.56, twelfths - 1, less)).toBeLessThanOrEqual(
          proportional(1234.56, twelfths, less),
        );
      }),
    );
  });
});

describe('double vacation', () => {
  it('is twice the salary of the days, with the third', () => {
    expect(feriasEmDobro(money(3000), count(30)).number).toBe(8000);
    expect(reais(feriasEmDobro(money(1000), count(7)).exact)).toBe(622.22);
  });

  it('is possible for every completed period but the newest', () => {
    expect([0, 1, 2, 4].map(maximoDeDiasEmDobro)).toEqual([0, 0, 30, 90]);
  });
});
