import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumReais } from '../../src/decimal/money.ts';
import { cotas, vencimentoDaPrimeiraCota } from './cotas-do-irpf.ts';

const amounts = (tax: number, wanted: number) => cotas(tax, wanted).map(({ valor }) => valor);

describe('quotas', () => {
  it('are equal, with the odd cents in the first', () => {
    expect(cotas(1000, 3)).toEqual([
      { numero: 1, valor: 333.34 },
      { numero: 2, valor: 333.33 },
      { numero: 3, valor: 333.33 },
    ]);
  });

  it('begin on the last bank day of May', () => {
    // 29 May 2026 is a Friday, followed by a weekend; 31 May 2027 is a Monday.
    expect([2026, 2027].map(vencimentoDaPrimeiraCota)).toEqual(['2026-05-29', '2027-05-31']);
    // Easter of 2029 is on 1 April, and Corpus Christi sixty days later, on Thursday, 31 May.
    expect(vencimentoDaPrimeiraCota(2029)).toBe('2029-05-30');
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

  it('are at most eight', () => {
    expect(amounts(8000, 9)).toHaveLength(8);
  });

  it('add up to the tax, and are at least R$ 50,00 if there are several', () => {
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
