/** The employer's deadline for payment at the end of a contract, and the fine for late payment. */
import { addDays, compareDates, type IsoDate } from '../../src/calendar/calendar.ts';
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import { PRAZO_DO_ACERTO } from '../tabelas/trabalho.ts';
import { diaDeBancoAPartirDe } from './dias-uteis.ts';

/** The rule of `multaPorAtraso`. */
export const MULTA_POR_ATRASO = regra(
  'CLT art. 477, § 8º; TST, Tema 142',
  'A empresa que paga depois do prazo deve mais um salário.',
);

/**
 * The employer's last day for payment: ten days after the end of the contract, moved to the next bank day if necessary
 * (CLT art. 477, § 6º; TST, OJ 162 of the SDI-1; Código Civil, art. 132, § 1º).
 */
export function prazoParaPagar(ultimoDia: IsoDate): IsoDate {
  return diaDeBancoAPartirDe(addDays(ultimoDia, PRAZO_DO_ACERTO.number));
}

/**
 * The fine for late payment: one month of all salary pay (CLT art. 477, § 8º; TST, Tema 142).
 *
 * @param base reais a month: the salary plus its average extras.
 * @param pagoEm day of payment; undefined if unknown, without a fine.
 */
export function multaPorAtraso(base: Quantity, prazo: IsoDate, pagoEm: IsoDate | undefined): Quantity {
  return pagoEm !== undefined && compareDates(pagoEm, prazo) > 0 ? base : money(0);
}
