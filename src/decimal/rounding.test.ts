import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal, roundHalfAway, withoutNoise } from './rounding.ts';

describe('withoutNoise', () => {
  it('recovers the intended decimal of a binary result', () => {
    expect(withoutNoise(1.005 * 100)).toBe(100.5);
    expect(withoutNoise(0.1 + 0.2)).toBe(0.3);
    expect(withoutNoise(1.1 * 3)).toBe(3.3);
  });

  it('returns exact and periodic numbers unchanged', () => {
    expect(withoutNoise(0)).toBe(0);
    expect(withoutNoise(999_999_999_999_999)).toBe(999_999_999_999_999);
    expect(withoutNoise(Infinity)).toBe(Infinity);
    expect(withoutNoise(NaN)).toBeNaN();
  });
});

describe('roundHalfAway', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.5, 0, 1],
    [0.125, 2, 0.13],
    [1.45, 1, 1.5],
    [8.345, 2, 8.35],
    [1234.5, 0, 1235],
    [33.345, 2, 33.35],
    [0.285 * 100, 0, 29],
    [64 / 1.6 ** 2, 0, 25],
  ])('rounds %d to %d places as %d', (value, places, expected) => {
    expect(roundHalfAway(value, places)).toBe(expected);
  });

  it('never returns −0', () => {
    expect(roundHalfAway(-0.001, 2)).toBe(0);
    expect(roundHalfAway(-0, 2)).toBe(0);
    expect(roundHalfAway(1e-300, 2)).toBe(0);
  });

  it('keeps the cents of amounts with more than fifteen digits', () => {
    expect(roundHalfAway(12_345_678_901_234.56, 2)).toBe(12_345_678_901_234.56);
    expect(roundHalfAway(12_345_678_901_234.56, 1)).toBe(12_345_678_901_234.6);
    expect(roundHalfAway(-98_765_432_109_876.5, 2)).toBe(-98_765_432_109_876.5);
  });

  it('returns a number too large for decimal places unchanged', () => {
    for (const value of [1e16, 1e20, 1.5e21, 1e100, Number.MAX_VALUE, -1e22]) {
      expect(roundHalfAway(value, 2)).toBe(value);
    }
  });

  it('returns NaN and infinities unchanged', () => {
    expect(roundHalfAway(NaN, 2)).toBeNaN();
    expect(roundHalfAway(-Infinity, 2)).toBe(-Infinity);
  });

  it('agrees with integer arithmetic on every amount in tenths of a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (tenths) => {
        const cents = Math.floor(tenths / 10) + (tenths % 10 >= 5 ? 1 : 0);
        expect(roundHalfAway(tenths / 1000, 2)).toBe(cents / 100);
        expect(roundHalfAway(-tenths / 1000, 2)).toBe(cents === 0 ? 0 : -cents / 100);
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: 0, max: 12 }),
        (value, places) => {
          const once = roundHalfAway(value, places);
          expect(Number.isFinite(once)).toBe(true);
          expect(roundHalfAway(once, places)).toBe(once);
        },
      ),
    );
  });
});

describe('compareDecimal', () => {
  it('treats numbers as equal if they differ only by binary noise', () => {
    expect(compareDecimal(0.1 + 0.2, 0.3)).toBe(0);
    expect(compareDecimal(64 / 1.6 ** 2, 25)).toBe(0);
  });

  it('distinguishes a cent', () => {
    expect(compareDecimal(4_800_000.01, 4_800_000)).toBeGreaterThan(0);
    expect(compareDecimal(24.99, 25)).toBeLessThan(0);
  });

  it('treats infinity as equal to itself', () => {
    expect(compareDecimal(Infinity, Infinity)).toBe(0);
    expect(compareDecimal(-Infinity, Infinity)).toBeLessThan(0);
  });
});
