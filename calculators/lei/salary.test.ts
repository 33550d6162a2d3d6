import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { FAMILY_ALLOWANCE } from '../tabelas/family-allowance.ts';
import { INSS } from '../tabelas/inss.ts';
import { MONTHLY_INCOME_TAX } from '../tabelas/irrf-monthly.ts';
import { familyAllowance, salaryWithholdings, transportDeduction } from './salary.ts';

function withheld(gross: number, dependants = 0, others: readonly number[] = [], year = 2026, month = 11) {
  const result = new Results();
  const { inss, irrf, model } = salaryWithholdings(
    {
      gross: result.money('Salário', money(gross)),
      dependants: count(dependants),
      otherDeductions: others.map((amount) => money(amount)),
      inss: INSS.forYear(year),
      incomeTax: MONTHLY_INCOME_TAX.forMonth(year, month),
    },
    result,
  );
  return [inss.shown, irrf.shown, model];
}

describe('what is withheld of a salary', () => {
  it.each([
    // 1.621 × 7,5% = 121,575
    [1621, 0, [], [121.58, 0, 'simplificado']],
    // 7.500 − (411,1122 + 3.145,73 × 14% = 851,51): above 7.350,00 there is no reduction; 6.648,49 × 27,5% − 908,73
    [7500, 0, [], [851.51, 919.6, 'completo']],
    // 10.000 − 988,09 − 1.500 − 500 = 7.011,91; × 27,5% − 908,73 = 1.019,54525
    [10_000, 0, [1500, 500], [988.09, 1019.55, 'completo']],
    // 501,51 + 189,59 = 691,10, more than 607,20
    [5000, 1, [], [501.51, 0, 'completo']],
  ] as const)(
    'of %f with %i dependants and deductions of %j is %j in 2026',
    (gross, children, others, expected) => {
      expect(withheld(gross, children, others)).toEqual(expected);
    },
  );

  it('takes the table of the month of payment', () => {
    // January 2024: (2.900 − 528) × 7,5% − 158,40 = 19,50; February: (2.900 − 564,80) × 7,5% − 169,44 = 5,70, waived.
    expect(withheld(2900, 0, [], 2024, 1)).toEqual([246.82, 19.5, 'simplificado']);
    expect(withheld(2900, 0, [], 2024, 2)).toEqual([246.82, 0, 'simplificado']);
  });
});

describe('the fares of a month', () => {
  it.each([
    // 6% of 2.000 are 120
    [2000, 0, 0],
    [2000, 119.99, 119.99],
    [2000, 120, 120],
    [2000, 300, 120],
  ])(
    'of a salary of %f cost the employee, of %f, %f (Lei 7.418/1985, art. 4º)',
    (salary, fares, expected) => {
      expect(reais(transportDeduction(money(salary), money(fares)).exact)).toBe(expected);
    },
  );
});

describe('the salário-família', () => {
  it.each([
    [2024, 1819.26, 62.04],
    [2025, 1906.04, 65],
    [2026, 1980.38, 67.54],
  ])('of %i is due up to %f, for each child %f', (year, limit, amount) => {
    const allowance = (pay: number, children: number) =>
      reais(familyAllowance(money(pay), count(children), FAMILY_ALLOWANCE.forYear(year)).exact);
    expect(allowance(limit, 1)).toBe(amount);
    expect(allowance(limit, 3)).toBe(reais(amount * 3));
    expect(allowance(limit, 0)).toBe(0);
    expect(allowance(limit + 0.01, 3)).toBe(0);
  });
});
