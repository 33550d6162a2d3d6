/** The notice that the end of a contract pays in the place of notice worked. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { noticeDays, noticeForYears, payForDays } from '../../formulas/labour.ts';
import { NOTICE_FOR_EACH_YEAR } from '../../tables/labour.ts';
import type { TerminationRights } from '../../law/termination-rights.ts';

/** The days of notice after whole years of service and what they pay, by the names of the results. */
export function noticeDue(
  salary: Quantity,
  wholeYears: Quantity,
  { notice }: TerminationRights,
  result: Results,
) {
  const diasAvisoPrevio = result.count(
    'Dias de aviso prévio',
    notice === 'none' ? 0 : noticeDays(noticeForYears(wholeYears)),
    { law: NOTICE_FOR_EACH_YEAR.law, unit: 'dias' },
  );
  const whole = payForDays(salary, diasAvisoPrevio);
  const avisoPrevia = {
    whole: () => result.money('Aviso prévio indenizado', whole, 'CLT art. 487, § 1º'),
    half: () => result.money('Metade do aviso prévio', whole.over(2), 'CLT art. 484-A, I, "a"'),
    none: () => result.money('Aviso prévio indenizado', 0),
  }[notice]();
  return { diasAvisoPrevio, avisoPrevia };
}
