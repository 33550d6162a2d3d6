/** The salary of a month: what the law takes off it, and what it adds. */
import type { Results } from '../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import type { FamilyAllowance } from '../tabelas/family-allowance.ts';
import type { InssTable } from '../tabelas/inss.ts';
import type { MonthlyIncomeTaxTable } from '../tabelas/irrf-monthly.ts';
import { TRANSPORT_SHARE } from '../tabelas/transport-voucher.ts';
import { incomeTaxWithheld, type Withheld } from './income-tax-withheld.ts';
import { employeeContribution, INSS_ARTICLE } from './inss.ts';

/** A salary as INSS and income tax are charged on it. */
export interface Salary {
  readonly gross: NamedQuantity;
  /** How many. */
  readonly dependants: Quantity;
  /** What else is deducted before the income tax: alimony, private pension. */
  readonly otherDeductions?: readonly Quantity[];
  /** The tables of the month of payment. */
  readonly inss: InssTable;
  readonly incomeTax: MonthlyIncomeTaxTable;
}

/** What is withheld, and how the tax came about. */
export interface SalaryWithholdings extends Withheld {
  readonly inss: NamedQuantity;
  readonly irrf: NamedQuantity;
}

/** Declares what is withheld of a salary: the INSS first, for it is deducted before the income tax. */
export function salaryWithholdings(salary: Salary, result: Results): SalaryWithholdings {
  const gross = salary.gross.asShown();
  const inss = result.money('Desconto do INSS', employeeContribution(gross, salary.inss), INSS_ARTICLE);
  const withheld = incomeTaxWithheld(
    {
      of: 'do salário',
      gross,
      inss: inss.asShown(),
      dependants: salary.dependants,
      otherDeductions: salary.otherDeductions ?? [],
      table: salary.incomeTax,
    },
    result,
  );
  const irrf = result.money('Imposto de renda', withheld.tax, {
    law: 'Lei 9.250/1995, arts. 3º-A e 4º',
    zero: withheld.zero,
  });
  return { ...withheld, inss, irrf };
}

/** What of a month's fares is deducted, exact: a share of the salary, and no more than they cost (Lei nº 7.418/1985). */
export function transportDeduction(salary: Quantity, fares: Quantity): Quantity {
  return fares.equals(0) ? money(0) : salary.times(TRANSPORT_SHARE).atMost(fares);
}

/**
 * The salário-família of a month, exact: an amount for each child up to 14 years or disabled, nothing above the limit
 * (Lei nº 8.213/1991, arts. 65 and 66).
 *
 * @param pay of the month in reais, to the cent.
 * @param children how many.
 */
export function familyAllowance(
  pay: Quantity,
  children: Quantity,
  { perChild, incomeLimit }: FamilyAllowance,
): Quantity {
  if (children.equals(0)) return money(0);
  if (!pay.isAbove(incomeLimit)) return children.times(money(perChild));
  // There is nothing to calculate, but a reason to give.
  return money(0).told(
    ({ figure }) => `Salário acima de ${figure(incomeLimit, { format: 'money' })}: sem direito`,
  );
}
