/** A loan to a person in equal payments, with the tax on credit and fees, financed or not. */
import type { Results } from '../../src/quantity/declare.ts';
import { money, one, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { pricePayment, priceFormula } from '../formulas/annuity.ts';
import { priceSchedule, type ScheduleRow } from '../formulas/schedule.ts';
import { ARTIGOS_DO_IOF, amortizacoesDaPrice } from '../lei/iof.ts';
import { declaraAliquotaDoIof } from './declara-iof.ts';

/** A loan and its charges. */
export interface Emprestimo {
  /** The amount asked for, in reais, 0 or more. */
  readonly lent: Quantity;
  /** A month. */
  readonly rate: Quantity;
  /** Whole, 1 or more. */
  readonly months: NamedQuantity;
  /** From the loan to each due date. */
  readonly days: readonly number[];
  /** In reais. */
  readonly fee: Quantity;
  readonly isFeeFinanced: boolean;
  readonly isTaxed: boolean;
  readonly isTaxFinanced: boolean;
}

/** The results of a loan. */
export interface EmprestimoDeclarado {
  /** The debt. */
  readonly financedAmount: NamedQuantity;
  readonly iof: NamedQuantity;
  /** The amount paid out. */
  readonly valorRecebido: NamedQuantity;
  /** Undefined where there are none. */
  readonly tarifas: NamedQuantity | undefined;
  readonly monthlyPayment: NamedQuantity;
  readonly totalPaid: NamedQuantity;
  readonly totalInterest: NamedQuantity;
  readonly rows: readonly ScheduleRow[];
}

/**
 * Declares the loan. A financed tax is charged on a debt that contains it: with k the tax on a principal of 1, the debt
 * is what is lent ÷ (1 − k).
 */
export function declaraEmprestimo(loan: Emprestimo, result: Results): EmprestimoDeclarado {
  const { lent, rate, fee, isFeeFinanced, isTaxed, isTaxFinanced } = loan;
  const months = loan.months.asShown();
  const own = isFeeFinanced ? addedUp(lent, fee) : lent;
  const taxRate = isTaxed
    ? declaraAliquotaDoIof(amortizacoesDaPrice(rate, months.number), loan.days, result)
    : undefined;
  const isGrossedUp = taxRate !== undefined && isTaxFinanced;
  const financedAmount = result.money('Valor financiado', isGrossedUp ? own.over(one.minus(taxRate)) : own);
  const iof =
    taxRate === undefined
      ? result.money('IOF', money(0), { zero: 'Deixado fora da conta, como você pediu.' })
      : result.money('IOF', isTaxFinanced ? financedAmount.minus(own) : own.times(taxRate), ARTIGOS_DO_IOF);

  let received = lent;
  if (isTaxed && !isTaxFinanced) received = received.minus(iof);
  if (!isFeeFinanced && fee.isAbove(0)) received = received.minus(fee);

  const debt = financedAmount.asShown();
  const monthlyPayment = result.money('Parcela mensal', pricePayment(debt, rate, months), priceFormula(rate));
  const totalPaid = result.total('Total pago', monthlyPayment.times(months));
  return {
    financedAmount,
    iof,
    valorRecebido: result.money('Valor recebido', received),
    tarifas: fee.isAbove(0) ? result.money('Tarifas', fee) : undefined,
    monthlyPayment,
    totalPaid,
    totalInterest: result.money('Total de juros', totalPaid.minus(financedAmount), {
      note: 'Antes de arredondar cada parcela ao centavo.',
    }),
    rows: priceSchedule({ loan: debt, monthlyRate: rate, months: loan.months.shown }),
  };
}
