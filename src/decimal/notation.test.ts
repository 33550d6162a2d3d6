import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimals, withThousands } from './notation.ts';
import { roundHalfAway } from './rounding.ts';

/** Numbers of any size: typed amounts, fractions, and amounts beyond the precision of a double. */
const numbers = fc.oneof(
  fc
    .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 14 }))
    .map(([n, e]) => n / 10 ** e),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.double({ min: -1e17, max: 1e17, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger().map((cents) => cents / 100),
);

it('formats any number with any number of places like the platform', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 12 }), fc.nat({ max: 12 }), (value, most, fewer) => {
      const least = Math.max(0, most - fewer);
      const platform = new Intl.NumberFormat('pt-BR', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      });
      const expected = platform.format(roundHalfAway(value, most)).replace('-', '−');
      expect(decimals(value, least, most)).toBe(expected);
    }),
    { numRuns: 3000 },
  );
});

it.each([
  ['1', '1'],
  ['123', '123'],
  ['1234', '1.234'],
  ['1234567', '1.234.567'],
])('groups the thousands of %s as %s', (digits, text) => {
  expect(withThousands(digits)).toBe(text);
});
