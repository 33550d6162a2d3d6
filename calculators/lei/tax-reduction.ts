/** What Lei nº 15.270/2025 takes off the income tax of people with lower incomes. */
import { money, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import type { TaxReduction } from '../tabelas/tax-reduction.ts';

/** The law that grants the reduction, as cited beside it. */
export const REDUCTION_LAW = 'Lei 15.270/2025';

/**
 * The reduction, exact and never beyond the tax; undefined where there is none.
 *
 * @param tax reais, by the progressive table.
 * @param income gross taxable income in reais, before any deduction, of the month or of the year as the rule says.
 */
export function taxReduction(
  tax: Quantity,
  income: Quantity,
  rule: TaxReduction | undefined,
): Quantity | undefined {
  if (rule === undefined || income.isAbove(rule.partialUpTo) || !tax.isAbove(0)) return undefined;
  if (!income.isAbove(rule.fullUpTo)) return fullReduction(tax, rule);
  return money(rule.intercept).minus(quantity(rule.slope).times(income)).atLeast(money(0)).atMost(tax);
}

function fullReduction(tax: Quantity, { fullReduction: full, fullUpTo }: TaxReduction): Quantity {
  const granted = money(full);
  if (granted.isAbove(tax)) return granted.atMost(tax);
  // There is nothing to calculate, but an amount of the law to give.
  return granted.told(({ figure, formula }) => {
    const limit = figure(fullUpTo, { format: 'money' });
    return `Rendimento de até ${limit}: redução de até ${formula(granted)}`;
  });
}
