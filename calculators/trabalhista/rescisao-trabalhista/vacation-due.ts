/** The vacation that the end of a contract pays, with the third that the Constitution adds. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { proportionalVacationDays, vacationWithThird } from '../../formulas/labour.ts';
import { VACATION_DAYS } from '../../tables/labour.ts';

/**
 * What is due for vacation, by the names of the results.
 *
 * @param overdueDays days of vacation earned in earlier years and not taken, 0 or more.
 * @param monthsPaid months of the year that give a right to proportional vacation; undefined without that right.
 */
export function vacationDue(
  salary: Quantity,
  overdueDays: Quantity,
  monthsPaid: Quantity | undefined,
  result: Results,
) {
  const feriasVencidas = result.money(
    'Férias vencidas, com um terço',
    overdueDays.isAbove(0) ? vacationWithThird(salary, overdueDays) : 0,
    'CLT art. 146',
  );
  const diasFeriasProporcionais = result.count(
    'Dias de férias proporcionais',
    monthsPaid ? proportionalVacationDays(monthsPaid) : 0,
    { law: VACATION_DAYS.law, unit: 'dias' },
  );
  const feriasProporcionais = result.money(
    'Férias proporcionais, com um terço',
    monthsPaid ? vacationWithThird(salary, diasFeriasProporcionais) : 0,
    'CLT arts. 146 e 147',
  );
  const feriasTotal = result.money('Férias com um terço', feriasVencidas.plus(feriasProporcionais));
  return { feriasVencidas, diasFeriasProporcionais, feriasProporcionais, feriasTotal };
}
