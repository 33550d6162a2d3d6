/** Brazilian notation of numbers. */
import { roundHalfAway } from './rounding.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** `1.234,50` with at least and at most so many decimal places. */
export function decimals(value: number, least: number, most: number): string {
  const key = `${least}-${most}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most });
    formatters.set(key, formatter);
  }
  return formatter.format(roundHalfAway(value, most)).replace('-', '−');
}

/** `R$ 1.234,56`; a negative amount is `−R$ 1.234,56`. The value is in reais. */
export function formatMoney(value: number): string {
  const amount = decimals(Math.abs(value), 2, 2);
  return roundHalfAway(value, 2) < 0 ? `−R$ ${amount}` : `R$ ${amount}`;
}

/** `1.234,5` with at most the given decimal places (2 if left out). */
export function formatNumber(value: number, most = 2): string {
  return decimals(value, 0, most);
}

/** `9,5%`; the value is in percent. */
export function formatPercent(value: number, most = 2): string {
  return `${decimals(value, 0, most)}%`;
}

/**
 * The text that a form field starts with or is tidied to: money with its two places, other numbers with
 * as many as they have (up to 10), without thousands separators in plain numbers below 10.000.
 */
export function formatForField(value: number, format: 'money' | 'percent' | undefined): string {
  if (format === 'money') return decimals(value, 2, 2).replace('−', '-');
  const text = decimals(value, 0, 10).replace('−', '-');
  return Math.abs(value) < 10_000 ? text.replaceAll('.', '') : text;
}
