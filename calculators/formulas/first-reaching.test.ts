import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstReaching } from './first-reaching.ts';

describe('the first number that is enough', () => {
  it('is found at either end and between', () => {
    const from = (limit: number) =>
      firstReaching({ from: 1, to: 10, reaches: (number) => number >= limit, behind: 0 });
    expect([-5, 1, 2, 7, 10, 11].map(from)).toEqual([1, 1, 2, 7, 10, undefined]);
  });

  it('is looked for below the first that is surely enough, and below the end', () => {
    // 6 is enough by rounding alone; 7 and 8 are not.
    const reaches = (number: number) => number === 6 || number >= 9;
    expect(firstReaching({ from: 1, to: 20, reaches, behind: 3 })).toBe(6);
    expect(firstReaching({ from: 1, to: 8, reaches, behind: 3 })).toBe(6);
    expect(firstReaching({ from: 1, to: 20, reaches, behind: 2 })).toBe(9);
  });

  it('does not exist in an empty interval', () => {
    expect(firstReaching({ from: 5, to: 4, reaches: () => true, behind: 10 })).toBeUndefined();
  });

  it('is the one that trying all of them finds, where what is reached rises but for a few', () => {
    const heights = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(heights, fc.integer({ min: 0, max: 130 }), (noise, wanted) => {
        const reaches = (number: number) => number * 2 + (noise[number] ?? 0) >= wanted;
        const to = noise.length - 1;
        const tried = Array.from(noise.keys()).find(reaches);
        expect(firstReaching({ from: 0, to, reaches, behind: 6 })).toBe(tried);
      }),
    );
  });
});
