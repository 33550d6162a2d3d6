import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, percent } from '../../src/quantity/quantity.ts';
import { centsOf, fixedPoint } from './fixed-point.ts';
import { repaymentPlan, type Extra, type PlanTerms } from './repayment-plan.ts';

/** R$ 12,000.00 at 1% a month in 12 payments. */
const oneYear: PlanTerms = {
  system: 'price',
  loan: money(12_000),
  monthlyRate: percent(1),
  months: 12,
  correction: percent(0),
  extras: [],
};

function extra(month: number, amount: number, isShortening: boolean, every = 0): Extra {
  return { month, every, amount: money(amount), isShortening };
}

/** Payments and balances in reais, to the cent. */
function table(terms: Partial<PlanTerms>) {
  const { months } = repaymentPlan({ ...oneYear, ...terms });
  return {
    payments: months.map(({ payment }) => centsOf(payment) / 100),
    balances: months.map(({ balance }) => centsOf(balance) / 100),
  };
}

describe('plan', () => {
  it('keeps the Price payment after a shortening extra; the last payment is the rest', () => {
    // After six payments of 12,000 / a12 = 1,066.1855 there are 6,179.05 left; an extra payment takes 2,000 of it.
    const { payments, balances } = table({ extras: [extra(6, 2000, true)] });
    expect(payments).toEqual([...Array.from({ length: 10 }, () => 1066.19), 19.79]);
    expect(balances).toEqual([
      11_053.81, 10_098.17, 9132.96, 8158.11, 7173.5, 4179.05, 3154.66, 2120.02, 1075.03, 19.6, 0,
    ]);
  });

  it('spreads the rest over the same months after an extra that reduces the payments', () => {
    // 4,179.0528 / a6 = 4,179.0528 / 5.79547647 = 721.0887
    const { payments } = table({ extras: [extra(6, 2000, false)] });
    expect(payments).toEqual([1066.19, 1066.19, 1066.19, 1066.19, 1066.19, 1066.19, ...sixOf(721.09)]);
  });

  it('does the same with the amortization of SAC', () => {
    // 9,000 at 1,000 a month, or 12 times 750.
    expect(table({ system: 'sac', extras: [extra(0, 3000, true)] }).payments).toHaveLength(9);
    expect(table({ system: 'sac', extras: [extra(0, 3000, false)] }).payments[0]).toBe(840);
    // 8,500 left at 1,000 a month: eight whole payments and a half.
    const { payments } = table({ system: 'sac', extras: [extra(0, 3500, true)] });
    expect(payments.slice(-2)).toEqual([1015, 505]);
  });

  it.each([true, false])('ends when an extra pays the displayed balance (shortened: %s)', (isShortening) => {
    // 10,000 / 12 is not a whole number of cents: after six months the balance is 5,000.00 only when rounded.
    const sac = { system: 'sac', loan: money(10_000) } as const;
    expect(table({ ...sac, extras: [extra(6, 5000, isShortening)] }).balances).toHaveLength(6);
    // After two months of Price 10,098.1709 are left, shown as 10,098.17.
    expect(table({ extras: [extra(2, 10_098.17, isShortening)] }).balances).toHaveLength(2);
  });

  it('spreads the rest over the months left by an earlier extra', () => {
    // After 2 of 12 months 10,000 are left; 3,000 less is 7 months; 700 less is 6,300 in 7.
    const extras = [extra(2, 3000, true), extra(2, 700, false)];
    const { payments, balances } = table({ system: 'sac', extras });
    expect(balances[1]).toBe(6300);
    expect(payments).toHaveLength(9);
    expect(payments[2]).toBe(963);
  });

  it('repeats an extra every month, year or two years, until nothing is owed', () => {
    // 1,500 less a month: 12,000 in eight months.
    const monthly = table({ system: 'sac', extras: [extra(1, 500, true, 1)] });
    expect(monthly.balances).toEqual([10_500, 9000, 7500, 6000, 4500, 3000, 1500, 0]);
    // 1,000 a month, and 3,000 after months 6 and 18, which pay off the rest.
    const twoYears = { system: 'sac', loan: money(24_000), months: 24 } as const;
    const yearly = table({ ...twoYears, extras: [extra(6, 3000, true, 12)] });
    expect([yearly.balances[5], yearly.balances[17], yearly.balances.length]).toEqual([15_000, 0, 18]);
  });

  it('reduces the Price payments every two years, like a spreadsheet of plain numbers', () => {
    const payments: number[] = [];
    let owed = 24_000;
    let payment = (owed * 0.01) / (1 - 1.01 ** -48);
    for (let month = 1; month <= 48; month++) {
      owed = owed * 1.01 - payment;
      payments.push(payment);
      if (month !== 12 && month !== 36) continue;
      owed -= 4000;
      payment = (owed * 0.01) / (1 - 1.01 ** (month - 48));
    }
    const found = table({ loan: money(24_000), months: 48, extras: [extra(12, 4000, false, 24)] });
    expect(found.payments).toHaveLength(48);
    const inCents = (amounts: readonly number[]) => amounts.map((amount) => Math.round(amount * 100));
    expect(inCents(found.payments)).toEqual(inCents(payments));
  });

  it('corrects balance and payment by the TR', () => {
    // 12,000 x 1.001 = 12,012; a twelfth of it is 1,001, and 1% is 120.12.
    expect(table({ system: 'sac', correction: percent(0.1) }).payments[0]).toBe(1121.12);
    // 1,066.18546 x 1.001^k
    const { payments, balances } = table({ correction: percent(0.1) });
    expect([payments[0], payments[11], balances[0], balances[11]]).toEqual([1067.25, 1079.05, 11_064.87, 0]);
  });

  it('takes no more than the remaining debt', () => {
    expect(repaymentPlan({ ...oneYear, extras: [extra(0, 50_000, false)] }).months).toEqual([]);
    const { balances, payments } = table({ extras: [extra(3, 50_000, true), extra(5, 1000, true)] });
    expect(payments).toHaveLength(3);
    expect(balances[2]).toBe(0);
  });

  const cases = fc.record({
    system: fc.constantFrom('price' as const, 'sac' as const),
    months: fc.integer({ min: 1, max: 120 }),
    monthlyRate: fc.integer({ min: 1, max: 400 }).map((hundredths) => percent(hundredths / 100)),
    correction: fc.integer({ min: 0, max: 500 }).map((thousandths) => percent(thousandths / 1000)),
    extras: fc.array(
      fc.record({
        month: fc.integer({ min: 0, max: 60 }),
        every: fc.constantFrom(0, 1, 12, 24),
        amount: fc.integer({ min: 0, max: 6000 }).map((amount) => money(amount)),
        isShortening: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  });

  it('repays the loan and its correction, never later than agreed', () => {
    fc.assert(
      fc.property(cases, (terms) => {
        const { months, upfront, loan } = repaymentPlan({ ...oneYear, ...terms });
        const paid = months.reduce(
          (sum, { payment, interest, extra: more }) => sum + payment - interest + more,
          upfront,
        );
        const owed = months.reduce((sum, { correction }) => sum + correction, loan);
        expect(paid).toBe(owed);
        expect(months.length).toBeLessThanOrEqual(terms.months);
        expect(months.every(({ payment, interest }) => payment >= interest && interest >= 0n)).toBe(true);
      }),
    );
  });

  it('charges less interest with an extra, and least if it shortens the loan', () => {
    const interest = (terms: PlanTerms) =>
      repaymentPlan(terms).months.reduce((sum, month) => sum + month.interest, 0n);
    fc.assert(
      fc.property(cases, fc.integer({ min: 10, max: 6000 }), (terms, amount) => {
        const plain = { ...oneYear, ...terms, extras: [] };
        const [none, smaller, shorter] = [
          interest(plain),
          interest({ ...plain, extras: [extra(0, amount, false)] }),
          interest({ ...plain, extras: [extra(0, amount, true)] }),
        ];
        expect(smaller < none).toBe(true);
        expect(shorter <= smaller + fixedPoint(money(0.001).exact)).toBe(true);
      }),
    );
  });
});

function sixOf(payment: number): number[] {
  return Array.from({ length: 6 }, () => payment);
}
