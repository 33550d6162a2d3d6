/**
 * Brazilian number formats without `Intl`: a browser needs longer to set up its first number format than for the whole
 * calculation, and the first answer must not wait for that.
 */
import { roundHalfAway } from './rounding.ts';

/** Largest whole number in which a double has every digit. */
const MAX_RELIABLE = 1e15;
/** Text such as 1.5e+21. */
const SCIENTIFIC = /^(\d)(?:\.(\d+))?e\+(\d+)$/;

/** `1.234,50` with at least `least` and at most `most` decimal places. */
export function decimals(value: number, least: number, most: number): string {
  const rounded = roundHalfAway(value, most);
  const [whole = '', written = ''] = digitsOf(Math.abs(rounded), most).split('.');
  const places = written.padEnd(least, '0');
  let end = places.length;
  while (end > least && places[end - 1] === '0') end -= 1;
  const fraction = end === 0 ? '' : `,${places.slice(0, end)}`;
  return `${rounded < 0 ? '−' : ''}${withThousands(whole)}${fraction}`;
}

/**
 * Decimal digits of a number rounded to `places`. Up to fifteen digits, `toFixed` finds the right ones; beyond that,
 * the shortest text of the double counts as its value.
 */
function digitsOf(size: number, places: number): string {
  if (size * 10 ** places < MAX_RELIABLE) return size.toFixed(places);
  const text = String(size);
  const [, first = '', others = '', exponent = '0'] = SCIENTIFIC.exec(text) ?? [];
  return first === '' ? text : first + others.padEnd(Number(exponent), '0');
}

/** `1.234.567` for the digits of a whole number. */
export function withThousands(digits: string): string {
  let text = digits;
  for (let at = digits.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)}.${text.slice(at)}`;
  return text;
}

/** Formats reais as `R$ 1.234,56`; a negative amount is `−R$ 1.234,56`. */
export function formatMoney(value: number): string {
  const amount = decimals(Math.abs(value), 2, 2);
  return roundHalfAway(value, 2) < 0 ? `−R$ ${amount}` : `R$ ${amount}`;
}

/** Formats a number as `1.234,5` with at most the given decimal places. */
export function formatNumber(value: number, most = 2): string {
  return decimals(value, 0, most);
}

/** Formats a value in percent as `9,5%`. */
export function formatPercent(value: number, most = 2): string {
  return `${decimals(value, 0, most)}%`;
}

/**
 * Formats a value as initial or tidied text of a form field: money with two places; other numbers with up to 10, and
 * without thousands separators below 10.000.
 */
export function formatForField(value: number, format: 'money' | 'percent' | undefined): string {
  if (format === 'money') return decimals(value, 2, 2).replace('−', '-');
  const text = decimals(value, 0, 10).replace('−', '-');
  return Math.abs(value) < 10_000 ? text.replaceAll('.', '') : text;
}
