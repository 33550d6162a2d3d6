/**
 * The income tax withheld by who pays (IRRF). Salary, vacation and thirteenth salary are assessed apart, each with its
 * own simplified discount and its own reduction (Lei nº 9.250/1995, arts. 3º-A and 4º).
 */
import { reais } from '../../src/decimal/money.ts';
import { formatMoney } from '../../src/decimal/notation.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { money, sumOfAll, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { findBand, rateMinusDeduction } from '../formulas/progressive-bands.ts';
import {
  LEAST_TAX_WITHHELD,
  MONTHLY_DEPENDANT_DEDUCTION,
  type MonthlyIncomeTaxTable,
} from '../tabelas/irrf-monthly.ts';
import { REDUCTION_LAW, taxReduction } from './tax-reduction.ts';

/** What is assessed. Amounts in reais, rounded to the cent: of a named result, what it shows. */
export interface Pay {
  /** What is taxed, as it ends the labels: 'do 13º'. */
  readonly of: string;
  /** Gross taxable amount, before any deduction. */
  readonly gross: Quantity;
  /** The INSS of this very pay. */
  readonly inss: Quantity;
  /** How many. */
  readonly dependants: Quantity;
  /** What else the law lets deduct: alimony, private pension. */
  readonly otherDeductions?: readonly Quantity[];
  /** The table of the month of payment. */
  readonly table: MonthlyIncomeTaxTable;
  /** Taxed for good, outside of the yearly return, as the thirteenth salary is: then no small tax is waived. */
  readonly isExclusive?: boolean;
}

/** How a tax came about. */
export interface Withheld {
  /** Exact; rounded once, where it is declared as a result. */
  readonly tax: Quantity;
  /** Which deductions count: those that the law lists, or the simplified discount where it is larger. */
  readonly model: 'completo' | 'simplificado';
  readonly base: NamedQuantity;
  /** Before the reduction. */
  readonly tableTax: NamedQuantity;
  readonly reduction: NamedQuantity;
  /** Why nothing is withheld, where nothing is: a sentence. */
  readonly zero: string;
}

/** Assesses the tax; the ways to it are declared among the steps. */
export function incomeTaxWithheld(pay: Pay, result: Results): Withheld {
  const { of, gross, table } = pay;
  const legal = legalDeductions(pay);
  const simplified = money(table.simplifiedDiscount);
  const model = legal.isBelow(simplified) ? 'simplificado' : 'completo';
  const base = result.working(
    result.money(
      `Base do imposto de renda ${of}`,
      gross.minus(model === 'simplificado' ? simplified : legal).atLeast(money(0)),
      model === 'simplificado'
        ? { law: 'Lei 9.250/1995, art. 4º, § 2º', note: 'Com o desconto simplificado, que aqui é o maior.' }
        : { law: 'Lei 9.250/1995, art. 4º' },
    ),
  );
  const tableTax = result.working(
    result.money(
      `Imposto de renda ${of} pela tabela`,
      taxByTable(base.asShown(), table),
      'Lei 11.482/2007, art. 1º',
    ),
  );
  const granted = taxReduction(tableTax.unrounded(), gross, table.reduction) ?? money(0);
  const reduction = result.money(`Redução do imposto de renda ${of}`, granted, REDUCTION_LAW);
  const isReduced = reduction.isAbove(0);
  if (isReduced) result.working(reduction);
  const assessed = isReduced ? tableTax.unrounded().minus(reduction.unrounded()) : tableTax.unrounded();
  const tax = pay.isExclusive ? assessed : waived(assessed);
  return { tax, model, base, tableTax, reduction, zero: whyZero(pay, base, assessed) };
}

function whyZero({ gross, table }: Pay, base: Quantity, assessed: Quantity): string {
  const exemptUpTo = table.bands[0]?.upTo ?? 0;
  if (!base.isAbove(exemptUpTo)) return `Base isenta: não passa de ${formatMoney(exemptUpTo)}.`;
  if (assessed.isAbove(0)) return `Até ${formatMoney(LEAST_TAX_WITHHELD.number)}, o imposto não é retido.`;
  const fullUpTo = table.reduction?.fullUpTo ?? 0;
  return gross.isAbove(fullUpTo)
    ? `A redução da ${REDUCTION_LAW} cobre todo o imposto.`
    : `A redução da ${REDUCTION_LAW} zera o imposto até ${formatMoney(fullUpTo)}.`;
}

function legalDeductions({ inss, dependants, otherDeductions = [] }: Pay): Quantity {
  const forDependants = dependants.isAbove(0) ? [MONTHLY_DEPENDANT_DEDUCTION.times(dependants)] : [];
  const others = [...forDependants, ...otherDeductions.filter((amount) => amount.isAbove(0))];
  return others.length === 0 ? inss : sumOfAll([inss, ...others]);
}

function taxByTable(base: Quantity, { bands }: MonthlyIncomeTaxTable): Quantity {
  const found = findBand(base.exact, bands);
  if (found === undefined) throw new RangeError('The last band of an income tax has no limit.');
  return found.band.ratePercent === 0
    ? exempt(found.band.upTo)
    : rateMinusDeduction(base, found.band).atLeast(money(0));
}

function exempt(upTo: number): Quantity {
  // There is nothing to calculate, but a reason to give.
  return money(0).told(({ figure }) => `Base de até ${figure(upTo, { format: 'money' })}: isento`);
}

function waived(tax: Quantity): Quantity {
  const rounded = reais(tax.exact);
  if (rounded === 0 || LEAST_TAX_WITHHELD.isBelow(rounded)) return tax;
  // There is nothing to calculate, but a reason to give.
  return money(0).told(({ figure, formula }) => {
    const limit = figure(LEAST_TAX_WITHHELD, { format: 'money' });
    return `${formula(tax)}: até ${limit} o imposto não é retido (${LEAST_TAX_WITHHELD.law})`;
  });
}
