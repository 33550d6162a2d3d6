/** Adds quantities without terms of 0 in the explanation. */
import type { Quantity } from '../../src/quantity/quantity.ts';

/** The sum of two; if one of them is 0, the other itself. */
export function addedUp(a: Quantity, b: Quantity): Quantity {
  if (b.equals(0)) return a;
  return a.equals(0) ? b : a.plus(b);
}
