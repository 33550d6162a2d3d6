/** Vacation that is due when a contract ends, each with the third of the Constitution. */
import { addDays, addMonths, workedMonths, type IsoDate } from '../../src/calendar/calendar.ts';
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { vacationWithThird } from '../formulas/labour.ts';
import { VACATION_DAYS } from '../tabelas/labour.ts';

const MONTHS_IN_YEAR = 12;

/**
 * The twelfths of vacation earned in the period that has begun last: its months from date to date, and one more for
 * fifteen days or more beyond them (CLT arts. 146 and 147; Súmulas 171 and 261 of the TST). Paid notice counts: then they
 * may be more than twelve.
 *
 * @param completedYears of the contract, before the notice.
 * @param end with the paid notice.
 */
export function vacationTwelfths(admission: IsoDate, completedYears: number, end: IsoDate): number {
  return workedMonths(addMonths(admission, MONTHS_IN_YEAR * completedYears), addDays(end, 1));
}

/**
 * Pay for those twelfths. Absences reduce the days of the period to which they belong, and not what the notice adds beyond
 * its twelve months.
 *
 * @param base reais a month: the salary with the average of what is paid beside it.
 * @param days of vacation that the absences leave, 0 to 30.
 */
export function proportionalVacation(base: Quantity, twelfths: Quantity, days: Quantity): Quantity {
  const beyond = twelfths.number - MONTHS_IN_YEAR;
  const months = beyond > 0 ? count(MONTHS_IN_YEAR, 'meses') : twelfths;
  const inPeriod = days.equals(VACATION_DAYS) ? months : months.times(days).over(VACATION_DAYS);
  const counted = beyond > 0 ? inPeriod.plus(count(beyond, 'meses')) : inPeriod;
  return base.times(counted).over(MONTHS_IN_YEAR).times(4).over(3);
}

/** Vacation that was not granted in the twelve months after the period that earned it is paid twice (CLT art. 137). */
export function doubleVacation(base: Quantity, days: Quantity): Quantity {
  return vacationWithThird(base, days).times(2);
}

/**
 * Most days of vacation that may be due twice: of the periods completed only the newest is still within the twelve months
 * in which it is granted.
 */
export function mostDoubleDays(completedYears: number): number {
  return VACATION_DAYS.number * Math.max(0, completedYears - 1);
}
