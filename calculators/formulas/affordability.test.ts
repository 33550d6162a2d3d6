import { expect, it } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';
import { leaf } from '../../src/quantity/quantity.ts';
import { suggestedIncome } from './affordability.ts';

it.each([
  ['900', 3000],
  ['0', 0],
  // 1,000 ÷ 0.3 = 3,333.33…
  ['1000', 3333.33],
  // From the exact payment; rounding it to 1,000.01 first would give 3,333.37.
  ['1000.005', 3333.35],
])('suggestedIncome for a payment of %s is %d', (amount, income) => {
  const payment = leaf(decimal(amount), Number(amount), { format: 'money' });
  expect(reais(suggestedIncome(payment).exact)).toBe(income);
});
