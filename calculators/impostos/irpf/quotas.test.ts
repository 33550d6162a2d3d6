import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumReais } from '../../../src/decimal/money.ts';
import { quotas } from './quotas.ts';

const amounts = (tax: number, wanted: number) => quotas(tax, wanted, 2026).map(({ valor }) => valor);

describe('quotas', () => {
  it('are equal, the first with the odd cents', () => {
    expect(quotas(1000, 3, 2026)).toEqual([
      { numero: 1, vencimento: '2026-05-29', valor: 333.34 },
      { numero: 2, vencimento: '2026-06-30', valor: 333.33 },
      { numero: 3, vencimento: '2026-07-31', valor: 333.33 },
    ]);
  });

  it('are due on the last bank days of May to December, and never on the last day of the year', () => {
    // 29 May 2026 and 30 October are Fridays before weekends; 31 May 2027 is a Monday, 30 December a Thursday.
    const days = (year: number) => quotas(8000, 8, year).map(({ vencimento }) => vencimento.slice(5));
    expect(days(2026)).toEqual(['05-29', '06-30', '07-31', '08-31', '09-30', '10-30', '11-30', '12-30']);
    // Easter of 2029 is on 1 April, and Corpus Christi sixty days later, on Thursday, 31 May.
    expect(days(2029)[0]).toBe('05-30');
    expect(days(2027)).toEqual(['05-31', '06-30', '07-30', '08-31', '09-30', '10-29', '11-30', '12-30']);
  });

  it.each([
    ['below R$ 10,00, none', 9.99, 8, []],
    ['from R$ 10,00, one', 10, 8, [10]],
    ['below R$ 100,00, one', 99.99, 8, [99.99]],
    ['from R$ 100,00, two', 100, 8, [50, 50]],
    ['of at least R$ 50,00 each', 149.99, 8, [75, 74.99]],
    ['of nothing, none', 0, 1, []],
  ])('%s', (_, tax, wanted, expected) => {
    expect(amounts(tax, wanted)).toEqual(expected);
  });

  it('are eight at most', () => {
    expect(amounts(8000, 9)).toHaveLength(8);
  });

  it('add up to the tax, and none is below R$ 50,00 where there are several', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 10_000_000 }),
        fc.integer({ min: 1, max: 8 }),
        (cents, wanted) => {
          const parts = amounts(cents / 100, wanted);
          expect(sumReais(...parts)).toBe(cents / 100);
          expect(parts.length === 1 || Math.min(...parts) >= 50).toBe(true);
        },
      ),
    );
  });
});
