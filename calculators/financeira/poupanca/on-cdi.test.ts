import { expect, test } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import { count, money } from '../../../src/quantity/quantity.ts';
import { onCdi, onCdiAfter } from './on-cdi.ts';

const nothing = money(0);

test('onCdi of 1,000 at 13.75% for two years takes 15% off the earnings', () => {
  // 1,000 × 1.1375² = 1,293.90625; 293.90625 × 85% = 249.8203125.
  const deposits = { principal: money(1000), monthlyContribution: nothing };
  expect(onCdi(deposits, count(24), money(1000), new Results()).shown).toBe(1249.82);
  expect(onCdiAfter(deposits, count(24))).toBe(1249.82);
});

test('onCdi of 100 at the end of each of twelve months takes 17.5% off the earnings', () => {
  // 100 × 0.1375 ÷ (1.1375^(1 ÷ 12) − 1) = 1,273.8663…; 1,200 + 73.8663 × 82.5% = 1,260.94.
  const deposits = { principal: nothing, monthlyContribution: money(100) };
  expect(onCdiAfter(deposits, count(12))).toBe(1260.94);
});

test('onCdi takes no tax off a loss', () => {
  // After half a month the formula counts half a deposit, with negative earnings.
  const deposits = { principal: nothing, monthlyContribution: money(1000) };
  expect(onCdiAfter(deposits, count(0.5))).toBeLessThan(500);
  expect(onCdiAfter(deposits, count(0.5))).toBe(498.66);
});
