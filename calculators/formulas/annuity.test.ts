import { describe, expect, it } from 'vitest';
import { roundTo } from '../../src/decimal/money.ts';
import { explain } from '../../src/engine/explain.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import {
  accumulatedRate,
  addedUp,
  compound,
  contributed,
  discount,
  effectiveAnnualRate,
  equivalentMonthlyRate,
  futureValue,
  growth,
  monthlyRateFromAnnual,
  monthsInYears,
  presentValue,
  pricePayment,
  sinkingFundPayment,
} from './annuity.ts';

const NO_RATE = percent(0);
const ONE_PERCENT = percent(1);

function value(made: Quantity): number {
  return roundTo(made.exact, 6);
}

function steps(made: Quantity): readonly string[] {
  return explain(new Results().money('Valor', made));
}

describe('one amount', () => {
  it('grows: 1,000 at 10% for two years is 1,210', () => {
    expect(value(compound(money(1000), percent(10), count(2)))).toBe(1210);
  });

  it('is worth less before: 1,210 in two years at 10% is 1,000', () => {
    expect(value(discount(money(1210), percent(10), count(2)))).toBe(1000);
  });

  it('grows in fractions of a period: 1,000 at 21% for half a year is 1,100', () => {
    expect(value(compound(money(1000), percent(21), count(0.5)))).toBe(1100);
  });

  it('tells its formula', () => {
    expect(steps(compound(money(1000), percent(10), count(2, 'anos')))).toEqual([
      'R$ 1.000,00 × (1 + 10%)^2 = R$ 1.210,00',
    ]);
  });
});

describe('payments at the end of each period', () => {
  it('are worth in the end: 100 × (1.01² + 1.01 + 1) = 303.01', () => {
    expect(value(futureValue(money(100), ONE_PERCENT, count(3)))).toBe(303.01);
  });

  it('are worth at the start: 121 ÷ 1.1 + 121 ÷ 1.21 = 210', () => {
    expect(value(presentValue(money(121), percent(10), count(2)))).toBe(210);
  });

  it('settle a loan: 210 at 10% in two payments of 121', () => {
    expect(value(pricePayment(money(210), percent(10), count(2)))).toBe(121);
  });

  it('add up to a target: 303.01 at 1% in three deposits of 100', () => {
    expect(value(sinkingFundPayment(money(303.01), ONE_PERCENT, count(3)))).toBe(100);
  });

  it('are plain multiples and parts without interest', () => {
    expect(value(futureValue(money(100), NO_RATE, count(3)))).toBe(300);
    expect(value(presentValue(money(100), NO_RATE, count(3)))).toBe(300);
    expect(value(pricePayment(money(300), NO_RATE, count(3)))).toBe(100);
    expect(value(sinkingFundPayment(money(300), NO_RATE, count(3)))).toBe(100);
  });

  it('come to the same at a rate that is hardly one', () => {
    const hardly = percent(1).over(1e25);
    expect(value(futureValue(money(100), hardly, count(3)))).toBe(300);
    expect(value(presentValue(money(100), hardly, count(3)))).toBe(300);
  });

  it('tell their formulas', () => {
    expect(steps(futureValue(money(100), ONE_PERCENT, count(3, 'meses')))).toEqual([
      'R$ 100,00 × [(1 + 1%)^3 − 1] ÷ 1% = R$ 303,01',
    ]);
    expect(steps(presentValue(money(121), percent(10), count(2)))).toEqual([
      'R$ 121,00 × [1 − (1 + 10%)^−2] ÷ 10% = R$ 210,00',
    ]);
    expect(steps(pricePayment(money(210), percent(10), count(2)))).toEqual([
      'R$ 210,00 × 10% ÷ [1 − (1 + 10%)^−2] = R$ 121,00',
    ]);
    expect(steps(futureValue(money(100), NO_RATE, count(3, 'meses')))).toEqual([
      'R$ 100,00 × 3 meses = R$ 300,00',
    ]);
  });
});

describe('rates', () => {
  it('a nominal 12% a year is 1% a month', () => {
    expect(value(monthlyRateFromAnnual(percent(12)))).toBe(0.01);
  });

  it('1% a month is 12.6825% a year, compounded', () => {
    expect(value(effectiveAnnualRate(ONE_PERCENT))).toBe(0.126825);
  });

  it('the effective yearly rate of 1% a month is, a month, 1% again', () => {
    expect(value(equivalentMonthlyRate(effectiveAnnualRate(ONE_PERCENT)))).toBe(0.01);
  });

  it('10% twice is 21%', () => {
    expect(value(accumulatedRate(percent(10), count(2)))).toBe(0.21);
  });

  it('two and a half years are thirty months', () => {
    expect(value(monthsInYears(count(2.5)))).toBe(30);
  });
});

describe('savings', () => {
  const plan = {
    principal: money(100),
    monthlyContribution: money(100),
    monthlyRate: ONE_PERCENT,
    months: count(3, 'meses'),
  };

  it('are what the principal and the contributions became: 103.0301 + 303.01', () => {
    expect(value(growth(plan))).toBe(406.0401);
    expect(value(contributed(plan))).toBe(400);
  });

  it('leave out of their formula what is 0', () => {
    expect(steps(growth({ ...plan, monthlyContribution: money(0) }))).toEqual([
      'R$ 100,00 × (1 + 1%)^3 = R$ 103,03',
    ]);
    expect(steps(contributed({ ...plan, principal: money(0) }))).toEqual(['R$ 100,00 × 3 meses = R$ 300,00']);
    expect(value(addedUp(money(0), money(0)))).toBe(0);
  });
});
