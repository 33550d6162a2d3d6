import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count, money, percent } from '../../src/quantity/quantity.ts';
import {
  acrescimoDaHoraExtra,
  horasNoturnasReduzidas,
  horasDoMes,
  reflexoNoDescanso,
} from './horas-extras.ts';

const month = (working: number, rest: number) => ({
  uteis: count(working, 'dias'),
  descanso: count(rest, 'dias'),
});

describe('hours', () => {
  it.each([
    [44, 220],
    [40, 200],
    [36, 180],
    [30, 150],
    [20, 100],
  ])('in a week of %i are %i in a month, exactly (CLT art. 64; TST, Súmula 431)', (weekly, monthly) => {
    expect(horasDoMes(weekly).number).toBe(monthly);
  });

  it('in a whole night, from 22h to 5h, count as eight (CLT art. 73, § 1º)', () => {
    expect(horasNoturnasReduzidas(count(7)).number).toBe(8);
    expect(horasNoturnasReduzidas(count(0)).number).toBe(0);
  });
});

describe('overtime', () => {
  it.each([
    ['normal', 0, 1.5, 0.5],
    ['normal', 60, 1.6, 0.6],
    ['feriado', 0, 2, 1],
    // 1.5 × 1.2: the night surcharge applies to the hour with the other one (OJ 97 of the SDI-1).
    ['noturna', 0, 1.8, 0.8],
    ['noturna', 100, 2.4, 1.4],
  ] as const)(
    '%s with an agreed surcharge of %d% pays %d times the hour',
    (kind, agreed, factor, surcharge) => {
      const { fator, acrescimo } = acrescimoDaHoraExtra(kind, percent(agreed));
      expect(fator.number).toBe(factor);
      expect(acrescimo.number).toBe(surcharge);
    },
  );
});

describe('rest days', () => {
  it('are paid in proportion to the working days (Lei 605/1949, art. 7º)', () => {
    expect(reais(reflexoNoDescanso(money(150), month(25, 5)).exact)).toBe(30);
    // 240 ÷ 26 × 4 = 36,9230…
    expect(reais(reflexoNoDescanso(money(240), month(26, 4)).exact)).toBe(36.92);
    expect(reais(reflexoNoDescanso(money(240), month(31, 0)).exact)).toBe(0);
  });
});
