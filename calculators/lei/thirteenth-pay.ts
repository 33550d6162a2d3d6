/** What is withheld of a 13th salary: INSS and income tax apart from those of the month. */
import type { Results } from '../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../src/quantity/quantity.ts';
import type { InssTable } from '../tabelas/inss.ts';
import type { MonthlyIncomeTaxTable } from '../tabelas/irrf-monthly.ts';
import { incomeTaxWithheld } from './income-tax-withheld.ts';
import { employeeContribution, INSS_ARTICLE } from './inss.ts';

/** The whole 13th salary, and the tables of its second instalment. */
export interface ThirteenthPay {
  readonly gross: NamedQuantity;
  /** What ends the labels of the deductions, where those of other pay stand beside them. */
  readonly of?: string;
  /** How many. */
  readonly dependants: Quantity;
  readonly inss: InssTable;
  readonly incomeTax: MonthlyIncomeTaxTable;
}

/** Declares what is withheld; the tax is final, and none of it is waived (Lei nº 7.713/1988, art. 26). */
export function thirteenthWithholdings(
  { gross, of = '', dependants, ...tables }: ThirteenthPay,
  result: Results,
): Readonly<Record<'inss' | 'incomeTax', NamedQuantity>> {
  const inss = result.money(
    `Desconto do INSS${of}`,
    employeeContribution(gross.asShown(), tables.inss),
    INSS_ARTICLE,
  );
  const { tax, zero } = incomeTaxWithheld(
    {
      of: 'do 13º',
      gross: gross.asShown(),
      inss: inss.asShown(),
      dependants,
      table: tables.incomeTax,
      isExclusive: true,
    },
    result,
  );
  return {
    inss,
    incomeTax: result.money(`Imposto de renda${of}`, tax, { law: 'Lei 7.713/1988, art. 26', zero }),
  };
}
