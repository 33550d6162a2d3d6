/** Percentages that leave the domain as results. */
import type { Decimal } from './decimal.ts';
import { roundTo } from './money.ts';

/** Beyond these places a percentage only carries the cut tail of a division or a power. */
const PLACES = 10;

/**
 * A percentage as a plain number. Unlike money it is not rounded to what a page shows: 9.5% a year is
 * 0.7916666667% a month, and whoever reckons on with it must not lose a cent.
 *
 * @param percent in percent: 12.5 is 12,5%.
 * @throws RangeError when the value is too large for a number.
 */
export function percentNumber(percent: Decimal): number {
  return roundTo(percent, PLACES);
}
