import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, ZERO, type Decimal } from '../../../src/decimal/decimal.ts';
import { power } from '../../../src/decimal/power.ts';
import { reais } from '../../../src/decimal/money.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { count, money, percent } from '../../../src/quantity/quantity.ts';
import { impostoRegressivo } from './imposto-regressivo.ts';

/** Applies the law to each deposit: rates by age in months. */
function rateAfter(months: number): string {
  if (months < 6) return '0.225';
  if (months < 12) return '0.2';
  return months < 24 ? '0.175' : '0.15';
}

interface Plan {
  readonly principal: number;
  readonly contribution: number;
  /** In % a month. */
  readonly rate: number;
  readonly months: number;
}

function depositByDeposit({ principal, contribution, rate, months }: Plan): Decimal {
  const growth = decimal(rate).times(0.01).plus(1);
  const taxed = (deposit: number, age: number) =>
    power(growth, age).minus(1).times(deposit).times(rateAfter(age));
  return Array.from({ length: months }, (_, index) => taxed(contribution, months - index - 1)).reduce(
    (total, tax) => total.plus(tax),
    principal === 0 ? ZERO : taxed(principal, months),
  );
}

function taxOf({ principal, contribution, rate, months }: Plan): number {
  const savings = {
    principal: money(principal),
    monthlyContribution: money(contribution),
    monthlyRate: percent(rate),
    months: count(months),
  };
  return reais(impostoRegressivo(savings, new Results()).exact);
}

const plan = fc.record({
  principal: fc.integer({ min: 0, max: 1_000_000 }),
  contribution: fc.integer({ min: 0, max: 10_000 }),
  rate: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 0, max: 60 }),
});

describe('the regressive tax', () => {
  it('taxes every deposit by its own age', () => {
    fc.assert(fc.property(plan, (terms) => taxOf(terms) === reais(depositByDeposit(terms))));
  });

  it('does not tax a deposit without earnings yet', () => {
    // The only contribution is made on the last day.
    expect(taxOf({ principal: 0, contribution: 1000, rate: 1, months: 1 })).toBe(0);
  });

  it('is between 15% and 22.5% of the gains', () => {
    fc.assert(
      fc.property(plan, (terms) => {
        const { principal, contribution, rate, months } = terms;
        const growth = decimal(rate).times(0.01).plus(1);
        let worth = decimal(principal);
        for (let month = 0; month < months; month += 1) worth = worth.times(growth).plus(contribution);
        const gain = worth.minus(principal).minus(contribution * months);
        const tax = taxOf(terms);
        // Rounding takes up to a cent.
        expect(tax).toBeLessThanOrEqual(gain.times('0.225').toNumber() + 0.01);
        expect(tax).toBeGreaterThanOrEqual(gain.times('0.15').toNumber() - 0.01);
      }),
    );
  });
});
