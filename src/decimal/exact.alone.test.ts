import BigJs from 'big.js';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { Decimal } from './exact.ts';

/** An independent implementation of the same arithmetic, digit by digit. */
const Digits = BigJs();
Digits.DP = 50;
Digits.RM = Digits.roundHalfUp;
Digits.NE = -10_000;
Digits.PE = 10_000;

/** Decimal texts of all sizes: typed amounts, whole numbers with trailing zeros, long quotients, halves. */
const text = fc
  .tuple(
    fc.oneof(
      fc.bigInt({ min: -99_999n, max: 99_999n }),
      fc.bigInt({ min: -(10n ** 70n), max: 10n ** 70n }),
      fc.bigInt({ min: -99n, max: 99n }).map((units) => units * 10n ** 30n + 5n * 10n ** 29n),
    ),
    fc.integer({ min: -30, max: 80 }),
  )
  .map(([units, places]) => `${units}e${-places}`);

/** A number as text without a sign before 0. */
const plain = (value: BigJs) => (value.eq(0) ? '0' : value.toString());

describe('Decimal agrees with an independent implementation', () => {
  it('to the last digit in every operation on two numbers', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [Decimal.of(a), Decimal.of(b)];
        const [first, second] = [new Digits(a), new Digits(b)];
        expect(left.plus(right).toString()).toBe(plain(first.plus(second)));
        expect(left.minus(right).toString()).toBe(plain(first.minus(second)));
        expect(left.times(right).toString()).toBe(plain(first.times(second)));
        expect(left.cmp(right)).toBe(first.cmp(second));
        if (!second.eq(0)) expect(left.div(right).toString()).toBe(plain(first.div(second)));
      }),
      { numRuns: 2000 },
    );
  });

  it('to the last digit in every rounding', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 60 }), (value, digits) => {
        const [exact, other] = [Decimal.of(value), new Digits(value)];
        expect(exact.toString()).toBe(plain(other));
        expect(exact.round(digits).toString()).toBe(plain(other.round(digits)));
        expect(exact.prec(digits + 1).toString()).toBe(plain(other.prec(digits + 1)));
        expect(exact.truncated().toString()).toBe(plain(other.round(0, Digits.roundDown)));
        expect(exact.toNumber()).toBe(other.toNumber() + 0);
        expect(exact.exponent).toBe(other.e);
      }),
      { numRuns: 2000 },
    );
  });

  it('in square roots, whose squares return the original number', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 12 }),
        (units, places) => {
          const value = new Decimal(units, places);
          expect(value.times(value).sqrt().toString()).toBe(value.toString());
          const error = value.sqrt().times(value.sqrt()).minus(value).abs();
          // (r + e)² − r² is about 2re; r is below 10^15, e at most half of 10^-50.
          expect(error.cmp('1e-35')).toBe(-1);
        },
      ),
    );
  });
});

describe('Decimal.sqrt', () => {
  it.each([
    ['0', '0'],
    ['2', '1.41421356237309504880168872420969807856967187537695'],
    ['0.0625', '0.25'],
    ['1e40', '100000000000000000000'],
  ])('of %s is %s', (square, root) => {
    expect(Decimal.of(square).sqrt().toString()).toBe(root);
  });

  it('throws for a negative number', () => {
    expect(() => Decimal.of(-1).sqrt()).toThrow(RangeError);
  });
});

describe('Decimal.round', () => {
  it.each([
    ['0.5', '1'],
    ['-0.5', '-1'],
    ['0.49999999999999999999', '0'],
    ['-1.5', '-2'],
  ])('rounds %s away from zero, to %s', (value, whole) => {
    expect(Decimal.of(value).round(0).toString()).toBe(whole);
  });
});

it('Decimal counts units of a decimal place', () => {
  expect(Decimal.of('12.345').unitsAt(2)).toBe(1235n);
  expect(Decimal.of('-12').unitsAt(2)).toBe(-1200n);
  expect(Decimal.of('1e3').unitsAt(0)).toBe(1000n);
});

it('Decimal is never -0', () => {
  expect(Decimal.of(-0).toNumber()).toBe(0);
  expect(Decimal.of('-1e-400').toNumber()).toBe(0);
  expect(Decimal.of(0).neg().toString()).toBe('0');
});

it('Decimal throws on division by 0', () => {
  expect(() => Decimal.of(1).div(0)).toThrow(RangeError);
});

it('Decimal accepts instances from another copy of its class', async () => {
  vi.resetModules();
  const { Decimal: Other } = await import('./exact.ts');
  expect(Other).not.toBe(Decimal);
  const foreign = Other.of('0.25');
  expect(Decimal.of(3).plus(foreign).toString()).toBe('3.25');
  expect(foreign.times(Decimal.of(4)).toString()).toBe('1');
  expect(Decimal.of(1).div(foreign).toString()).toBe('4');
  expect(foreign.cmp(Decimal.of('0.250'))).toBe(0);
});
