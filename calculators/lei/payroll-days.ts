/** The days of a month that a monthly salary pays (CLT art. 64; Lei nº 8.542/1992, art. 6º, § 1º). */
import { daysBetween, firstDayOfMonth, lastDayOfMonth, type IsoDate } from '../../src/calendar/calendar.ts';
import { PAYROLL_DAYS } from '../tabelas/labour.ts';

/**
 * Days that are paid for work from one day of a month to another of the same month, both included: the whole calendar
 * month is thirty, whatever its length, and no part of it is more.
 */
export function payrollDays(from: IsoDate, to: IsoDate): number {
  const isWhole = from === firstDayOfMonth(to) && to === lastDayOfMonth(to);
  return isWhole ? PAYROLL_DAYS.number : Math.min(daysBetween(from, to) + 1, PAYROLL_DAYS.number);
}
