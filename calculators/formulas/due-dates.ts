/** Due dates of a loan's instalments. */
import { addMonths, daysBetween, type IsoDate } from '../../src/calendar/calendar.ts';

/**
 * Days from a day to each of some dates a month apart: the same day of each month, or the month's last one if that
 * day does not exist.
 *
 * @param from the day that days are counted from.
 * @param count number of dates, 0 or more.
 * @param first the first of the dates; without it, a month later.
 */
export function daysToMonthlyDates(from: IsoDate, count: number, first = addMonths(from, 1)): number[] {
  return Array.from({ length: count }, (_, index) => daysBetween(from, addMonths(first, index)));
}
