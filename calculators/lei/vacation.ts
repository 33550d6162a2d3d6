/** Vacation that is taken: what is paid before it begins, and what is deducted from that. */
import type { Results } from '../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { payForDays } from '../formulas/labour.ts';
import type { InssTable } from '../tabelas/inss.ts';
import type { MonthlyIncomeTaxTable } from '../tabelas/irrf-monthly.ts';
import { FGTS_DEPOSIT, MOST_VACATION_DAYS_SOLD } from '../tabelas/labour.ts';
import { incomeTaxWithheld } from './income-tax-withheld.ts';
import { employeeContribution, INSS_ARTICLE } from './inss.ts';

/** The article that grants a third more than the salary. */
const THIRD_ARTICLE = 'Constituição, art. 7º, XVII';

/** Days that are paid, with the third on top. */
export interface PaidDays {
  readonly pay: NamedQuantity;
  readonly third: NamedQuantity;
}

/**
 * Declares the pay of some days, and the third of it (Constituição, art. 7º, XVII).
 *
 * @param base reais a month: the salary with the average of what is paid beside it (CLT art. 142).
 */
export function daysWithThird(
  base: Quantity,
  days: Quantity,
  called: { readonly pay: string; readonly third: string; readonly law: string },
  result: Results,
): PaidDays {
  if (days.equals(0)) return { pay: result.money(called.pay, 0), third: result.money(called.third, 0) };
  const pay = result.money(called.pay, payForDays(base, days), called.law);
  return { pay, third: result.money(called.third, pay.over(3), THIRD_ARTICLE) };
}

/** A vacation as the employer pays it. */
export interface Vacation {
  /** Reais a month, averages included. */
  readonly base: Quantity;
  /** Pay of the days of rest with its third, as a result shows it. */
  readonly total: NamedQuantity;
  readonly daysSold: Quantity;
  /** Whether the first instalment of the thirteenth salary is paid with it. */
  readonly advancesThirteenth: boolean;
  /** What ends the labels of the deductions, where those of other pay stand beside them. */
  readonly of?: string;
  readonly dependants: Quantity;
  /** The tables of the day of payment. */
  readonly inss: InssTable;
  readonly incomeTax: MonthlyIncomeTaxTable;
}

/** What is paid and deducted, by the names of the results. */
export type VacationPayment = Readonly<
  Record<
    'abono' | 'tercoAbono' | 'adiantamento13' | 'totalBruto' | 'inss' | 'irrf' | 'liquido' | 'fgts',
    NamedQuantity
  >
>;

/**
 * Declares what is paid with a vacation that is taken, and its deductions. Vacation is assessed apart from the salary.
 * The contribution is charged on the days of rest and their third; the income tax on the third of the days sold, too,
 * but not on those days themselves.
 */
export function payVacation(vacation: Vacation, result: Results): VacationPayment {
  const { base, total, daysSold, of = '' } = vacation;
  const sold = daysWithThird(
    base,
    daysSold,
    { pay: 'Abono dos dias vendidos', third: 'Um terço do abono', law: MOST_VACATION_DAYS_SOLD.law },
    result,
  );
  const advance = vacation.advancesThirteenth
    ? result.money('1ª parcela do 13º', base.over(2), 'Lei 4.749/1965, art. 2º, § 2º')
    : result.money('1ª parcela do 13º', 0);
  const besides = [sold.pay, sold.third, advance].filter((amount) => amount.isAbove(0));
  const totalBruto = result.total('Total bruto', sumOfAll([total, ...besides]));
  const inss = result.money(`Desconto do INSS${of}`, employeeContribution(total.asShown(), vacation.inss), {
    law: INSS_ARTICLE,
    note: 'Sobre as férias e o terço; na folha, soma-se ao do salário do mesmo mês.',
  });
  const { tax, zero } = incomeTaxWithheld(
    {
      of: 'das férias',
      gross: taxedIncome(total, sold.third, result),
      inss: inss.asShown(),
      dependants: vacation.dependants,
      table: vacation.incomeTax,
    },
    result,
  );
  const irrf = result.money(`Imposto de renda${of}`, tax, {
    law: 'Decreto 9.580/2018, art. 682',
    zero,
  });
  return {
    abono: sold.pay,
    tercoAbono: sold.third,
    adiantamento13: advance,
    totalBruto,
    inss,
    irrf,
    liquido: result.total('Férias líquidas', totalBruto.minus(inss).minus(irrf)),
    fgts: result.money('FGTS que a empresa deposita', total.asShown().times(FGTS_DEPOSIT), FGTS_DEPOSIT.law),
  };
}

function taxedIncome(total: NamedQuantity, thirdOfSold: NamedQuantity, result: Results): Quantity {
  if (thirdOfSold.equals(0)) return total.asShown();
  const taxed = result.money('Férias e terço do abono, que pagam imposto', total.plus(thirdOfSold), {
    law: 'Solução de Consulta Cosit 209/2021',
  });
  return result.working(taxed).asShown();
}
