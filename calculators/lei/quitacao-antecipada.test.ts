import { expect, it } from 'vitest';
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { valorParaQuitar } from './quitacao-antecipada.ts';

it('valorParaQuitar discounts the interest of each instalment', () => {
  // 121 ÷ 1.1 + 121 ÷ 1.21 = 110 + 100.
  expect(valorParaQuitar(money(121), percent(10), count(2)).equals(210)).toBe(true);
  expect(valorParaQuitar(money(121), percent(0), count(2)).number).toBe(242);
});
