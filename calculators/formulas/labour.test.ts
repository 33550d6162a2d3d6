import { describe, expect, it } from 'vitest';
import {
  fgtsDeposits,
  noticeDays,
  noticeForYears,
  payForDays,
  proportionalVacationDays,
  thirteenthSalary,
  vacationWithThird,
} from './labour.ts';
import { count, money, type Quantity } from '../../src/quantity/quantity.ts';
import { reais } from '../../src/decimal/money.ts';

function inReais({ exact }: Quantity): number {
  return reais(exact);
}

describe('days of pay and vacation', () => {
  it('pays a thirtieth of the salary a day, in every month (CLT art. 64)', () => {
    expect(inReais(payForDays(money(3000), count(30)))).toBe(3000);
    expect(inReais(payForDays(money(2500), count(20)))).toBe(1666.67);
    expect(inReais(payForDays(money(3000), count(0)))).toBe(0);
  });

  it('adds a third to vacation (Constituição, art. 7º, XVII), rounding only once', () => {
    expect(inReais(vacationWithThird(money(3000), count(30)))).toBe(4000);
    // 0.50 × 4/3 = 0.6666…
    expect(inReais(vacationWithThird(money(0.5), count(30)))).toBe(0.67);
    // 1.00 ÷ 30 × 4 = 0.1333… and a third of it 0.0444…: 0.1777…, not 0.13 + 0.04.
    expect(inReais(vacationWithThird(money(1), count(4)))).toBe(0.18);
  });

  it('accrues two and a half days of vacation a month, whole days only', () => {
    const days = Array.from({ length: 13 }, (_, months) => proportionalVacationDays(count(months)).number);
    expect(days).toEqual([0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 25, 27, 30]);
  });
});

describe('13th salary', () => {
  it('is a twelfth of the salary a month (Lei 4.090/1962, art. 1º, § 1º)', () => {
    expect(inReais(thirteenthSalary(money(3000), count(12)))).toBe(3000);
    expect(inReais(thirteenthSalary(money(2500), count(7)))).toBe(1458.33);
    expect(inReais(thirteenthSalary(money(2500), count(0)))).toBe(0);
  });
});

describe('notice', () => {
  it.each([
    [0, 30, 0],
    [1, 33, 3],
    [19, 87, 57],
    [20, 90, 60],
    [21, 90, 60],
    [50, 90, 60],
  ])('after %i years has %i days, %i of them for the years (Lei 12.506/2011)', (years, total, extra) => {
    const forYears = noticeForYears(count(years));
    expect(forYears.number).toBe(extra);
    expect(noticeDays(forYears).number).toBe(total);
  });
});

describe('FGTS', () => {
  it('is eight per cent of the salary a month (Lei 8.036/1990, art. 15), without intermediate rounding', () => {
    expect(inReais(fgtsDeposits(money(3000), count(1)))).toBe(240);
    // 1,518.33 × 8% = 121.4664; twelve of them are 1,457.5968, not 12 × 121.47.
    expect(inReais(fgtsDeposits(money(1518.33), count(12)))).toBe(1457.6);
    expect(inReais(fgtsDeposits(money(3000), count(0)))).toBe(0);
  });
});
