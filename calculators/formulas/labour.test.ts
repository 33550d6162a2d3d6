import { describe, expect, it } from 'vitest';
import {
  constitutionalThird,
  fgtsDeposits,
  noticeDays,
  payForDays,
  proportionalVacationDays,
  thirteenthSalary,
  vacationWithThird,
} from './labour.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { reais } from '../../src/decimal/money.ts';

describe('days of pay and vacation', () => {
  it('pays a thirtieth of the salary a day, in every month (CLT art. 64)', () => {
    expect(reais(payForDays(3000, 30))).toBe(3000);
    expect(reais(payForDays(2500, 20))).toBe(1666.67);
    expect(reais(payForDays(3000, 0))).toBe(0);
  });

  it('adds a third to vacation (Constituição, art. 7º, XVII), rounded only once', () => {
    expect(reais(constitutionalThird(decimal(1000)))).toBe(333.33);
    expect(reais(vacationWithThird(3000, 30))).toBe(4000);
    // 0.50 × 4/3 = 0.6666…
    expect(reais(vacationWithThird(0.5, 30))).toBe(0.67);
    // 1.00 ÷ 30 × 4 = 0.1333… and a third of it 0.0444…: 0.1777…, not 0.13 + 0.04.
    expect(reais(vacationWithThird(1, 4))).toBe(0.18);
  });

  it('earns two and a half days a month, whole days only', () => {
    const days = Array.from({ length: 13 }, (_, months) => proportionalVacationDays(months));
    expect(days).toEqual([0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 25, 27, 30]);
  });
});

describe('13th salary', () => {
  it('is a twelfth of the salary a month (Lei 4.090/1962, art. 1º, § 1º)', () => {
    expect(reais(thirteenthSalary(3000, 12))).toBe(3000);
    expect(reais(thirteenthSalary(2500, 7))).toBe(1458.33);
    expect(reais(thirteenthSalary(2500, 0))).toBe(0);
  });
});

describe('notice', () => {
  it('has thirty days, three more a year, ninety at most (Lei 12.506/2011)', () => {
    expect(noticeDays(0)).toEqual({ total: 30, extra: 0 });
    expect(noticeDays(1)).toEqual({ total: 33, extra: 3 });
    expect(noticeDays(19)).toEqual({ total: 87, extra: 57 });
    expect(noticeDays(20)).toEqual({ total: 90, extra: 60 });
    expect(noticeDays(21)).toEqual({ total: 90, extra: 60 });
    expect(noticeDays(50)).toEqual({ total: 90, extra: 60 });
  });
});

describe('FGTS', () => {
  it('is eight per cent of the salary a month (Lei 8.036/1990, art. 15), not rounded in between', () => {
    expect(reais(fgtsDeposits(3000, 1))).toBe(240);
    // 1,518.33 × 8% = 121.4664; twelve of them are 1,457.5968, not 12 × 121.47.
    expect(reais(fgtsDeposits(1518.33, 12))).toBe(1457.6);
    expect(reais(fgtsDeposits(3000, 0))).toBe(0);
  });
});
