import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { reais, roundTo } from '../../src/decimal/money.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, leaf, money, one, percent, type Quantity } from '../../src/quantity/quantity.ts';
import {
  accumulatedRate,
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

const rate = fc.integer({ min: 0, max: 5000 }).map((thousandths) => percent(thousandths / 1000));
const periods = fc.integer({ min: 1, max: 420 }).map((months) => count(months));
const amount = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => money(cents / 100));

function value(made: Quantity): number {
  return roundTo(made.exact, 6);
}

function steps(made: Quantity): readonly string[] {
  return explain(new Results().money('Valor', made));
}

describe('compound and discount', () => {
  it('turn 1,000 at 10% for two years into 1,210', () => {
    expect(value(compound(money(1000), percent(10), count(2)))).toBe(1210);
  });

  it('turn 1,210 in two years at 10% back into 1,000', () => {
    expect(value(discount(money(1210), percent(10), count(2)))).toBe(1000);
  });

  it('handle fractions of a period: 1,000 at 21% for half a year is 1,100', () => {
    expect(value(compound(money(1000), percent(21), count(0.5)))).toBe(1100);
  });

  it('keep an exact half cent at a fractional term', () => {
    // 0.05 x 1.21^0.5 = 0.055, which rounds to 0.06.
    expect(reais(compound(money(0.05), percent(21), count(0.5)).exact)).toBe(0.06);
  });

  it('explain their formula', () => {
    expect(steps(compound(money(1000), percent(10), count(2, 'anos')))).toEqual([
      'R$ 1.000,00 × (1 + 10%)^2 = R$ 1.210,00',
    ]);
  });
});

