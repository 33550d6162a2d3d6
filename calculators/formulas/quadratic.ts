/** The equation of the second degree, ax² + bx + c = 0 with a ≠ 0, exact and with its steps in words. */
import { compare, decimal, roundHalfUp, type Decimal } from '../../src/decimal/decimal.ts';
import { equalsText, exactText, operandText } from './exact-text.ts';

/** Decimal places of √Δ in the steps; the calculation goes on with all of them. */
const SQUARE_ROOT_PLACES = 6;

/** How many real roots there are, as the results name it. */
export type RootCount = 'sem-raizes' | 'uma-raiz' | 'duas-raizes';

/** A value and the line that shows how it comes about. */
export interface Worked {
  readonly value: Decimal;
  readonly step: string;
}

/** The discriminant Δ = b² − 4ac, exact. */
export function discriminant(a: number, b: number, c: number): Worked {
  const square = decimal(b).times(b);
  const product = decimal(4).times(a).times(c);
  const value = square.minus(product);
  const inserted = `${operandText(b)}² − 4 × ${operandText(a)} × ${operandText(c)}`;
  const step = `Δ = b² − 4ac = ${inserted} = ${exactText(square)} − ${operandText(product)} = ${exactText(value)}`;
  return { value, step };
}

/** The sign of the discriminant tells how many real roots there are. */
export function rootCount(delta: Decimal): RootCount {
  const sign = compare(delta, 0);
  return sign < 0 ? 'sem-raizes' : sign === 0 ? 'uma-raiz' : 'duas-raizes';
}

/** √Δ of a discriminant of 0 or more, to some fifty decimal places. */
export function squareRootOf(delta: Decimal): Worked {
  const value = delta.sqrt();
  return { value, step: `√Δ = √${exactText(delta)} ${equalsText(value, SQUARE_ROOT_PLACES)}` };
}

/**
 * One root by the quadratic formula, x = (−b ± √Δ) ÷ 2a.
 *
 * @param places decimal places of the root in the step; the value itself is not rounded.
 */
export function quadraticRoot(
  { a, b, squareRoot }: { readonly a: number; readonly b: number; readonly squareRoot: Decimal },
  sign: '+' | '−',
  places: number,
): Worked {
  const above = sign === '+' ? squareRoot.minus(b) : squareRoot.plus(b).neg();
  const below = decimal(a).times(2);
  const value = above.div(below);
  const shownRoot = exactText(roundHalfUp(squareRoot, SQUARE_ROOT_PLACES));
  const inserted = `(${exactText(-b)} ${sign} ${shownRoot}) ÷ ${operandText(below)}`;
  return { value, step: `(−b ${sign} √Δ) ÷ 2a = ${inserted} ${equalsText(value, places)}` };
}
