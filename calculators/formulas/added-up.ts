/** Sums that explain themselves without summands of 0. */
import type { Quantity } from '../../src/quantity/quantity.ts';

/** The sum of two; where one of them is 0, the other alone, without a summand that says nothing. */
export function addedUp(a: Quantity, b: Quantity): Quantity {
  if (b.equals(0)) return a;
  return a.equals(0) ? b : a.plus(b);
}
