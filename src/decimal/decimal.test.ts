import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ceil, compare, decimal, floor, max, min, ONE, roundHalfUp, sum } from './decimal.ts';

/** Decimals with up to four places, as people type them. */
const typed = fc
  .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, places]) => Number(`${digits}e-${places}`));

describe('decimal', () => {
  it('uses the shortest representation of a number, so that 0.1 is one tenth', () => {
    expect(decimal(0.1).plus(0.2).toString()).toBe('0.3');
    expect(decimal('1234.56').toString()).toBe('1234.56');
    expect(decimal(1e21).toString()).toBe('1000000000000000000000');
  });

  it('returns a decimal unchanged', () => {
    const value = decimal('2.5');
    expect(decimal(value)).toBe(value);
  });

  it.each([Number.NaN, Infinity, -Infinity, '', 'abc', '1,5'])('throws for %s', (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });
});

describe('compare', () => {
  it('ignores the truncation error of a division', () => {
    expect(compare(ONE.div(3).times(3), 1)).toBe(0);
    expect(compare(decimal(64).div(decimal('1.6').times('1.6')), 25)).toBe(0);
  });

  it('distinguishes close values that people may type', () => {
    expect(compare('0.9999999999999999', 1)).toBe(-1);
    expect(compare('1e-30', 0)).toBe(1);
    expect(compare(-2, -3)).toBe(1);
  });
});

describe('max, min and sum', () => {
  it('return the extremes and the total', () => {
    expect(max(1, '3.5', 2).toNumber()).toBe(3.5);
    expect(min(1, '-3.5', 2).toNumber()).toBe(-3.5);
    expect(sum(0.1, 0.2, '0.3').toString()).toBe('0.6');
    expect(sum().toNumber()).toBe(0);
  });
});

describe('roundHalfUp', () => {
  it.each([
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999', 0, '2'],
    ['1.005', 2, '1.01'],
    ['0.0000005', 6, '0.000001'],
  ])('rounds %s to %i places as %s', (value, places, expected) => {
    expect(roundHalfUp(decimal(value), places).toString()).toBe(expected);
  });

  it('rounds half up, even if a division misses the half by truncation error', () => {
    const half = decimal('0.335').div(3).times(3);
    expect(half.toString()).not.toBe('0.335');
    expect(roundHalfUp(half, 2).toString()).toBe('0.34');
  });
});

describe('floor and ceil', () => {
  it.each([
    ['2.7', 2, 3],
    ['-2.7', -3, -2],
    ['3', 3, 3],
    ['-3', -3, -3],
    ['0', 0, 0],
    ['-0.2', -1, 0],
  ])('turn %s into %i and %i', (value, below, above) => {
    expect(floor(value)).toBe(below);
    expect(ceil(value)).toBe(above);
  });

  it('treat a value that misses a whole number only by truncation error as whole', () => {
    expect(floor(ONE.div(3).times(3))).toBe(1);
    expect(ceil(decimal(2).div(3).plus(decimal(1).div(3)))).toBe(1);
  });

  it('return numbers on either side of the value', () => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(floor(value)).toBe(Math.floor(value) + 0);
        expect(ceil(value)).toBe(Math.ceil(value) + 0);
      }),
    );
  });
});
