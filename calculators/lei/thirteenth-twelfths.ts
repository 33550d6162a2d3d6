/** The twelfths of the 13th salary: calendar months with fifteen days of work or more (Lei nº 4.090/1962, art. 1º, § 2º). */
import {
  addMonths,
  compareDates,
  daysBetween,
  firstDayOfMonth,
  isoDate,
  lastDayOfMonth,
  laterDate,
  yearOf,
  type IsoDate,
} from '../../src/calendar/calendar.ts';

/** Days of a calendar month that count as the whole of it. */
const DAYS_OF_A_MONTH = 15;

/**
 * The calendar months with fifteen days or more in a contract, both end days included; 0 when the end comes before the
 * start.
 */
export function thirteenthTwelfths(start: IsoDate, end: IsoDate): number {
  let twelfths = 0;
  for (let month = firstDayOfMonth(start); compareDates(month, end) <= 0; month = addMonths(month, 1)) {
    if (daysWithin(month, start, end) >= DAYS_OF_A_MONTH) twelfths += 1;
  }
  return twelfths;
}

/**
 * The twelfths of the year in which a contract ends, from its first day or from 1 January. Notice that is paid counts,
 * and may run into the next year: then they may be more than twelve.
 *
 * @param lastDay on which was worked: it gives the year.
 * @param end with the paid notice.
 */
export function twelfthsOfLastYear(admission: IsoDate, lastDay: IsoDate, end: IsoDate): number {
  return thirteenthTwelfths(laterDate(admission, isoDate(yearOf(lastDay), 1, 1)), end);
}

/** The twelfths of all years before that one. */
export function twelfthsOfEarlierYears(admission: IsoDate, lastDay: IsoDate): number {
  return thirteenthTwelfths(admission, isoDate(yearOf(lastDay) - 1, 12, 31));
}

/** Days of the month, given by its first one, from the start to the end. */
function daysWithin(month: IsoDate, start: IsoDate, end: IsoDate): number {
  const last = lastDayOfMonth(month);
  const to = compareDates(end, last) < 0 ? end : last;
  return daysBetween(laterDate(start, month), to) + 1;
}
