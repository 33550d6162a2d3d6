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
  readonly emprestado: Quantity;
  /** Monthly rate. */
  readonly taxa: Quantity;
  /** Whole, 1 or more. */
  readonly meses: NamedQuantity;
  /** Days from the loan to each due date. */
  readonly dias: readonly number[];
  /** In reais. */
  readonly tarifa: Quantity;
  readonly tarifaFinanciada: boolean;
  readonly cobrarIof: boolean;
  readonly iofFinanciado: boolean;
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
export function declaraEmprestimo(emprestimo: Emprestimo, result: Results): EmprestimoDeclarado {
  const { emprestado, taxa, tarifa, tarifaFinanciada, cobrarIof, iofFinanciado } = emprestimo;
  const meses = emprestimo.meses.asShown();
  const semImposto = tarifaFinanciada ? addedUp(emprestado, tarifa) : emprestado;
  const aliquotaDoIof = cobrarIof
    ? declaraAliquotaDoIof(amortizacoesDaPrice(taxa, meses.number), emprestimo.dias, result)
    : undefined;
  const isGrossedUp = aliquotaDoIof !== undefined && iofFinanciado;
  const financedAmount = result.money(
    'Valor financiado',
    isGrossedUp ? semImposto.over(one.minus(aliquotaDoIof)) : semImposto,
  );
  const iof =
    aliquotaDoIof === undefined
      ? result.money('IOF', money(0), { zero: 'Deixado fora da conta, como você pediu.' })
      : result.money(
          'IOF',
          iofFinanciado ? financedAmount.minus(semImposto) : semImposto.times(aliquotaDoIof),
          IOF_DO_CREDITO,
        );

  let recebido = emprestado;
  if (cobrarIof && !iofFinanciado) recebido = recebido.minus(iof);
  if (!tarifaFinanciada && tarifa.isAbove(0)) recebido = recebido.minus(tarifa);

  const divida = financedAmount.asShown();
  const monthlyPayment = result.money(
    'Parcela mensal',
    pricePayment(divida, taxa, meses),
    priceFormula(taxa),
  );
  const totalPaid = result.total('Total pago', monthlyPayment.times(meses));
  return {
    financedAmount,
    iof,
    valorRecebido: result.money('Valor recebido', recebido),
    tarifas: tarifa.isAbove(0) ? result.money('Tarifas', tarifa) : undefined,
    monthlyPayment,
    totalPaid,
    totalInterest: result.money('Total de juros', totalPaid.minus(financedAmount), JUROS_SEM_ARREDONDAR),
    rows: priceSchedule({ loan: divida, monthlyRate: taxa, months: emprestimo.meses.shown }),
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
 * @param meses 1 or more; may be fractional.
 * @param declaraTotal declares the sum of the payments.
 */
export function declaraSoJuros(
  {
    emprestado,
    taxa,
    meses,
  }: { readonly emprestado: NamedQuantity; readonly taxa: Quantity; readonly meses: NamedQuantity },
  declaraTotal: (soma: Quantity) => NamedQuantity,
  result: Results,
) {
  const monthlyPayment = result.money(
    'Parcela mensal',
    pricePayment(emprestado, taxa, meses),
    priceFormula(taxa),
  );
  const totalPaid = declaraTotal(monthlyPayment.times(meses));
  const totalInterest = result.money('Total de juros', totalPaid.minus(emprestado), JUROS_SEM_ARREDONDAR);
  const emprestimo = { loan: emprestado, monthlyRate: taxa, months: meses.shown };
  const rows = Number.isInteger(emprestimo.months) ? priceSchedule(emprestimo) : undefined;
  return { monthlyPayment, totalPaid, totalInterest, rows };
}
