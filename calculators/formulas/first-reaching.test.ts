import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstReaching } from './first-reaching.ts';

describe('firstReaching', () => {
  it('finds the number at either end and between', () => {
    const of = (wanted: number) =>
      firstReaching({ from: 1, to: 10, valueAt: (number) => number, wanted, fall: 0 });
    expect([-5, 1, 2, 7, 10, 11].map(of)).toEqual([1, 1, 2, 7, 10, undefined]);
  });

  it('finds a number lifted by rounding, even if the last one is not enough', () => {
    const valueAt = (number: number) => (number === 6 ? 9 : number);
    expect(firstReaching({ from: 1, to: 20, valueAt, wanted: 9, fall: 3 })).toBe(6);
    expect(firstReaching({ from: 1, to: 8, valueAt, wanted: 9, fall: 3 })).toBe(6);
    expect(firstReaching({ from: 1, to: 8, valueAt, wanted: 10, fall: 3 })).toBeUndefined();
  });

  it('returns undefined for an empty interval', () => {
    expect(firstReaching({ from: 5, to: 4, valueAt: () => 1, wanted: 0, fall: 0 })).toBeUndefined();
  });

  it('agrees with trying all numbers if values mostly rise', () => {
    const noises = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(noises, fc.integer({ min: -5, max: 130 }), (noise, wanted) => {
        const valueAt = (number: number) => number * 2 + (noise[number] ?? 0);
        const tried = Array.from(noise.keys()).find((number) => valueAt(number) >= wanted);
        const found = firstReaching({ from: 0, to: noise.length - 1, valueAt, wanted, fall: 6 });
        expect(found).toBe(tried);
      }),
    );
  });

  it('finds one among millions, along straight lines with bends', () => {
    const valueAt = (number: number) =>
      Math.floor(number < 300_000 ? number * 0.9 : 270_000 + (number - 300_000) * 0.65);
    expect(firstReaching({ from: 1, to: 4_000_000, valueAt, wanted: 400_000, fall: 1 })).toBe(500_000);
  });
});
