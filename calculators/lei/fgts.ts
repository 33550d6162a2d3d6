/** The FGTS: deposits of every month, of the 13th salary and of the vacation third, and the yield of the account. */
import { one, type Quantity } from '../../src/quantity/quantity.ts';
import { equivalentMonthlyRate } from '../formulas/annuity.ts';
import { FGTS_DEPOSIT, FGTS_YIELD } from '../tabelas/labour.ts';

const MESES_DO_ANO = 12;

/** The employer's deposit on a pay, exact: 8% of it (Lei nº 8.036/1990, art. 15). */
export function depositoDoFgts(remuneracao: Quantity): Quantity {
  return remuneracao.times(FGTS_DEPOSIT);
}

/** The deposits of months of work with the same salary, exact. */
export function depositosDoFgts(salario: Quantity, meses: Quantity): Quantity {
  return depositoDoFgts(salario).times(meses);
}

/** The deposit on the third of a month's vacation: a third of the month's (Lei nº 8.212/1991, art. 28, § 9º, d). */
export function depositoDoTerco(depositoDoMes: Quantity): Quantity {
  return depositoDoMes.over(3);
}

/** Equal deposits in an account that was empty. */
export interface Depositos {
  /** Of a month, in reais; nothing is rounded before the end. */
  readonly deposito: Quantity;
  /** Whole, 1 or more. */
  readonly meses: Quantity;
  readonly comDecimoTerceiro: boolean;
  /** Includes a deposit on the vacation third every twelve months, as if each vacation were taken when earned. */
  readonly comTercoDasFerias: boolean;
}

/**
 * The sum of the deposits, exact: one for each month; with the 13th salary, thirteen in twelve months; with the vacation
 * third, a third of a deposit for every twelve months.
 */
export function totalDepositado({ deposito, meses, ...inclui }: Depositos): Quantity {
  const dosMeses = deposito.times(meses);
  const dosSalarios = inclui.comDecimoTerceiro
    ? dosMeses.times(MESES_DO_ANO + 1).over(MESES_DO_ANO)
    : dosMeses;
  const anos = anosCompletos(meses);
  return inclui.comTercoDasFerias && anos > 0
    ? dosSalarios.plus(depositoDoTerco(deposito).times(anos))
    : dosSalarios;
}

/** Whole years in a number of months. */
export function anosCompletos(meses: Quantity): number {
  return Math.floor(meses.number / MESES_DO_ANO);
}

/**
 * The yield of a month, a fraction: 3% a year in equal monthly parts by compound interest, on top of the TR (Lei nº
 * 8.036/1990, art. 13).
 *
 * @param tr of the month, a fraction, 0 or more.
 */
export function rendimentoDoMes(tr: Quantity): Quantity {
  if (!tr.isAbove(0)) return equivalentMonthlyRate(FGTS_YIELD);
  return one
    .plus(tr)
    .times(one.plus(FGTS_YIELD).power(one.over(MESES_DO_ANO)))
    .minus(1);
}
