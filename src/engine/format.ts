/** Brazilian formats of values, with a plain space after R$ so that texts compare and copy well. */
import { formatDate } from '../calendar/format-date.ts';
import { decimals, formatMoney, formatNumber, formatPercent } from '../decimal/notation.ts';
import { roundHalfAway } from '../decimal/rounding.ts';
import type { Formatting, ValueFormat } from '../quantity/formatting.ts';
import { agree } from './agree.ts';

export { formatMoney, formatNumber, formatPercent };

const MONTHS_IN_YEAR = 12;
const DAYS_IN_WEEK = 7;

/** `2 anos e 3 meses`: the larger unit and the remainder, without zeros. */
function formatDuration(
  value: number,
  size: number,
  [larger, smaller]: readonly [larger: string, smaller: string],
): string {
  const whole = roundHalfAway(Math.abs(value), 0);
  const parts = [
    [Math.floor(whole / size), larger],
    [whole % size, smaller],
  ] as const;
  const written = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${decimals(count, 0, 0)} ${unit}`);
  const text = written.length === 0 ? `0 ${smaller}` : written.join(' e ');
  return agree(value < 0 && written.length > 0 ? `−${text}` : text);
}

/** Decimal places of a formatted number. */
export function placesOf({ format, decimals: most = 2 }: Formatting): number {
  if (format === 'money') return 2;
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
  if (typeof value !== 'number') return String(value);
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
    case 'weeksAndDays':
      return formatDuration(value, DAYS_IN_WEEK, ['semanas', 'dias']);
    case 'text':
      // Write a year without thousands separator; a fraction still takes the decimal comma.
      return String(value).replace('.', ',').replace('-', '−');
  }
}
