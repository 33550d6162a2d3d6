import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reais, subtractReais, sumReais } from '../../src/decimal/money.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money, percent, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import { monthlyRateFromAnnual, presentValue, pricePayment } from './annuity.ts';
import { priceSchedule, sacSchedule, yearlyGrowth, type Loan, type ScheduleRow } from './schedule.ts';

const NO_RATE = percent(0);
const ONE_PERCENT = percent(1);

/** The exact payment of a month (from 1) by the SAC system: L/n + (L - (m - 1) L/n) i. */
function sacPayment({ loan, monthlyRate, months }: Loan, month: number): Quantity {
  const amortization = loan.over(months);
  return amortization.plus(amortization.times(months - month + 1).times(monthlyRate));
}

/** The exact interest of all months by the SAC system: L i (n + 1) / 2. */
function sacTotalInterest({ loan, monthlyRate, months }: Loan): Quantity {
  return loan
    .times(monthlyRate)
    .times(months + 1)
    .over(2);
}

const terms: fc.Arbitrary<Loan> = fc.record({
  loan: fc.integer({ min: 1, max: 100_000_000 }).map((cents) => money(cents / 100)),
  monthlyRate: fc.integer({ min: 0, max: 4000 }).map((thousandths) => percent(thousandths / 1000)),
  months: fc.integer({ min: 1, max: 420 }),
});

/** Loans with several cents of interest even in the last month, so that it can absorb the rounding difference. */
const ordinaryTerms: fc.Arbitrary<Loan> = fc.record({
  loan: fc.integer({ min: 1_000_000, max: 100_000_000 }).map((cents) => money(cents / 100)),
  monthlyRate: fc.integer({ min: 200, max: 4000 }).map((thousandths) => percent(thousandths / 1000)),
  months: fc.integer({ min: 1, max: 420 }),
});

function expectRowsToAddUp(rows: readonly ScheduleRow[], { loan, months }: Loan): void {
  let owed = reais(loan.exact);
  expect(rows.map(({ month }) => month)).toEqual(Array.from({ length: months }, (_, index) => index + 1));
  for (const { payment, interest, principal, balance } of rows) {
    expect(payment).toBe(sumReais(interest, principal));
    expect(balance).toBe(subtractReais(owed, principal));
    expect(Math.min(payment, interest, principal, balance)).toBeGreaterThanOrEqual(0);
    owed = balance;
  }
  expect(owed).toBe(0);
  expect(sumReais(...rows.map(({ principal }) => principal))).toBe(reais(loan.exact));
}

describe('priceSchedule', () => {
  it('is the textbook table for 1,000 at 10% in 3 months', () => {
    // Payment 1000 x 0.1 / (1 - 1.1^-3) = 402.1148; balances 697.8852, 365.5589, 0.
    expect(priceSchedule({ loan: money(1000), monthlyRate: percent(10), months: 3 })).toEqual([
      { month: 1, payment: 402.11, interest: 100, principal: 302.11, balance: 697.89 },
      { month: 2, payment: 402.11, interest: 69.78, principal: 332.33, balance: 365.56 },
      { month: 3, payment: 402.11, interest: 36.55, principal: 365.56, balance: 0 },
    ]);
  });

  it('charges loan times rate in the first month', () => {
    const [first] = priceSchedule({
      loan: money(240_000),
      monthlyRate: monthlyRateFromAnnual(percent(10.5)),
      months: 360,
    });
    // 240,000 x 0.875% = 2,100.00; payment 2,195.3743.
    expect(first).toEqual({
      month: 1,
      payment: 2195.37,
      interest: 2100,
      principal: 95.37,
      balance: 239_904.63,
    });
  });

  it('adds the remaining cents to the last payment at rate 0', () => {
    const rows = priceSchedule({ loan: money(100), monthlyRate: NO_RATE, months: 3 });
    expect(rows.map(({ payment }) => payment)).toEqual([33.33, 33.33, 33.34]);
    expect(rows.map(({ interest }) => interest)).toEqual([0, 0, 0]);
  });

  it('adds up for any loan', () => {
    fc.assert(fc.property(terms, (loan) => expectRowsToAddUp(priceSchedule(loan), loan)));
  });

  it('shows the equal payment, the exact balance and, within a cent, the exact interest', () => {
    fc.assert(
      fc.property(ordinaryTerms, (loan) => {
        const { loan: lent, monthlyRate, months } = loan;
        const payment = new Results().money('Parcela', pricePayment(lent, monthlyRate, count(months)));
        let exactlyOwed = lent;
        for (const row of priceSchedule(loan)) {
          expect(row.payment).toBe(reais(payment.exact));
          const exactBalance = presentValue(payment, monthlyRate, count(months - row.month));
          expect(row.balance).toBe(reais(exactBalance.exact));
          const interest = reais(exactlyOwed.times(monthlyRate).exact);
          expect(Math.abs(subtractReais(row.interest, interest))).toBeLessThanOrEqual(0.01);
          exactlyOwed = exactBalance;
        }
      }),
      { numRuns: 15 },
    );
  });

  it.each([0, -1, 1.5])('throws for a term of %f months', (months) => {
    expect(() => priceSchedule({ loan: money(100), monthlyRate: ONE_PERCENT, months })).toThrow(RangeError);
  });
});

