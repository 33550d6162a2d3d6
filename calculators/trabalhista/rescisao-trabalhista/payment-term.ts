/** Until when the employer may pay what the end of a contract makes due, and the fine for paying later. */
import { addDays, compareDates, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { bankDayFrom } from '../../lei/bank-days.ts';
import { TERMINATION_PAYMENT_TERM } from '../../tabelas/labour.ts';

/**
 * The last day on which the employer may pay: ten days after the end of the contract or, where banks are closed on that
 * day, the next one on which they are open (CLT art. 477, § 6º; TST, OJ 162 of the SDI-1; Código Civil, art. 132, § 1º).
 */
export function paidUntil(lastDay: IsoDate): IsoDate {
  return bankDayFrom(addDays(lastDay, TERMINATION_PAYMENT_TERM.number));
}

/**
 * Declares the term and the fine for paying after it: a month of all pay that is salary (CLT art. 477, § 8º; TST, Tema 142).
 *
 * @param base reais a month: the salary with the average of what is paid beside it.
 * @param paidOn undefined where the day of payment is not known: then there is no fine.
 */
export function latePayment(base: Quantity, lastDay: IsoDate, paidOn: IsoDate | undefined, result: Results) {
  const term = paidUntil(lastDay);
  const isLate = paidOn !== undefined && compareDates(paidOn, term) > 0;
  return {
    prazoPagamento: result.date('Prazo para a empresa pagar', term, {
      law: `${TERMINATION_PAYMENT_TERM.law}; TST, OJ 162 da SDI-1`,
      note: 'Líquido pago pela empresa: {liquido}.',
    }),
    multaAtraso: result.money('Multa por pagar depois do prazo', isLate ? base : 0, {
      law: 'CLT art. 477, § 8º; TST, Tema 142',
      note: 'Sobre tudo o que é salário, com a média de adicionais.',
    }),
  };
}
