import { expect, it } from 'vitest';
import { PRIMEIRO_DIA_SEM_IOF } from '../tabelas/investimentos.ts';
import { aliquotaDoIofNoResgate } from './iof-do-resgate.ts';

it.each([
  [1, '96%'],
  [2, '93%'],
  [10, '66%'],
  [15, '50%'],
  [29, '3%'],
])('on day %i the IOF is %s', (days, rate) => {
  expect(String(aliquotaDoIofNoResgate(days))).toBe(rate);
});

it('ends on the thirtieth day', () => {
  expect(aliquotaDoIofNoResgate(30)).toBeUndefined();
  expect(aliquotaDoIofNoResgate(29)).toBeDefined();
  expect(PRIMEIRO_DIA_SEM_IOF.number).toBe(30);
});

it('is the missing share of thirty days, in whole percents', () => {
  // Derives the annex: 29 of 30 missing days are 96.67%, truncated to 96.
  for (let days = 1; days < 30; days += 1) {
    expect(aliquotaDoIofNoResgate(days)?.typed).toBe(Math.floor((100 * (30 - days)) / 30));
  }
});
