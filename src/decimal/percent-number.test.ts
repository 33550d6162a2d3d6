import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import { percentNumber } from './percent-number.ts';

test('percentNumber keeps ten decimal places', () => {
  expect(percentNumber(decimal(9.5).div(12))).toBe(0.7916666667);
  expect(percentNumber(decimal(100).div(3).times(3))).toBe(100);
  expect(percentNumber(decimal('-0.00000000001'))).toBe(0);
});