describe('payments at the end of each period', () => {
  it('have the future value 100 × (1.01² + 1.01 + 1) = 303.01', () => {
    expect(value(futureValue(money(100), ONE_PERCENT, count(3)))).toBe(303.01);
  });

  it('have the present value 121 ÷ 1.1 + 121 ÷ 1.21 = 210', () => {
    expect(value(presentValue(money(121), percent(10), count(2)))).toBe(210);
  });

  it('repay a loan: 210 at 10% in two payments of 121', () => {
    expect(value(pricePayment(money(210), percent(10), count(2)))).toBe(121);
  });

  it('reach a target: 303.01 at 1% in three deposits of 100', () => {
    expect(value(sinkingFundPayment(money(303.01), ONE_PERCENT, count(3)))).toBe(100);
  });

  it('agree with financial tables', () => {
    // a(12, 2%) = 10.575341; s(12, 1%) = 12.682503.
    expect(value(presentValue(money(1), percent(2), count(12)))).toBe(10.575341);
    expect(value(futureValue(money(1), ONE_PERCENT, count(12)))).toBe(12.682503);
    // 10,000 in 12 payments at 2%: 10,000 / 10.575341 = 945.60.
    expect(reais(pricePayment(money(10_000), percent(2), count(12)).exact)).toBe(945.6);
    // 12,682.503 in 12 months at 1%: 1,000 a month.
    expect(reais(sinkingFundPayment(money(12_682.503), ONE_PERCENT, count(12)).exact)).toBe(1000);
  });

  it('are plain multiples and quotients without interest', () => {
    expect(value(futureValue(money(100), NO_RATE, count(3)))).toBe(300);
    expect(value(presentValue(money(100), NO_RATE, count(3)))).toBe(300);
    expect(value(pricePayment(money(300), NO_RATE, count(3)))).toBe(100);
    expect(value(sinkingFundPayment(money(300), NO_RATE, count(3)))).toBe(100);
  });

  it('have the same values at a negligible rate', () => {
    const hardly = percent(1).over(1e25);
    expect(value(futureValue(money(100), hardly, count(3)))).toBe(300);
    expect(value(presentValue(money(100), hardly, count(3)))).toBe(300);
  });

  it.each(['1e-9', '1e-15', '1e-19', '1e-25'])('approach the limit at rate 0 for a rate of %s', (tiny) => {
    const hardly = leaf(decimal(tiny), Number(tiny), { format: 'number' });
    expect(roundTo(presentValue(money(100), hardly, count(420)).exact, 1)).toBe(42_000);
    expect(roundTo(futureValue(money(100), hardly, count(420)).exact, 1)).toBe(42_000);
  });

  it('repay the loan: their present value equals it', () => {
    fc.assert(
      fc.property(amount, rate, periods, (loan, i, n) => {
        expect(roundTo(presentValue(pricePayment(loan, i, n), i, n).exact, 20)).toBe(loan.number);
      }),
    );
  });

  it('reach the target: their future value equals it', () => {
    fc.assert(
      fc.property(amount, rate, periods, (target, i, n) => {
        expect(roundTo(futureValue(sinkingFundPayment(target, i, n), i, n).exact, 20)).toBe(target.number);
      }),
    );
  });

  it('are consistent over time: future value = present value × (1 + i)^n', () => {
    fc.assert(
      fc.property(amount, rate, periods, (payment, i, n) => {
        const carried = presentValue(payment, i, n).times(one.plus(i).power(n));
        expect(roundTo(carried.minus(futureValue(payment, i, n)).exact, 20)).toBe(0);
      }),
    );
  });

  it.each([0, -1])('throw for %i periods', (n) => {
    expect(() => pricePayment(money(100), NO_RATE, count(n))).toThrow(RangeError);
    expect(() => sinkingFundPayment(money(100), ONE_PERCENT, count(n))).toThrow(RangeError);
  });

  it('explain their formulas', () => {
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
  it('turn a nominal 12% a year into 1% a month', () => {
    expect(value(monthlyRateFromAnnual(percent(12)))).toBe(0.01);
  });

  it('turn 1% a month into 12.6825% a year, compounded', () => {
    expect(value(effectiveAnnualRate(ONE_PERCENT))).toBe(0.126825);
  });

  it('turn the effective yearly rate of 1% a month back into 1% a month', () => {
    expect(value(equivalentMonthlyRate(effectiveAnnualRate(ONE_PERCENT)))).toBe(0.01);
  });

  it('turn a yearly rate into a monthly one that compounds to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        const yearly = percent(hundredths / 100);
        expect(effectiveAnnualRate(equivalentMonthlyRate(yearly)).exact.round(32).toString()).toBe(
          yearly.exact.toString(),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('accumulate 10% twice to 21%', () => {
    expect(value(accumulatedRate(percent(10), count(2)))).toBe(0.21);
  });

  it('turn two and a half years into thirty months', () => {
    expect(value(monthsInYears(count(2.5)))).toBe(30);
  });

  it('count months without floating-point error', () => {
    expect(2.3 * 12).not.toBe(27.6);
    expect(monthsInYears(count(2.3)).number).toBe(27.6);
  });
});

describe('savings', () => {
  const plan = {
    principal: money(100),
    monthlyContribution: money(100),
    monthlyRate: ONE_PERCENT,
    months: count(3, 'meses'),
  };

  it('add up the grown principal and contributions: 103.0301 + 303.01', () => {
    expect(value(growth(plan))).toBe(406.0401);
    expect(value(contributed(plan))).toBe(400);
  });

  it('grow over fractional months by the same formula', () => {
    // Half a month at 21% a month multiplies by 1.1: 100 x 1.1 + 100 x 0.1 / 0.21.
    expect(value(growth({ ...plan, monthlyRate: percent(21), months: count(0.5) }))).toBe(157.619048);
  });

  it('equal the contributions at rate 0 or for a term of 0', () => {
    expect(value(growth({ ...plan, monthlyRate: NO_RATE }))).toBe(400);
    expect(value(growth({ ...plan, months: count(0) }))).toBe(100);
  });

  it('leave parts of 0 out of their formula', () => {
    expect(steps(growth({ ...plan, monthlyContribution: money(0) }))).toEqual([
      'R$ 100,00 × (1 + 1%)^3 = R$ 103,03',
    ]);
    expect(steps(contributed({ ...plan, principal: money(0) }))).toEqual(['R$ 100,00 × 3 meses = R$ 300,00']);
  });
});
