/** Percentages returned as results. */
import type { Decimal } from './decimal.ts';
import { roundTo } from './money.ts';

/** Decimal places beyond these are truncation error of a division or power. */
const PLACES = 10;

/**
 * Converts a percentage to a plain number. Unlike money, it is not rounded to the displayed places: 9.5% a year is
 * 0.7916666667% a month, precise enough for further calculations to the cent.
 *
 * @param percent in percent: 12.5 is 12,5%.
 * @throws RangeError when the value is too large for a number.
 */
export function percentNumber(percent: Decimal): number {
  return roundTo(percent, PLACES);
}
