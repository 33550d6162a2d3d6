import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fraction,
  fractionOfDecimal,
  fractionText,
  fullFractionText,
  gcd,
  simplify,
  terminates,
} from './fractions.ts';

describe('gcd', () => {
  it.each([
    [12n, 18n, 6n],
    [-12n, 18n, 6n],
    [7n, 13n, 1n],
    [0n, 5n, 5n],
    [0n, 0n, 0n],
  ])('of %i and %i is %i', (a, b, expected) => {
    expect(gcd(a, b)).toBe(expected);
  });
});

describe('fractionOfDecimal', () => {
  it.each([
    ['0.333', 333n, 1000n],
    [0.75, 75n, 100n],
    ['-0.5', -5n, 10n],
    [2, 2n, 1n],
    ['0.10', 10n, 100n],
    ['.5', 5n, 10n],
    ['3.', 3n, 1n],
    [1e-7, 1n, 10_000_000n],
    [1e21, 10n ** 21n, 1n],
    ['1.5e1', 15n, 1n],
    ['0.12345678901234567890123456789', 12345678901234567890123456789n, 10n ** 29n],
  ])('parses %s', (value, numerator, denominator) => {
    expect(fractionOfDecimal(value)).toEqual({ numerator, denominator });
  });

  it.each(['', '.', '-', 'abc', '1,5', '1/2', Number.NaN, Infinity, '1e999'])('throws for %s', (value) => {
    expect(() => fractionOfDecimal(value)).toThrow(RangeError);
  });
});

describe('fraction', () => {
  it('keeps whole numbers, and the sign on the numerator', () => {
    expect(fraction(3, 4)).toEqual({ numerator: 3n, denominator: 4n });
    expect(fraction(3, -4)).toEqual({ numerator: -3n, denominator: 4n });
    expect(fraction(-3, -4)).toEqual({ numerator: 3n, denominator: 4n });
    expect(fraction(0, -4)).toEqual({ numerator: 0n, denominator: 4n });
  });

  it('accepts decimals as numerator and denominator', () => {
    expect(fraction('1.5', 2)).toEqual({ numerator: 15n, denominator: 20n });
    expect(fraction(1, '0.25')).toEqual({ numerator: 100n, denominator: 25n });
  });

  it('throws for a denominator of 0', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(1, '0.000')).toThrow(RangeError);
  });
});

describe('simplify and fractionText', () => {
  it.each([
    [4, 8, '1/2'],
    [-4, 8, '-1/2'],
    [8, 4, '2'],
    [0, 5, '0'],
    [7, 3, '7/3'],
    [1e15, 5e14, '2'],
  ])('turn %i/%i into %s', (numerator, denominator, expected) => {
    expect(fractionText(simplify(fraction(numerator, denominator)))).toBe(expected);
  });

  it('keep the value and leave no common divisor', () => {
    const whole = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(
        whole,
        whole.filter((n) => n !== 0n),
        (a, b) => {
          const simple = simplify(fraction(String(a), String(b)));
          expect(simple.numerator * b).toBe(a * simple.denominator);
          expect(simple.denominator > 0n).toBe(true);
          expect(gcd(simple.numerator, simple.denominator)).toBe(1n);
        },
      ),
    );
  });
});

it('fullFractionText writes a denominator of 1', () => {
  expect(fullFractionText(fraction(-8, 4))).toBe('-8/4');
  expect(fullFractionText(fraction(2, 1))).toBe('2/1');
});

it.each([
  [1, 7, false],
  [3, 6, true],
  [1, 1024, true],
  [7, 12, false],
])('terminates knows the decimal of %d/%d', (above, below, ends) => {
  expect(terminates(fraction(above, below))).toBe(ends);
});
