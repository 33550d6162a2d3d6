import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compound,
  contributed,
  discount,
  effectiveAnnualRate,
  equivalentMonthlyRate,
  fractionOfPercent,
  futureValue,
  growth,
  monthlyRateFromAnnual,
  monthsInYears,
  presentValue,
  pricePayment,
  sinkingFundPayment,
} from './annuity-decimals.ts';
import { compare, decimal, power, ZERO } from '../../src/decimal/decimal.ts';
import { reais, roundTo } from '../../src/decimal/money.ts';

const ONE_PERCENT = decimal('0.01');

const rate = fc.integer({ min: 0, max: 5000 }).map((n) => decimal(n).div(100_000));
const periods = fc.integer({ min: 1, max: 420 });
const amount = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => decimal(cents).div(100));

describe('rates', () => {
  it('turns percentages into fractions', () => {
    expect(fractionOfPercent(9.5).toString()).toBe('0.095');
    expect(monthlyRateFromAnnual(12).toString()).toBe('0.01');
  });

  it('compounds a monthly rate over a year', () => {
    // 1% a month is 12.6825% a year, 2% is 26.8242% (financial tables).
    expect(roundTo(effectiveAnnualRate(1), 4)).toBe(12.6825);
    expect(roundTo(effectiveAnnualRate(2), 4)).toBe(26.8242);
    expect(effectiveAnnualRate(0).toNumber()).toBe(0);
  });

  it('finds the monthly rate that compounds to a yearly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
        const yearly = decimal(hundredths).div(100);
        expect(compare(effectiveAnnualRate(equivalentMonthlyRate(yearly).times(100)).round(30), yearly)).toBe(
          0,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('counts months without floating-point error', () => {
    expect(2.3 * 12).not.toBe(27.6);
    expect(monthsInYears(2.3).toString()).toBe('27.6');
  });
});

describe('one amount', () => {
  it('compounds and discounts', () => {
    // 1000 at 10% for 2 periods.
    expect(compound(1000, decimal('0.1'), 2).toString()).toBe('1210');
    expect(discount(1210, decimal('0.1'), 2).toString()).toBe('1000');
  });

  it('keeps an exact half cent at a fractional term', () => {
    // 0.05 x 1.21^0.5 = 0.055, which rounds to 0.06.
    expect(reais(compound('0.05', decimal('0.21'), '0.5'))).toBe(0.06);
  });
});

describe('payments', () => {
  it('agrees with financial tables', () => {
    // a(12, 2%) = 10.575341; s(12, 1%) = 12.682503.
    expect(roundTo(presentValue(1, decimal('0.02'), 12), 6)).toBe(10.575341);
    expect(roundTo(futureValue(1, ONE_PERCENT, 12), 6)).toBe(12.682503);
    // 10,000 in 12 payments at 2%: 10,000 / 10.575341 = 945.60.
    expect(reais(pricePayment(10_000, decimal('0.02'), 12))).toBe(945.6);
    // 12,682.503 in 12 months at 1%: 1,000 a month.
    expect(reais(sinkingFundPayment('12682.503', ONE_PERCENT, 12))).toBe(1000);
  });

  it('is plain division and multiplication at rate 0', () => {
    expect(pricePayment(1200, ZERO, 12).toNumber()).toBe(100);
    expect(sinkingFundPayment(1200, ZERO, 12).toNumber()).toBe(100);
    expect(presentValue(100, ZERO, 12).toNumber()).toBe(1200);
    expect(futureValue(100, ZERO, 12).toNumber()).toBe(1200);
  });

  it.each(['1e-9', '1e-15', '1e-19', '1e-25'])('approaches the limit at rate 0 for a rate of %s', (tiny) => {
    expect(roundTo(presentValue(100, decimal(tiny), 420), 1)).toBe(42_000);
    expect(roundTo(futureValue(100, decimal(tiny), 420), 1)).toBe(42_000);
  });

  it('settles the loan: the present value of the payments equals the loan', () => {
    fc.assert(
      fc.property(amount, rate, periods, (loan, i, n) => {
        expect(roundTo(presentValue(pricePayment(loan, i, n), i, n), 20)).toBe(loan.toNumber());
      }),
    );
  });

  it('reaches the target: the future value of the contributions equals the target', () => {
    fc.assert(
      fc.property(amount, rate, periods, (target, i, n) => {
        expect(roundTo(futureValue(sinkingFundPayment(target, i, n), i, n), 20)).toBe(target.toNumber());
      }),
    );
  });

  it('is consistent over time: future value = present value x (1 + i)^n', () => {
    fc.assert(
      fc.property(amount, rate, periods, (payment, i, n) => {
        const carried = presentValue(payment, i, n).times(power(i.plus(1), n));
        expect(roundTo(carried.minus(futureValue(payment, i, n)), 20)).toBe(0);
      }),
    );
  });

  it.each([0, -1])('throws for %i periods', (n) => {
    expect(() => pricePayment(100, ZERO, n)).toThrow(RangeError);
    expect(() => sinkingFundPayment(100, ONE_PERCENT, n)).toThrow(RangeError);
  });
});

describe('savings', () => {
  const savings = { principal: 1000, monthlyContribution: 100, monthlyRate: ONE_PERCENT, months: 12 };

  it('grow by interest and contributions', () => {
    // 1000 x 1.12682503 + 100 x 12.682503 = 2395.075…
    expect(reais(growth(savings))).toBe(2395.08);
    expect(contributed(savings).toNumber()).toBe(2200);
  });

  it('equal the contributions at rate 0 or for a term of 0', () => {
    expect(growth({ ...savings, monthlyRate: ZERO }).toNumber()).toBe(2200);
    expect(growth({ ...savings, months: 0 }).toNumber()).toBe(1000);
  });

  it('grow over fractional months by the same formula', () => {
    // Half a month at 21% a month multiplies by 1.1: 1000 x 1.1 + 100 x 0.1 / 0.21.
    const half = { ...savings, monthlyRate: decimal('0.21'), months: decimal('0.5') };
    expect(reais(growth(half))).toBe(1147.62);
  });
});
