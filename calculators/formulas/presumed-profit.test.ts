import { describe, expect, it } from 'vitest';
import { presumedProfitTaxes } from './presumed-profit.ts';

function taxes(revenue: number) {
  const exact = Object.entries({ ...presumedProfitTaxes(revenue) });
  return Object.fromEntries(exact.map(([name, amount]) => [name, amount.toNumber()]));
}

describe('taxes on presumed profit, worked out by hand', () => {
  it('of R$ 500 thousand a year', () => {
    // 40,000 × 15%; 60,000 × 9%; 500,000 × 0.65% and × 3%
    expect(taxes(500_000)).toEqual({
      profit: 40_000,
      profitForCsll: 60_000,
      surcharge: 0,
      irpj: 6000,
      csll: 5400,
      pis: 3250,
      cofins: 15_000,
    });
  });

  it('have no surcharge up to a profit of R$ 240 thousand', () => {
    expect(taxes(3_000_000)).toMatchObject({ profit: 240_000, surcharge: 0, irpj: 36_000 });
  });

  it('charge ten percent more on what passes it', () => {
    // Profit 240,000.08: 8 cents over; 36,000.012 + 0.008
    expect(taxes(3_000_001)).toMatchObject({ profit: 240_000.08, surcharge: 0.008, irpj: 36_000.02 });
  });

  it('are nothing on nothing', () => {
    expect(Object.values(taxes(0)).every((amount) => amount === 0)).toBe(true);
  });
});
