import { describe, expect, it } from 'vitest';
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { monthlyRateFromAnnual, presentValue, sinkingFundPayment } from './annuity.ts';
import { reserveByAge } from './retirement-reserve.ts';

describe('the reserve by age', () => {
  it('builds up to the required amount, which the income then uses up', () => {
    // At 1% a month, two years of 1,000: 1,000 x a24 = 21,243.3873; saved in two years by 21,243.3873 / s24 = 787.5661
    // a month, which after one year is x s12 = 9,988.3097; one year before the end 1,000 x a12 = 11,255.0775.
    const monthlyRate = monthlyRateFromAnnual(percent(12));
    const target = presentValue(money(1000), monthlyRate, count(24));
    const saving = sinkingFundPayment(target, monthlyRate, count(24));
    const plan = {
      currentAge: count(60),
      yearsToRetirement: count(2),
      yearsInRetirement: count(2),
      monthlySavings: saving,
      desiredMonthlyIncome: money(1000),
      monthlyRate,
    };
    expect(reserveByAge(plan)).toEqual([
      { idade: 60, fase: 'Acumulação', saldo: 0 },
      { idade: 61, fase: 'Acumulação', saldo: 9988.31 },
      { idade: 62, fase: 'Aposentadoria', saldo: 21_243.39 },
      { idade: 63, fase: 'Aposentadoria', saldo: 11_255.08 },
      { idade: 64, fase: 'Aposentadoria', saldo: 0 },
    ]);
  });

  it('is a plain sum without interest', () => {
    const rows = reserveByAge({
      currentAge: count(58),
      yearsToRetirement: count(2),
      yearsInRetirement: count(1),
      monthlySavings: money(500),
      desiredMonthlyIncome: money(1000),
      monthlyRate: percent(0),
    });
    expect(rows.map(({ saldo }) => saldo)).toEqual([0, 6000, 12_000, 0]);
  });

  it('stays stable at unrealistic rates', () => {
    const monthlyRate = monthlyRateFromAnnual(percent(1000));
    const target = presentValue(money(5000), monthlyRate, count(240));
    const rows = reserveByAge({
      currentAge: count(18),
      yearsToRetirement: count(62),
      yearsInRetirement: count(20),
      monthlySavings: sinkingFundPayment(target, monthlyRate, count(62 * 12)),
      desiredMonthlyIncome: money(5000),
      monthlyRate,
    });
    // 5,000 / (10 / 12) = 6,000: at such a rate an income for 20 years costs as much as an endless one.
    expect(rows[62]?.saldo).toBe(6000);
    expect(rows[0]?.saldo).toBe(0);
    expect(rows.at(-1)?.saldo).toBe(0);
  });
});
