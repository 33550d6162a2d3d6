/** Calendar months as text, 'YYYY-MM', which sort alphabetically and stand for no particular day. */
import { MONTH_NAMES, monthNamed } from './month-names.ts';
import { isoDate, lastDayOfMonth, type IsoDate } from './calendar.ts';

/** A calendar month, 'YYYY-MM', years 0001 to 9999. */
export type Month = string;

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** True for a month in the form 'YYYY-MM'. */
export function isMonth(text: string): boolean {
  return MONTH.test(text) && !text.startsWith('0000');
}

const BRAZILIAN = /^(\d{1,2})[/.-](\d{4}|\d{2})$/;
const IN_WORDS = /^(\p{L}+)(?:\.?\s+de\s+|[\s./-]+)(\d{4}|\d{2})$/u;
/** First year that two digits mean: the monthly indices begin in the 1980s. */
const FIRST_SHORT_YEAR = 1980;

/** Completes a year of two digits: 26 is 2026, and 94 is 1994. */
function wholeYear(year: string): string {
  if (year.length === 4) return year;
  const inThisCentury = 2000 + Number(year);
  return String(inThisCentury < FIRST_SHORT_YEAR + 100 ? inThisCentury : inThisCentury - 100);
}

/**
 * Reads `mm/aaaa` or `mm/aa` (also with a dot or a hyphen), `YYYY-MM`, or the name of the month with its year, as in
 * `janeiro de 2020` and `jan/20`; undefined if there is no such month.
 */
export function parseMonth(text: string): Month | undefined {
  const trimmed = text.trim();
  const [, name = '', itsYear] = IN_WORDS.exec(trimmed) ?? [];
  const named = monthNamed(name);
  const figures = named === undefined ? trimmed : `${named}/${itsYear}`;
  const [, month = '', year = ''] = BRAZILIAN.exec(figures) ?? [];
  const iso = year === '' ? trimmed : `${wholeYear(year)}-${month.padStart(2, '0')}`;
  return isMonth(iso) ? iso : undefined;
}

/** Months since year 0. */
function monthNumber(month: Month): number {
  const match = MONTH.exec(month);
  if (match === null) throw new RangeError(`Not a month (YYYY-MM): ${JSON.stringify(month)}.`);
  return Number(match[1]) * 12 + Number(match[2]) - 1;
}

/** The month that contains a date. */
export function monthWith(date: IsoDate): Month {
  return date.slice(0, 7);
}

export function firstDayIn(month: Month): IsoDate {
  const number = monthNumber(month);
  return isoDate(Math.floor(number / 12), (number % 12) + 1, 1);
}

export function lastDayIn(month: Month): IsoDate {
  return lastDayOfMonth(firstDayIn(month));
}

/**
 * The month a number of whole months later, or earlier if negative.
 *
 * @throws RangeError when the text is not a month.
 */
export function monthLater(month: Month, months: number): Month {
  const number = monthNumber(month) + months;
  return monthWith(isoDate(Math.floor(number / 12), (number % 12) + 1, 1));
}

/** Months from one to the other: 0 for the same, negative when `to` comes first. */
export function monthsApart(from: Month, to: Month): number {
  return monthNumber(to) - monthNumber(from);
}

/** The months from `first` to `last`, both included; none when `last` comes before `first`. */
export function monthsThrough(first: Month, last: Month): readonly Month[] {
  const length = Math.max(0, monthsApart(first, last) + 1);
  return Array.from({ length }, (_, index) => monthLater(first, index));
}

/** Formats a month as `mm/aaaa`, for sentences. */
export function formatMonth(month: Month): string {
  return month.split('-').toReversed().join('/');
}

/** A month in words: `novembro de 2026`. */
export function monthInWords(month: Month): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTH_NAMES[Number(number) - 1] ?? ''} de ${year}`;
}
