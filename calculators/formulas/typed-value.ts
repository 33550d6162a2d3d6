/** Removes floating-point error from typed and computed numbers. */
import { Quantity } from '../../src/quantity/quantity.ts';

/** Significant digits that survive a short floating-point computation; further digits are rounding error. */
const RELIABLE_DIGITS = 15;

/**
 * The intended decimal of a number that may come from a floating-point computation, such as 25 × 1.6 × 1.6,
 * so that a value exactly at a limit (of a class, of a full glass, of a double root) stays at that limit.
 */
export function withoutNoise(typed: Quantity): Quantity {
  return new Quantity(typed.exact.prec(RELIABLE_DIGITS), typed.formula);
}
