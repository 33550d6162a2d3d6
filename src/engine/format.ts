/** Brazilian formats of values, with a plain space after R$ so that texts compare and copy well. */
import { formatDate } from '../calendar/format-date.ts';
import { decimals, formatMoney, formatNumber, formatPercent } from '../decimal/notation.ts';
import { roundHalfAway } from '../decimal/rounding.ts';
import type { Formatting, ValueFormat } from '../quantity/formatting.ts';
import { enumerate } from '../text/enumerate.ts';
import { agree } from './agree.ts';

export { formatMoney, formatNumber, formatPercent };

const MONTHS_IN_YEAR = 12;
const DAYS_IN_WEEK = 7;
const DAYS_IN_YEAR = 365;
/** Decimal places of years, which distinguish days, and the error of such a rounded number. */
const PLACES_OF_YEARS = 4;
const MARGIN_OF_YEARS = 10 ** -PLACES_OF_YEARS;

/** `2 anos e 3 meses`: whole counts of units, without zeros. */
function listUnits(counts: readonly (readonly [count: number, unit: string])[]): string {
  return enumerate(
    counts.filter(([count]) => count > 0).map(([count, unit]) => agree(`${decimals(count, 0, 0)} ${unit}`)),
  );
}

/** `2 anos e 3 meses`: the larger unit and the remainder. */
function formatDuration(value: number, size: number, [larger, smaller]: readonly [string, string]): string {
  const whole = roundHalfAway(Math.abs(value), 0);
  if (whole === 0) return `0 ${smaller}`;
  const text = listUnits([
    [Math.floor(whole / size), larger],
    [whole % size, smaller],
  ]);
  return value < 0 ? `−${text}` : text;
}

/** `3` for whole years, `3 anos e 4 meses` for whole months or days more, and decimals for others. */
function formatYears(value: number): string {
  const months = Math.floor(value * MONTHS_IN_YEAR + MARGIN_OF_YEARS * MONTHS_IN_YEAR);
  const days = (value - months / MONTHS_IN_YEAR) * DAYS_IN_YEAR;
  if (Number.isInteger(value) || Math.abs(days - Math.round(days)) > MARGIN_OF_YEARS * DAYS_IN_YEAR)
    return formatNumber(value, PLACES_OF_YEARS);
  return listUnits([
    [Math.floor(months / MONTHS_IN_YEAR), 'anos'],
    [months % MONTHS_IN_YEAR, 'meses'],
    [Math.round(days), 'dias'],
  ]);
}

/** Decimal places of a formatted number. */
export function placesOf({ format, decimals: most = 2 }: Formatting): number {
  if (format === 'money') return 2;
  if (format === 'years') return PLACES_OF_YEARS;
  return format === 'number' || format === 'percent' ? most : 0;
}

/** Formats any value; text and unknown types pass unchanged. */
export function formatValue(value: unknown, { format, decimals: most, unit }: Formatting): string {
  const text = formatBare(value, format, most);
  return unit ? `${text} ${unit}` : text;
}

function formatBare(value: unknown, format: ValueFormat, most: number | undefined): string {
  if (format === 'yesNo') return value ? 'Sim' : 'Não';
  if (format === 'date') return formatDate(String(value));
  // Write the sign of a number within a text, such as a fraction, like that of any other number.
  if (typeof value !== 'number') return String(value).replace(/^-(?=\d)/, '−');
  switch (format) {
    case 'money':
      return formatMoney(value);
    case 'percent':
      return formatPercent(value, most);
    case 'integer':
      return decimals(value, 0, 0);
    case 'number':
      return formatNumber(value, most);
    case 'yearsAndMonths':
      return formatDuration(value, MONTHS_IN_YEAR, ['anos', 'meses']);
    case 'years':
      return formatYears(value);
    case 'weeksAndDays':
      return formatDuration(value, DAYS_IN_WEEK, ['semanas', 'dias']);
    case 'text':
      // Write a year without thousands separator; a fraction still takes the decimal comma.
      return String(value).replace('.', ',').replace('-', '−');
  }
}
