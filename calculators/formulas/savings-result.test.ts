import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionOfPercent } from './annuity-decimals.ts';
import { sumReais } from '../../src/decimal/money.ts';
import { savingsResult } from './savings-result.ts';

describe('savings worked out by hand', () => {
  test('100 and then 100 a month for three months at 1%: 103.0301 + 303.01', () => {
    expect(
      savingsResult({
        principal: 100,
        monthlyContribution: 100,
        monthlyRate: fractionOfPercent(1),
        months: 3,
      }),
    ).toMatchObject({
      totalValue: 406.04,
      totalContributed: 400,
      totalInterest: 6.04,
      roi: 1.510025,
      breakdown: { monthlyRate: 1, months: 3, principalGrown: 103.03, contributionsGrown: 303.01 },
    });
  });

  test('nothing put in earns nothing, and the return is 0', () => {
    const result = savingsResult({
      principal: 0,
      monthlyContribution: 0,
      monthlyRate: fractionOfPercent(1),
      months: 12,
    });
    expect(result).toMatchObject({ totalValue: 0, totalContributed: 0, totalInterest: 0, roi: 0 });
  });
});

test('value, contributions and interest add up, in the last row of the years too', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 360 }),
      (principal, contribution, hundredths, months) => {
        const { totalValue, totalContributed, totalInterest, evolucao, breakdown } = savingsResult({
          principal: principal / 100,
          monthlyContribution: contribution / 100,
          monthlyRate: fractionOfPercent(hundredths / 100),
          months,
        });
        expect(sumReais(totalContributed, totalInterest)).toBe(totalValue);
        expect(sumReais(breakdown.principalGrown, breakdown.contributionsGrown)).toBe(totalValue);
        expect(totalInterest).toBeGreaterThanOrEqual(0);
        expect(evolucao.at(-1)).toMatchObject({
          investido: totalContributed,
          juros: totalInterest,
          total: totalValue,
        });
      },
    ),
    { numRuns: 60 },
  );
});
