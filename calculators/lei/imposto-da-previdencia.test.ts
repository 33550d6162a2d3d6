import { expect, it } from 'vitest';
import { count, money } from '../../src/quantity/quantity.ts';
import { aliquotaRegressiva, iofDoVgbl, parteTributada } from './imposto-da-previdencia.ts';

// Lei nº 11.053/2004, art. 1º, I to VI: "até 2 anos" and "superior a 2 anos" put each limit in the earlier step.
it.each([
  [0, 35],
  [2, 35],
  [2.01, 30],
  [4, 30],
  [4.5, 25],
  [6, 25],
  [6.01, 20],
  [8, 20],
  [8.01, 15],
  [10, 15],
  [10.01, 10],
  [40, 10],
])('a contribution made %f years ago is taxed at %i%', (years, rate) => {
  expect(aliquotaRegressiva(count(years, 'anos')).typed).toBe(rate);
});

it('parteTributada is all of a PGBL, and the earnings of a VGBL', () => {
  expect(parteTributada('pgbl', money(1000), money(900)).number).toBe(1000);
  expect(parteTributada('vgbl', money(1000), money(900)).number).toBe(100);
  expect(parteTributada('vgbl', money(800), money(900)).number).toBe(0);
});

it('iofDoVgbl charges 5% of the contributions above R$ 600 mil a year', () => {
  expect(iofDoVgbl(money(600_000)).number).toBe(0);
  expect(iofDoVgbl(money(700_000)).number).toBe(5000);
});
