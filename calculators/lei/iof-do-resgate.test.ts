import { expect, it } from 'vitest';
import { DAYS_WITH_REDEMPTION_TAX } from '../tabelas/savings.ts';
import { aliquotaDoIofNoResgate } from './iof-do-resgate.ts';

it.each([
  [1, '96%'],
  [2, '93%'],
  [10, '66%'],
  [15, '50%'],
  [29, '3%'],
])('after %i days the IOF is %s', (days, rate) => {
  expect(String(aliquotaDoIofNoResgate(days))).toBe(rate);
});

it('ends with the thirtieth day', () => {
  expect(aliquotaDoIofNoResgate(30)).toBeUndefined();
  expect(aliquotaDoIofNoResgate(29)).toBeDefined();
  expect(DAYS_WITH_REDEMPTION_TAX.number).toBe(30);
});

it('is the share of thirty days that is missing, in whole percents', () => {
  // The annex can be derived: 29 of 30 days missing are 96.67%, of which it keeps 96.
  for (let days = 1; days < 30; days += 1) {
    expect(aliquotaDoIofNoResgate(days)?.typed).toBe(Math.floor((100 * (30 - days)) / 30));
  }
});
