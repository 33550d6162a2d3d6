import { expect, test } from 'vitest';
import { one, quantity, sumOfAll } from '../../src/quantity/quantity.ts';
import { investmentTaxRate } from './investment-tax.ts';

test.each([
  [0, '22,5%'],
  [0.499, '22,5%'],
  [0.5, '20%'],
  [0.999, '20%'],
  [1, '17,5%'],
  [1.999, '17,5%'],
  [2, '15%'],
  [30, '15%'],
])('after %s years the rate is %s', (years, rate) => {
  expect(String(investmentTaxRate(quantity(years)))).toBe(rate);
});

test('a term that misses half a year only by truncation error counts as half a year', () => {
  const sixth = one.over(6);
  expect(String(investmentTaxRate(sumOfAll([sixth, sixth, sixth])))).toBe('20%');
});
