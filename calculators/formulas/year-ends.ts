/** Lists the points in time of yearly tables and charts. */
import { floor } from '../../src/decimal/decimal.ts';
import { quantity, type Quantity } from '../../src/quantity/quantity.ts';

/**
 * The end of every whole year of a term, and the term's own end if that falls within a year: 1, 2 and 2.5 for two
 * and a half years. Empty for a term of 0.
 *
 * @param years 0 or more; the result has one entry per year, so the caller must limit it.
 */
export function yearEnds(years: Quantity): Quantity[] {
  const wholeYears = floor(years.exact);
  const ends = Array.from({ length: wholeYears }, (_, index) => quantity(index + 1));
  return years.isAbove(wholeYears) ? [...ends, years] : ends;
}
