/**
 * Calendar dates as ISO text, 'YYYY-MM-DD', in the proleptic Gregorian calendar, without times or time zones so that no
 * time zone can shift a day. No function reads the clock.
 */

/** A calendar date, 'YYYY-MM-DD', years 0001 to 9999. */
export type IsoDate = string;

/** The parts of a date; `month` from 1 to 12. */
export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_IN_MS = 86_400_000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** True if a year (Gregorian) has a 29 February. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in a month (1 to 12) of a year: 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** True for an existing date in the form 'YYYY-MM-DD'. */
export function isIsoDate(text: string): boolean {
  return readParts(text) !== undefined;
}

function readParts(text: string): DateParts | undefined {
  if (!ISO_DATE.test(text)) return undefined;
  const parts = {
    year: Number(text.slice(0, 4)),
    month: Number(text.slice(5, 7)),
    day: Number(text.slice(8)),
  };
  return exists(parts) ? parts : undefined;
}

function exists({ year, month, day }: DateParts): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Splits a date into year, month and day.
 *
 * @throws RangeError when the text is not an existing date.
 */
export function dateParts(date: IsoDate): DateParts {
  const parts = readParts(date);
  if (parts === undefined) throw new RangeError(`Not a calendar date (YYYY-MM-DD): ${JSON.stringify(date)}.`);
  return parts;
}

/**
 * Formats year, month and day as a date.
 *
 * @throws RangeError when no such date exists.
 */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const text = [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
  dateParts(text);
  return text;
}

export function yearOf(date: IsoDate): number {
  return dateParts(date).year;
}

/** Month of a date, 1 to 12. */
export function monthOf(date: IsoDate): number {
  return dateParts(date).month;
}

/** Day of the month of a date, 1 to 31. */
export function dayOfMonth(date: IsoDate): number {
  return dateParts(date).day;
}

/** Days since 1970-01-01. */
function dayNumber(date: IsoDate): number {
  const { year, month, day } = dateParts(date);
  const instant = new Date(0);
  // Avoid Date.UTC, which reads years below 100 as 19xx.
  instant.setUTCFullYear(year, month - 1, day);
  return instant.getTime() / DAY_IN_MS;
}

/** Day of the week of a date: 0 is Sunday, 6 is Saturday. */
export function weekday(date: IsoDate): number {
  // Shift by 4, because 1970-01-01 was a Thursday; wrap again, because earlier days are negative.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** Compares two dates: -1, 0 or 1. */
export function compareDates(a: IsoDate, b: IsoDate): -1 | 0 | 1 {
  const difference = daysBetween(b, a);
  if (difference === 0) return 0;
  return difference < 0 ? -1 : 1;
}

/** The later of two dates. */
export function laterDate(a: IsoDate, b: IsoDate): IsoDate {
  return compareDates(a, b) >= 0 ? a : b;
}

/** Days from one date to the other: 0 for the same, negative when `to` comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The date a number of whole days later, or earlier if negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const instant = new Date((dayNumber(date) + days) * DAY_IN_MS);
  return isoDate(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

/**
 * The date a number of whole months later, or earlier if negative: on the same day of the month, or on the month's last
 * day if that day does not exist. 31 January plus one month is 28 or 29 February.
 */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dateParts(date);
  const monthsSinceYearZero = year * 12 + (month - 1) + months;
  const newYear = Math.floor(monthsSinceYearZero / 12);
  const newMonth = monthsSinceYearZero - newYear * 12 + 1;
  return isoDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

export function firstDayOfMonth(date: IsoDate): IsoDate {
  const { year, month } = dateParts(date);
  return isoDate(year, month, 1);
}

export function lastDayOfMonth(date: IsoDate): IsoDate {
  const { year, month } = dateParts(date);
  return isoDate(year, month, daysInMonth(year, month));
}

/**
 * Counts the whole months in the half-open interval [start, endExclusive), and the days left over. Each count of months
 * is added to the start date itself, not chained, so that 31 January to 31 March is two months.
 *
 * @throws RangeError when the end is before the start.
 */
export function wholeMonthsAndDays(start: IsoDate, endExclusive: IsoDate): { months: number; days: number } {
  if (compareDates(endExclusive, start) < 0) {
    throw new RangeError(`The interval ends (${endExclusive}) before it starts (${start}).`);
  }
  const [from, to] = [dateParts(start), dateParts(endExclusive)];
  const calendarMonths = (to.year - from.year) * 12 + (to.month - from.month);
  const complete = compareDates(addMonths(start, calendarMonths), endExclusive) <= 0;
  const months = complete ? calendarMonths : calendarMonths - 1;
  return { months, days: daysBetween(addMonths(start, months), endExclusive) };
}

/** Remaining days that count as one more month of work (Lei 4.090/1962, art. 1º, § 2º). */
const DAYS_THAT_COUNT_AS_A_MONTH = 15;

/**
 * Months of work in the half-open interval [start, endExclusive): the whole months, plus one if 15 days or more remain.
 * For work that includes its last day, pass the day after it.
 */
export function workedMonths(start: IsoDate, endExclusive: IsoDate): number {
  const { months, days } = wholeMonthsAndDays(start, endExclusive);
  return days >= DAYS_THAT_COUNT_AS_A_MONTH ? months + 1 : months;
}

/** Whole years in [start, endExclusive). */
export function wholeYears(start: IsoDate, endExclusive: IsoDate): number {
  return Math.floor(wholeMonthsAndDays(start, endExclusive).months / 12);
}
