/** Estimates the balance of an FGTS account from the contract (Lei nº 8.036/1990, art. 15). */
import {
  firstDayOfMonth,
  lastDayOfMonth,
  wholeMonthsAndDays,
  type IsoDate,
} from '../../src/calendar/calendar.ts';
import { count, money, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { DIAS_DO_SALARIO, FERIAS_INTEGRAIS } from '../tabelas/trabalho.ts';
import { avosDosAnosAnteriores } from './decimo-terceiro.ts';
import { depositoDoFgts } from './fgts.ts';
import { diasDeSaldo } from './saldo-de-salario.ts';

const MESES_DO_ANO = 12;

/** A contract at its end, with the facts that its deposits depend on. */
export interface ContratoComDepositos {
  readonly salario: Quantity;
  readonly admissao: IsoDate;
  readonly ultimoDia: IsoDate;
  readonly anosCompletos: Quantity;
  /** Earned vacation days that were not taken. */
  readonly diasNaoTirados: Quantity;
  /** The first instalment of the 13th salary of the last year, in reais. */
  readonly adiantamento13: Quantity;
}

/**
 * The balance before the termination, in reais, exact: a deposit for every month until the last one, for the 13th
 * salaries of earlier years, for the thirds of the vacations taken and for the instalment of the last 13th salary, all
 * on the last salary and without yield.
 */
export function saldoEstimado(contrato: ContratoComDepositos): Quantity {
  const { salario, admissao, ultimoDia, anosCompletos, diasNaoTirados, adiantamento13 } = contrato;
  const decimosTerceiros = count(avosDosAnosAnteriores(admissao, ultimoDia)).over(MESES_DO_ANO);
  const depositos = addedUp(mesesAnteriores(admissao, ultimoDia), decimosTerceiros);
  const tiradas = feriasTiradas(anosCompletos, diasNaoTirados);
  const partes = [
    ...(depositos.isAbove(0) ? [depositoDoFgts(salario).times(depositos)] : []),
    ...(tiradas.isAbove(0) ? [depositoDoFgts(salario.over(3)).times(tiradas)] : []),
    ...(adiantamento13.isAbove(0) ? [depositoDoFgts(adiantamento13)] : []),
  ];
  return partes.length > 0 ? sumOfAll(partes) : money(0);
}

/** Vacations taken during the contract; a vacation taken in part counts in part. */
function feriasTiradas(anosCompletos: Quantity, diasNaoTirados: Quantity): Quantity {
  return diasNaoTirados.isAbove(0)
    ? anosCompletos.minus(diasNaoTirados.over(FERIAS_INTEGRAIS)).atLeast(count(0))
    : anosCompletos;
}

/** Months of the contract before the last month; of the first month, the part worked. */
function mesesAnteriores(admissao: IsoDate, ultimoDia: IsoDate): Quantity {
  const { months: todos } = wholeMonthsAndDays(firstDayOfMonth(admissao), firstDayOfMonth(ultimoDia));
  if (todos === 0) return count(0);
  const dias = diasDeSaldo(admissao, lastDayOfMonth(admissao));
  if (DIAS_DO_SALARIO.equals(dias)) return count(todos, 'meses');
  const doPrimeiro = count(dias, 'dias').over(DIAS_DO_SALARIO);
  return todos === 1 ? doPrimeiro : count(todos - 1, 'meses').plus(doPrimeiro);
}
