import { describe, expect, it } from 'vitest';
import { sumReais } from '../../src/decimal/money.ts';
import { money, percent } from '../../src/quantity/quantity.ts';
import { chargedInstalments, plannedInstalments } from './charged-instalments.ts';
import { repaymentPlan } from './repayment-plan.ts';

const rows = plannedInstalments(
  repaymentPlan({
    system: 'price',
    loan: money(98_765.43),
    monthlyRate: percent(0.9137),
    months: 120,
    correction: percent(0.117),
    extras: [
      { month: 0, every: 0, amount: money(1234.56), isShortening: false },
      { month: 20, every: 0, amount: money(777.77), isShortening: true },
    ],
  }),
);

describe('the instalments of a plan', () => {
  it('add up to the cent in every row', () => {
    let owed = 98_765.43 - 1234.56;
    for (const row of rows) {
      expect(row.payment).toBe(sumReais(row.interest, row.principal));
      expect(row.balance).toBe(sumReais(owed, row.correction ?? 0, -row.principal, -(row.extra ?? 0)));
      owed = row.balance;
    }
    expect(owed).toBe(0);
  });

  it('include the insurance on the previous balance, and the fixed charges', () => {
    const [first, second] = chargedInstalments(
      [
        { month: 1, payment: 1120, interest: 120, principal: 1000, balance: 11_000 },
        { month: 2, payment: 1110, interest: 110, principal: 1000, balance: 9000, extra: 1000 },
      ],
      { lifeInsurance: percent(0.03), propertyInsurance: money(1.3), fee: money(25) },
    );
    // 12,000 x 0.03% = 3.60; 11,000 x 0.03% = 3.30
    expect(first).toMatchObject({ charges: 29.9, total: 1149.9 });
    expect(second).toMatchObject({ charges: 29.6, total: 1139.6 });
  });
});
