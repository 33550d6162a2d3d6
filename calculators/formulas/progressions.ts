/** Calculates terms and sums of arithmetic and geometric progressions exactly. */
import { compare, decimal } from '../../src/decimal/decimal.ts';
import { count, one, quantity, type Quantity } from '../../src/quantity/quantity.ts';

/** Arithmetic or geometric. */
export type Kind = 'pa' | 'pg';

/** A progression of 1 or more terms. */
interface Progression {
  readonly first: Quantity;
  readonly ratio: Quantity;
  readonly length: number;
}

/** Largest number to show. */
const LARGEST = 1e15;
/** Number of digits beyond which a power is too large to calculate. */
const MAX_DIGITS = 300;

/** True if all terms of a geometric progression are equal, so that it needs no powers. */
export function isConstant({ first, ratio }: Pick<Progression, 'first' | 'ratio'>): boolean {
  return ratio.equals(1) || first.equals(0);
}

/** The last term: a₁ + (n − 1) × r, or a₁ × q^(n − 1). */
export function lastTerm(kind: Kind, { first, ratio, length }: Progression): Quantity {
  if (length === 1 || (kind === 'pg' && isConstant({ first, ratio }))) return first;
  return kind === 'pa'
    ? first.plus(count(length).minus(1).times(ratio))
    : first.times(ratio.power(count(length - 1)));
}

/**
 * The sum of all terms; equal terms are multiplied.
 *
 * @param last the last term.
 */
export function sumOfTerms(kind: Kind, { first, ratio, length }: Progression, last: Quantity): Quantity {
  if (kind === 'pa') return first.plus(last).times(length).over(2);
  if (isConstant({ first, ratio })) return first.times(length);
  return first.times(ratio.power(count(length)).minus(1)).over(ratio.minus(1));
}

/** The sum of an infinite geometric progression; undefined unless its terms vanish. */
export function infiniteSum({ first, ratio }: Pick<Progression, 'first' | 'ratio'>): Quantity | undefined {
  return compare(ratio.exact.abs(), 1) < 0 ? first.over(one.minus(ratio)) : undefined;
}

/** True if the last term or the sum of a progression is beyond the largest number to show. */
export function isTooLarge(kind: Kind, first: number, ratio: number, length: number): boolean {
  if (kind === 'pg' && first !== 0 && length * Math.log10(Math.abs(ratio)) > MAX_DIGITS) return true;
  const progression = { first: quantity(first), ratio: quantity(ratio), length };
  const last = lastTerm(kind, progression);
  const sum = sumOfTerms(kind, progression, last);
  return [last, sum].some(({ exact }) => compare(exact.abs(), LARGEST) > 0);
}

/** The first terms, at most `most`, each with the sum so far. */
export function firstTerms(kind: Kind, { first, ratio, length }: Progression, most: number) {
  let term = first.exact;
  let sum = decimal(0);
  return Array.from({ length: Math.min(length, most) }, (_, index) => {
    if (index > 0) term = kind === 'pa' ? term.plus(ratio.exact) : term.times(ratio.exact);
    sum = sum.plus(term);
    // Turns −0 into 0.
    return { posicao: index + 1, termo: term.toNumber() + 0, soma: sum.toNumber() + 0 };
  });
}
