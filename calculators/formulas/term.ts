/** Converts between terms in years and in months. */
import { count, type Quantity } from '../../src/quantity/quantity.ts';
import { monthsInYears } from './annuity.ts';

/** A length of time; both are 0 or more and may be fractional. */
export interface Term {
  readonly years: Quantity;
  readonly months: Quantity;
}

/** Returns the term in both units. Given months stay unchanged; without either the term is 0. */
export function termOf(years: Quantity | undefined, months: Quantity | undefined): Term {
  if (months !== undefined) return { months, years: months.over(12) };
  const given = years ?? count(0, 'anos');
  return { months: monthsInYears(given), years: given };
}
