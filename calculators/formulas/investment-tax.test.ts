import { expect, test } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { investmentTax, investmentTaxRate } from './investment-tax.ts';

test.each([
  [0, 22.5],
  [0.499, 22.5],
  [0.5, 20],
  [0.999, 20],
  [1, 17.5],
  [1.999, 17.5],
  [2, 15],
  [30, 15],
])('after %s years the rate is %s%%', (years, percent) => {
  expect(investmentTaxRate(years)).toBe(percent);
});

test('a term that is half a year but for the cut tail of a division is half a year', () => {
  expect(investmentTaxRate(decimal(1).div(6).times(3))).toBe(20);
});

test('the tax is the share of the gain, and a loss pays none', () => {
  expect(investmentTax(decimal(100), 1).toString()).toBe('17.5');
  expect(investmentTax(decimal(-100), 1).toString()).toBe('0');
});
