/** The term in which the employer pays at the end of a contract, and the fine for paying later. */
import { addDays, compareDates, type IsoDate } from '../../src/calendar/calendar.ts';
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { TERMINATION_PAYMENT_TERM } from '../tabelas/labour.ts';
import { diaDeBancoAPartirDe } from './dias-uteis.ts';

/**
 * The last day on which the employer may pay: ten days after the end of the contract or, where banks are closed on that
 * day, the next one on which they are open (CLT art. 477, § 6º; TST, OJ 162 of the SDI-1; Código Civil, art. 132, § 1º).
 */
export function prazoParaPagar(ultimoDia: IsoDate): IsoDate {
  return diaDeBancoAPartirDe(addDays(ultimoDia, TERMINATION_PAYMENT_TERM.number));
}

/**
 * The fine for paying after the term: a month of all pay that is salary (CLT art. 477, § 8º; TST, Tema 142).
 *
 * @param base reais a month: the salary with the average of what is paid beside it.
 * @param pagoEm undefined where the day of payment is not known: then there is no fine.
 */
export function multaPorAtraso(base: Quantity, prazo: IsoDate, pagoEm: IsoDate | undefined): Quantity {
  return pagoEm !== undefined && compareDates(pagoEm, prazo) > 0 ? base : money(0);
}
