import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumReais } from '../../src/decimal/money.ts';
import { readResult } from '../../src/engine/evaluate/read-result.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money, percent } from '../../src/quantity/quantity.ts';
import type { Savings } from './annuity.ts';
import { savingsResult } from './savings-result.ts';
import { yearlyGrowth } from './schedule.ts';

const WORDING = { earnings: 'Rendimento', earned: 'rendimento', deposits: 'Aportes', putIn: 'investido' };

function planOf(principal: number, contribution: number, monthlyPercent: number, months: number): Savings {
  return {
    principal: money(principal),
    monthlyContribution: money(contribution),
    monthlyRate: percent(monthlyPercent),
    months: count(months),
  };
}

function workedOut(plan: Savings) {
  const results = new Results();
  const { breakdown, ...totals } = savingsResult(plan, WORDING, results);
  const { trace } = readResult({ ...totals, breakdown }, results);
  return {
    totalValue: totals.totalValue.shown,
    totalContributed: totals.totalContributed.shown,
    totalInterest: totals.totalInterest.shown,
    roi: totals.roi.shown,
    monthlyRate: breakdown.monthlyRate.shown,
    months: breakdown.months.shown,
    principalGrown: breakdown.principalGrown.shown,
    contributionsGrown: breakdown.contributionsGrown,
    labels: trace.steps.map(({ named }) => named.about.label),
  };
}

describe('savings computed by hand', () => {
  test('100 and then 100 a month for three months at 1%: 103.0301 + 303.01', () => {
    expect(workedOut(planOf(100, 100, 1, 3))).toEqual({
      totalValue: 406.04,
      totalContributed: 400,
      totalInterest: 6.04,
      roi: 1.510025,
      monthlyRate: 1,
      months: 3,
      principalGrown: 103.03,
      contributionsGrown: 303.01,
      labels: [
        'Taxa de rendimento ao mês (i)',
        'Meses (n)',
        'Valor inicial com rendimento',
        'Aportes com rendimento',
        'Valor final',
        'Total investido',
        'Rendimento',
        'Rentabilidade',
      ],
    });
  });

  test('without contributions the interest and the return are 0', () => {
    expect(workedOut(planOf(0, 0, 1, 12))).toMatchObject({
      totalValue: 0,
      totalContributed: 0,
      totalInterest: 0,
      roi: 0,
    });
  });

  test('the odd cent of two rounded parts falls to the contributions: 1.005 and 1.005 are 2.01', () => {
    // At 0.5% a month 1.00 becomes 1.005 in one, which rounds to 1.01; the deposit at the end of it earns nothing.
    expect(workedOut(planOf(1, 1.005, 0.5, 1))).toMatchObject({
      totalValue: 2.01,
      principalGrown: 1.01,
      contributionsGrown: 1,
    });
  });
});

test('value, contributions and interest add up, even in the last yearly row', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 360 }),
      (principal, contribution, hundredths, months) => {
        const plan = planOf(principal / 100, contribution / 100, hundredths / 100, months);
        const result = workedOut(plan);
        expect(sumReais(result.totalContributed, result.totalInterest)).toBe(result.totalValue);
        expect(sumReais(result.principalGrown, result.contributionsGrown)).toBe(result.totalValue);
        expect(result.totalInterest).toBeGreaterThanOrEqual(0);
        expect(yearlyGrowth(plan).at(-1)).toMatchObject({
          investido: result.totalContributed,
          juros: result.totalInterest,
          total: result.totalValue,
        });
      },
    ),
    { numRuns: 60 },
  );
});
