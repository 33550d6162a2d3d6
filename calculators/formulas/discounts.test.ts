import { expect, it } from 'vitest';
import { money, percent } from '../../src/quantity/quantity.ts';
import { discountsTogether, lessDiscount } from './discounts.ts';

it('discountsTogether adds discounts up', () => {
  expect(discountsTogether([50, 20]).number).toBe(0.7);
  expect(discountsTogether([]).number).toBe(0);
});

it('lessDiscount takes a discount off', () => {
  expect(lessDiscount(money(1800), percent(70)).number).toBe(540);
  expect(lessDiscount(money(1800), percent(0)).number).toBe(1800);
});
