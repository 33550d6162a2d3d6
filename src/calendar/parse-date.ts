/** Reads calendar dates without a clock or a time zone. */

import { isIsoDate } from './calendar.ts';
import { monthNamed } from './month-names.ts';

const BRAZILIAN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{4})$/;

/**
 * Reads `dd/mm/aaaa` (also with dots, hyphens or no separator) or ISO `YYYY-MM-DD`.
 *
 * @returns the date as `YYYY-MM-DD`, or `undefined` if no such day exists between the years 1900 and 2200.
 */
export function parseDate(text: string): string | undefined {
  const trimmed = text.trim();
  const [, day = '', month = '', year = ''] = BRAZILIAN.exec(trimmed) ?? DIGITS_ONLY.exec(trimmed) ?? [];
  const iso = year === '' ? trimmed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) && iso >= '1900' && iso < '2201' ? iso : undefined;
}

const IN_WORDS = /^(\d{1,2})[º°]?[\s/.-]*(?:de\s+)?(\p{L}+)\.?[\s/.-]*(?:de\s+)?(\d{4}|\d{2})$/iu;

/**
 * Replaces the month name in `15 de março de 2020` or `15/mar/2020` by its number; returns any other text unchanged.
 */
export function withMonthInFigures(text: string): string {
  const [, day, name = '', year] = IN_WORDS.exec(text.trim()) ?? [];
  const month = monthNamed(name);
  return month === undefined ? text : `${day}/${month}/${year}`;
}

/** Years ahead of the current one that two digits may mean: contracts end within a few years, and births are past. */
const MAX_YEARS_AHEAD = 10;

/**
 * Completes the year of `dd/mm/aa` to four digits; returns any other text unchanged.
 *
 * @param thisYear the current year: two digits mean the latest year that is at most ten years ahead.
 */
export function withWholeYear(text: string, thisYear: number): string {
  return text
    .trim()
    .replace(/^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})$/, (_, dayAndMonth: string, year: string) => {
      const latest = thisYear + MAX_YEARS_AHEAD;
      return `${dayAndMonth}${latest - ((latest - Number(year)) % 100)}`;
    });
}
