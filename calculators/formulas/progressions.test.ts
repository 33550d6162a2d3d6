import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantity } from '../../src/quantity/quantity.ts';
import { firstTerms, infiniteSum, isTooLarge, lastTerm, sumOfTerms } from './progressions.ts';

const kinds = fc.constantFrom('pa' as const, 'pg' as const);
const small = fc.integer({ min: -9, max: 9 });

describe('a progression', () => {
  it('has the same term and sum by formula as term by term', () => {
    fc.assert(
      fc.property(kinds, small, small, fc.integer({ min: 1, max: 15 }), (kind, first, ratio, length) => {
        const progression = { first: quantity(first), ratio: quantity(ratio), length };
        const last = lastTerm(kind, progression);
        // Whole numbers below 2^53 are exact in the tests' own arithmetic, too.
        const terms = Array.from({ length }, (_, index) =>
          kind === 'pa' ? first + index * ratio : first * ratio ** index,
        );
        const sum = terms.reduce((total, term) => total + term, 0);
        expect(last.equals(terms.at(-1) ?? 0)).toBe(true);
        expect(sumOfTerms(kind, progression, last).equals(sum)).toBe(true);
        expect(firstTerms(kind, progression, 20).at(-1)).toEqual({
          posicao: length,
          termo: (terms.at(-1) ?? 0) + 0,
          soma: sum + 0,
        });
      }),
    );
  });

  it('has an infinite sum only if its terms vanish', () => {
    const sum = (first: number, ratio: number) =>
      infiniteSum({ first: quantity(first), ratio: quantity(ratio) })?.number;
    expect(sum(8, 0.5)).toBe(16);
    expect(sum(9, -0.5)).toBe(6);
    expect(sum(8, 1)).toBeUndefined();
    expect(sum(8, -1)).toBeUndefined();
  });

  it('is too large beyond 10^15, at any length', () => {
    expect(isTooLarge('pg', 1, 10, 15)).toBe(false);
    expect(isTooLarge('pg', 1, 10, 16)).toBe(true);
    expect(isTooLarge('pg', 3, 1e12, 1000)).toBe(true);
    expect(isTooLarge('pg', 0, 1e12, 1000)).toBe(false);
    expect(isTooLarge('pg', 3, 1e-12, 1000)).toBe(false);
    expect(isTooLarge('pa', 1e15, -1, 2)).toBe(true);
  });
});