describe('sacSchedule', () => {
  it('is the textbook table for 12,000 at 1% in 12 months', () => {
    const rows = sacSchedule({ loan: money(12_000), monthlyRate: ONE_PERCENT, months: 12 });
    expect(rows[0]).toEqual({ month: 1, payment: 1120, interest: 120, principal: 1000, balance: 11_000 });
    expect(rows[1]).toEqual({ month: 2, payment: 1110, interest: 110, principal: 1000, balance: 10_000 });
    expect(rows[11]).toEqual({ month: 12, payment: 1010, interest: 10, principal: 1000, balance: 0 });
    // Interest 120 + 110 + … + 10.
    expect(sumReais(...rows.map(({ interest }) => interest))).toBe(780);
  });

  it('has the first and last payments of the formula', () => {
    const loan = { loan: money(240_000), monthlyRate: monthlyRateFromAnnual(percent(10.5)), months: 360 };
    const rows = sacSchedule(loan);
    // 666.6667 + 2,100.00 and 666.6667 + 5.8333.
    expect(rows[0]?.payment).toBe(2766.67);
    expect(rows[359]?.payment).toBe(672.5);
  });

  it('adds up for any loan', () => {
    fc.assert(fc.property(terms, (loan) => expectRowsToAddUp(sacSchedule(loan), loan)));
  });

  it('matches the rounded formula in the first and last month, and within a cent in between', () => {
    fc.assert(
      fc.property(ordinaryTerms, (loan) => {
        const rows = sacSchedule(loan);
        for (const { month, payment, balance } of rows) {
          const formula = reais(sacPayment(loan, month).exact);
          const atAnEnd = month === 1 || month === loan.months;
          expect(Math.abs(subtractReais(payment, formula))).toBeLessThanOrEqual(atAnEnd ? 0 : 0.01);
          expect(balance).toBe(reais(loan.loan.times(loan.months - month).over(loan.months).exact));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('charges the total interest of the closed formula', () => {
    fc.assert(
      fc.property(ordinaryTerms, (loan) => {
        const months = Array.from({ length: loan.months }, (_, index) => sacPayment(loan, index + 1));
        const paid = sumOfAll(months).minus(loan.loan).exact;
        expect(paid.round(30).cmp(sacTotalInterest(loan).exact.round(30))).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('charges nothing at rate 0', () => {
    const rows = sacSchedule({ loan: money(100), monthlyRate: NO_RATE, months: 3 });
    expect(rows.map(({ payment }) => payment)).toEqual([33.33, 33.34, 33.33]);
  });
});

describe('yearlyGrowth', () => {
  const savings = { principal: money(1000), monthlyContribution: money(100), monthlyRate: ONE_PERCENT };

  it('has a row for each whole year and one for a fractional end', () => {
    const rows = yearlyGrowth({ ...savings, months: count(30) });
    expect(rows.map(({ ano, investido }) => [ano, investido])).toEqual([
      [1, 2200],
      [2, 3400],
      [2.5, 4000],
    ]);
    // 1000 x 1.12682503 + 100 x 12.682503.
    expect(rows[0]).toEqual({ ano: 1, investido: 2200, juros: 195.08, total: 2395.08 });
  });

  it('puts further cells beside each row, by the months until then', () => {
    const rows = yearlyGrowth({ ...savings, months: count(30) }, (months) => ({ after: months.number }));
    expect(rows.map(({ ano, after }) => [ano, after])).toEqual([
      [1, 12],
      [2, 24],
      [2.5, 30],
    ]);
  });

  it('has one row for less than a year, and none for a term of 0', () => {
    expect(yearlyGrowth({ ...savings, months: count(6) }).map(({ ano }) => ano)).toEqual([0.5]);
    expect(yearlyGrowth({ ...savings, months: count(0) })).toEqual([]);
  });
});
