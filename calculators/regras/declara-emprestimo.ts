/** A personal loan in equal payments, with the tax on credit and fees, financed or not. */
import type { RateKind } from '../formulas/quoted-rate.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { money, one, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { pricePayment, priceFormula } from '../formulas/annuity.ts';
import { priceSchedule, type ScheduleRow } from '../formulas/schedule.ts';
import { IOF_DO_CREDITO, amortizacoesDaPrice } from '../lei/iof.ts';
import { declaraAliquotaDoIof } from './declara-iof.ts';

const JUROS_SEM_ARREDONDAR = { note: 'Antes de arredondar cada parcela ao centavo.' } as const;

/** The loan and its charges. */
export interface Emprestimo {
  /** Amount requested by the borrower, in reais, 0 or more. */
  readonly lent: Quantity;
  /** Monthly rate. */
  readonly rate: Quantity;
  /** Whole, 1 or more. */
  readonly months: NamedQuantity;
  /** Days from the loan to each due date. */
  readonly days: readonly number[];
  /** In reais. */
  readonly fee: Quantity;
  readonly isFeeFinanced: boolean;
  readonly isTaxed: boolean;
  readonly isTaxFinanced: boolean;
}

/** The declared results. */
export interface EmprestimoDeclarado {
  /** The debt. */
  readonly financedAmount: NamedQuantity;
  readonly iof: NamedQuantity;
  /** Amount received by the borrower. */
  readonly valorRecebido: NamedQuantity;
  /** Undefined without fees. */
  readonly tarifas: NamedQuantity | undefined;
  readonly monthlyPayment: NamedQuantity;
  readonly totalPaid: NamedQuantity;
  readonly totalInterest: NamedQuantity;
  readonly rows: readonly ScheduleRow[];
}

/**
 * Declares the loan. A financed tax is charged on a debt that contains it: with k as the tax on a principal of 1, the
 * debt is the amount lent ÷ (1 − k).
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
      : result.money('IOF', isTaxFinanced ? financedAmount.minus(own) : own.times(taxRate), IOF_DO_CREDITO);

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
    totalInterest: result.money('Total de juros', totalPaid.minus(financedAmount), JUROS_SEM_ARREDONDAR),
    rows: priceSchedule({ loan: debt, monthlyRate: rate, months: loan.months.shown }),
  };
}

/** The answers about rate and term that the simple methods read. */
export interface TaxaEPrazo {
  readonly interestRate: Quantity;
  readonly tipoTaxa: RateKind;
  readonly years: Quantity | undefined;
  readonly parcelas: Quantity | undefined;
  readonly prazoEm: string;
}

/**
 * Declares a loan in equal payments without tax and fees, with its schedule if the term is in whole months.
 *
 * @param months 1 or more; may be fractional.
 * @param declareTotal declares the sum of the payments.
 */
export function declaraSoJuros(
  {
    lent,
    rate,
    months,
  }: { readonly lent: NamedQuantity; readonly rate: Quantity; readonly months: NamedQuantity },
  declareTotal: (sum: Quantity) => NamedQuantity,
  result: Results,
) {
  const monthlyPayment = result.money('Parcela mensal', pricePayment(lent, rate, months), priceFormula(rate));
  const totalPaid = declareTotal(monthlyPayment.times(months));
  const totalInterest = result.money('Total de juros', totalPaid.minus(lent), JUROS_SEM_ARREDONDAR);
  const loan = { loan: lent, monthlyRate: rate, months: months.shown };
  const rows = Number.isInteger(loan.months) ? priceSchedule(loan) : undefined;
  return { monthlyPayment, totalPaid, totalInterest, rows };
}
