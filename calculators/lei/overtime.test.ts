import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import {
  countedNightHours,
  monthlyHours,
  monthlyReflexes,
  nightReflexes,
  overtimeReflexes,
  restDaysPay,
} from './overtime.ts';

const month = (working: number, rest: number) => ({
  working: count(working, 'dias'),
  rest: count(rest, 'dias'),
});

describe('hours', () => {
  it.each([
    [44, 220],
    [40, 200],
    [36, 180],
    [30, 150],
    [20, 100],
  ])('of a week of %i are %i a month, exactly (CLT art. 64; TST, Súmula 431)', (weekly, monthly) => {
    expect(monthlyHours(weekly).number).toBe(monthly);
  });

  it('of a whole night, from 22h to 5h, count as eight (CLT art. 73, § 1º)', () => {
    expect(countedNightHours(count(7)).number).toBe(8);
    expect(countedNightHours(count(0)).number).toBe(0);
  });
});

describe('rest days', () => {
  it('are paid in proportion to the working days (Lei 605/1949, art. 7º)', () => {
    expect(reais(restDaysPay(money(150), month(25, 5)).exact)).toBe(30);
    // 240 ÷ 26 × 4 = 36,9230…
    expect(reais(restDaysPay(money(240), month(26, 4)).exact)).toBe(36.92);
    expect(reais(restDaysPay(money(240), month(31, 0)).exact)).toBe(0);
  });
});

describe('reflexes', () => {
  it('of overtime enter the rest days first, then the others (TST, OJ 394 of the SDI-1)', () => {
    const result = new Results();
    const reflexes = overtimeReflexes(result.total('Total', money(150)), month(25, 5), result);
    // 180 ÷ 12; × 4 ÷ 3; 8% × (180 + 15 + 20); 150 + 30 + 15 + 20 + 17,20
    expect(Object.entries(reflexes).map(([name, amount]) => [name, amount.shown])).toEqual([
      ['reflexoDsr', 30],
      ['reflexo13', 15],
      ['reflexoFerias', 20],
      ['reflexoFgts', 17.2],
      ['totalComReflexos', 232.2],
    ]);
  });

  it('of night work are the same, by another ruling (TST, Súmula 60, I)', () => {
    const result = new Results();
    const { reflexoDsr, ...others } = nightReflexes(result.total('Total', money(150)), month(25, 5), result);
    expect([reflexoDsr, ...Object.values(others)].map(({ shown }) => shown)).toEqual([
      30, 15, 20, 17.2, 232.2,
    ]);
    expect(reflexoDsr.named.about.law).toBe('Lei 605/1949, art. 7º; TST, Súmula 60, I');
  });

  it('of pay by the month leave the rest days out, and cite the laws that they are given', () => {
    const laws = { thirteenth: 'A', vacation: 'B', fgts: 'C' };
    const { reflexo13, reflexoFerias, reflexoFgts } = monthlyReflexes(money(324.2), laws, new Results());
    // 324,20 ÷ 12 = 27,0166…; × 4 ÷ 3 = 36,0222…; 324,20 × 8% × 43 ÷ 36 = 30,9791…
    expect([reflexo13, reflexoFerias, reflexoFgts].map(({ shown }) => shown)).toEqual([27.02, 36.02, 30.98]);
    expect([reflexo13, reflexoFerias, reflexoFgts].map(({ named }) => named.about.law)).toEqual([
      'A',
      'B',
      'C',
    ]);
  });
});
