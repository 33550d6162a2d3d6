import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

describe('sharesOf', () => {
  it('adds up to 100 where rounding each share would give 100.1 or 99.9', () => {
    // 43.75, 31.25 and 25 round to 43.8 + 31.3 + 25 = 100.1; three thirds to 3 × 33.3 = 99.9.
    expect(sharesOf([7, 5, 4], 1)).toEqual([43.8, 31.2, 25]);
    expect(sharesOf([1, 1, 1], 1)).toEqual([33.4, 33.3, 33.3]);
  });

  it('leaves exact shares unchanged', () => {
    expect(sharesOf([5], 1)).toEqual([100]);
    expect(sharesOf([3, 1, 0], 1)).toEqual([75, 25, 0]);
  });

  it('stays within a unit of each exact share', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1e12 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const sum = cents.reduce((total, amount) => total + amount, 0);
        const shares = sharesOf(cents, 1);
        expect(Math.round(shares.reduce((total, share) => total + share * 10, 0))).toBe(1000);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - ((cents[index] ?? 0) / sum) * 100)).toBeLessThan(0.1001);
        }
      }),
      { numRuns: 100 },
    );
  });
});
