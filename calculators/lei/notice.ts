/** The notice of a dismissal: how long it is, how much of it is paid without work, and until when it makes the contract last. */
import {
  addDays,
  compareDates,
  dateParts,
  daysBetween,
  isoDate,
  type IsoDate,
} from '../../src/calendar/calendar.ts';
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { noticeDays, noticeForYears, payForDays } from '../formulas/labour.ts';
import { BASE_NOTICE, DAYS_BEFORE_BASE_DATE } from '../tabelas/labour.ts';

/** Days of notice after whole years of service: thirty, three more for each year, ninety at most (Lei nº 12.506/2011). */
export function proportionalNotice(wholeYears: Quantity): Quantity {
  return noticeDays(noticeForYears(wholeYears));
}

/**
 * The days of notice that are paid without work. Of notice that is worked only thirty days may be demanded as work: what
 * the years of service add is paid (TST).
 */
export function paidNotice(days: Quantity, isWorked: boolean): Quantity {
  return isWorked ? days.minus(BASE_NOTICE) : days;
}

/**
 * What days of notice pay, of a salary with the average of what is paid beside it (CLT art. 487, §§ 1º and 3º); an
 * agreement pays half (CLT art. 484-A, I, 'a').
 */
export function noticePay(base: Quantity, paidDays: Quantity, isHalved: boolean): Quantity {
  const whole = payForDays(base, paidDays);
  return isHalved ? whole.over(2) : whole;
}

/**
 * Days of paid notice that count as time of service (CLT art. 487, § 1º; OJ SDI-1 82 of the TST): all, or in an agreement
 * half of them, rounded down to whole days, since CLT art. 484-A, I, 'a', halves the notice itself.
 */
export function daysOfService(paidDays: Quantity, isHalved: boolean): Quantity {
  return isHalved ? paidDays.over(2).roundedDown() : paidDays;
}

/**
 * The day on which the contract ends before the law.
 *
 * @param lastDay on which was worked.
 * @param days of paid notice that count as time of service.
 */
export function projectedEnd(lastDay: IsoDate, days: number): IsoDate {
  return addDays(lastDay, days);
}

/**
 * Whether a dismissal falls within the thirty days before the base date of the category's wages, and so costs one more
 * salary (Lei nº 7.238/1984, art. 9º; Súmulas 182 and 314 of the TST). One whose notice reaches the base date does not:
 * the new wages count instead.
 *
 * @param end with the paid notice.
 * @param baseMonth the month, from 1 to 12, on whose first day the wages are adjusted.
 */
export function isDismissedBeforeBaseDate(end: IsoDate, baseMonth: number): boolean {
  const { year } = dateParts(end);
  const inYear = isoDate(year, baseMonth, 1);
  const next = compareDates(inYear, end) > 0 ? inYear : isoDate(year + 1, baseMonth, 1);
  return !count(daysBetween(end, next)).isAbove(DAYS_BEFORE_BASE_DATE);
}
