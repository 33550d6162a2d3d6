import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, ONE } from './decimal.ts';
import { power } from './power.ts';

describe('power', () => {
  it.each([
    ['1.1', 2, '1.21'],
    ['1.01', 3, '1.030301'],
    ['2', 10, '1024'],
    ['2', -2, '0.25'],
    ['-2', 3, '-8'],
    ['0', 0, '1'],
    ['0', 5, '0'],
    ['5', 0, '1'],
  ])('%s^%i is %s', (base, exponent, expected) => {
    expect(power(base, exponent).toString()).toBe(expected);
  });

  it.each([
    ['1.21', '0.5', '1.1'],
    ['1.331', ONE.div(3), '1.1'],
    ['4', '-0.5', '0.5'],
    ['2.25', '1.5', '3.375'],
    ['1000000', ONE.div(6), '10'],
    ['0.25', '0.5', '0.5'],
    ['0', '0.5', '0'],
  ])('raises %s to a fractional exponent as a root', (base, exponent, expected) => {
    expect(compare(power(base, exponent), expected)).toBe(0);
  });

  it('restores a number from its logarithm to forty digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 2, max: 24 }),
        (thousandths, root) => {
          const base = decimal(thousandths).div(1000);
          expect(compare(power(power(base, ONE.div(root)), root), base)).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('adds exponents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 0, max: 600 }),
        (rate, m, n) => {
          const base = ONE.plus(decimal(rate).div(10_000));
          expect(compare(power(base, m + n), power(base, m).times(power(base, n)))).toBe(0);
        },
      ),
    );
  });

  it('underflows to 0, and keeps the digits of a small result', () => {
    expect(power('0.001', 200).toNumber()).toBe(0);
    expect(power(10, -400).toNumber()).toBe(0);
    expect(power(2, -100).times(power(2, 100)).round(40).toString()).toBe('1');
  });

  it.each([
    [10, 400],
    [-8, '0.5'],
    [0, -1],
    ['0.001', -200],
  ])('throws for %s^%s', (base, exponent) => {
    expect(() => power(base, exponent)).toThrow(RangeError);
  });
});
