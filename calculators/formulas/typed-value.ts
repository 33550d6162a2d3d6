/** What a typed number means. */
import { Quantity } from '../../src/quantity/quantity.ts';

/** Digits that a number worked out in binary carries reliably; what lies beyond is noise. */
const RELIABLE_DIGITS = 15;

/**
 * The decimal that is meant by a number which a program may have worked out in binary, as 25 × 1.6 × 1.6: what lies at
 * an edge (of a class, of a full glass, of a double root) stays there.
 */
export function withoutNoise(typed: Quantity): Quantity {
  return new Quantity(typed.exact.prec(RELIABLE_DIGITS), typed.formula);
}
