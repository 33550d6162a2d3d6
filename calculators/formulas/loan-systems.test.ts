import { describe, expect, it } from 'vitest';
import { monthlyRateFromAnnual } from './annuity-decimals.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { debtBySystem, priceCost, sacCost } from './loan-systems.ts';

/** R$ 12,000.00 at 1% a month in 12 payments: a table of any textbook. */
const oneYear = { loan: 12_000, monthlyRate: monthlyRateFromAnnual(12), months: 12 };

describe('the cost of a loan by system', () => {
  it('counts equal payments by Price', () => {
    // 12,000 / 11.25507747 = 1,066.18546; x 12 = 12,794.2256
    expect(priceCost(oneYear)).toEqual({
      system: 'Price',
      firstPayment: 1066.19,
      lastPayment: 1066.19,
      totalInterest: 794.23,
      totalPaid: 12_794.23,
    });
  });

  it('counts falling payments by SAC', () => {
    // 1,000 + 120 at first, 1,000 + 10 at last; interest 12,000 x 1% x 13 / 2
    expect(sacCost(oneYear)).toEqual({
      system: 'SAC',
      firstPayment: 1120,
      lastPayment: 1010,
      totalInterest: 780,
      totalPaid: 12_780,
    });
  });

  it('costs the same by either system when there is a single payment, or no interest', () => {
    const single = { ...oneYear, months: 1 };
    expect({ ...priceCost(single), system: 'SAC' }).toEqual(sacCost(single));
    const free = { ...oneYear, monthlyRate: decimal(0) };
    expect({ ...priceCost(free), system: 'SAC' }).toEqual(sacCost(free));
  });
});

describe('the debt by system', () => {
  it('starts at the loan, ends at 0, and falls faster by SAC', () => {
    // By Price 24,000 / a24 = 24,000 / 21.24338726 = 1,129.7633 a month; x a12 = x 11.25507747 is still owed.
    const twoYears = { ...oneYear, loan: 24_000, months: 24 };
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
