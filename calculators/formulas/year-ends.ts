/** The points in time of yearly tables and charts. */
import { compare, decimal, floor, type Decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { leaf, type Quantity } from '../../src/quantity/quantity.ts';

/**
 * The end of every whole year of a term, and the term's own end where that falls within a year: 1, 2 and 2.5
 * for two and a half years. Empty for a term of 0.
 *
 * @param years 0 or more; the result has one entry per year, so the caller must limit it.
 */
export function yearEnds(years: DecimalInput): Decimal[] {
  const wholeYears = floor(years);
  const ends = Array.from({ length: wholeYears }, (_, index) => decimal(index + 1));
  return compare(years, wholeYears) > 0 ? [...ends, decimal(years)] : ends;
}

/** The same ends, as quantities in years. */
export function yearEndsOf(years: Quantity): Quantity[] {
  return yearEnds(years.exact).map((end) => leaf(end, end.toNumber(), { format: 'number' }));
}
