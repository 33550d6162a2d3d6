import { describe, expect, it } from 'vitest';
import { money, percent } from '../../src/quantity/quantity.ts';
import { debtBySystem, plannedDebtBySystem } from './debt-by-system.ts';
import { repaymentPlan } from './repayment-plan.ts';

/** R$ 12,000.00 at 1% a month in 12 payments, as in any textbook. */
const oneYear = { loan: money(12_000), monthlyRate: percent(1), months: 12 };

describe('debtBySystem', () => {
  it('starts at the loan, ends at 0, and falls faster by SAC', () => {
    // By Price 24,000 / a24 = 24,000 / 21.24338726 = 1,129.7633 a month; after a year that times a12, x
    // 11.25507747, is still owed.
    const twoYears = { ...oneYear, loan: money(24_000), months: 24 };
    expect(debtBySystem(twoYears)).toEqual([
      { ano: 0, price: 24_000, sac: 24_000 },
      { ano: 1, price: 12_715.57, sac: 12_000 },
      { ano: 2, price: 0, sac: 0 },
    ]);
  });

  it('marks an end within a year', () => {
    expect(debtBySystem({ ...oneYear, months: 15 }).map(({ ano }) => ano)).toEqual([0, 1, 1.25]);
  });
});

it('plannedDebtBySystem agrees with the formulas, and goes on until the later end', () => {
  const terms = { ...oneYear, months: 24, correction: percent(0) };
  const plan = (system: 'price' | 'sac', extra = 0) => {
    const early = { month: 1, every: 0, amount: money(extra), isShortening: true };
    return repaymentPlan({ ...terms, system, extras: extra > 0 ? [early] : [] });
  };
  expect(plannedDebtBySystem(plan('price'), plan('sac'))).toEqual(debtBySystem({ ...oneYear, months: 24 }));
  const rows = plannedDebtBySystem(plan('price'), plan('sac', 12_000));
  expect(rows.map(({ sac }) => sac)).toEqual([12_000, 0, 0]);
  expect(rows.at(-1)).toEqual({ ano: 2, price: 0, sac: 0 });
});
