/** Solves the quadratic equation ax² + bx + c = 0 with a ≠ 0, exactly and with its steps in words. */
import { roundHalfUp } from '../../../src/decimal/decimal.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { equalsText, exactText, operandText, workedOut } from '../../formulas/exact-text.ts';

/** Decimal places of √Δ in the steps; the calculation continues unrounded. */
const SQUARE_ROOT_PLACES = 6;

/** Decimal places shown for the vertex, which is not rounded. */
const VERTEX_PLACES = 4;

/** Number of real roots, as named in the results. */
export type RootCount = 'sem-raizes' | 'uma-raiz' | 'duas-raizes';

/** Wording of each count in the steps. */
export const VERDICTS: Readonly<Record<RootCount, string>> = {
  'sem-raizes': 'Δ é negativo: a equação não tem raízes reais',
  'uma-raiz': 'Δ é zero: a equação tem uma raiz real (duas raízes iguais)',
  'duas-raizes': 'Δ é positivo: a equação tem duas raízes reais diferentes',
};

/** A value with the line that explains its calculation. */
export interface Worked {
  readonly value: Quantity;
  readonly step: string;
}

function worked({ exact }: Quantity, step: string): Worked {
  return { value: workedOut(exact, step), step };
}

/** The discriminant Δ = b² − 4ac, exact. */
export function discriminant(a: Quantity, b: Quantity, c: Quantity): Worked {
  const square = b.times(b);
  const product = a.times(c).times(4);
  const value = square.minus(product);
  const inserted = `${operandText(b)}² − 4 × ${operandText(a)} × ${operandText(c)}`;
  const difference = `${exactText(square)} − ${operandText(product)}`;
  return worked(value, `Δ = b² − 4ac = ${inserted} = ${difference} = ${exactText(value)}`);
}

/** Number of real roots by the sign of the discriminant. */
export function rootCount(delta: Quantity): RootCount {
  if (delta.equals(0)) return 'uma-raiz';
  return delta.isBelow(0) ? 'sem-raizes' : 'duas-raizes';
}

/** √Δ of a discriminant of 0 or more, to some fifty decimal places. */
export function squareRootOf(delta: Quantity): Worked {
  const value = delta.exact.sqrt();
  const step = `√Δ = √${exactText(delta)} ${equalsText(value, SQUARE_ROOT_PLACES)}`;
  return { value: workedOut(value, step), step };
}

/**
 * One root by the quadratic formula, x = (−b ± √Δ) ÷ 2a.
 *
 * @param places decimal places of the root in the step; the value itself is not rounded.
 */
export function quadraticRoot(
  { a, b, squareRoot }: { readonly a: Quantity; readonly b: Quantity; readonly squareRoot: Quantity },
  sign: '+' | '−',
  places: number,
): Worked {
  const above = sign === '+' ? squareRoot.minus(b) : squareRoot.plus(b).negated();
  const below = a.times(2);
  const value = above.over(below);
  const shownRoot = exactText(roundHalfUp(squareRoot.exact, SQUARE_ROOT_PLACES));
  const inserted = `(${exactText(b.negated())} ${sign} ${shownRoot}) ÷ ${operandText(below)}`;
  return worked(value, `(−b ${sign} √Δ) ÷ 2a = ${inserted} ${equalsText(value, places)}`);
}

/** Parameters of the parabola y = a(x − xv)² + yv, with its vertex xv = −b ÷ 2a and yv = −Δ ÷ 4a. */
export function vertexForm(a: Quantity, b: Quantity, delta: Quantity, result: Results) {
  return {
    a: result.number('Coeficiente de x²', a),
    xVertice: result.number('x do vértice', b.negated().over(a.times(2)), { decimals: VERTEX_PLACES }),
    yVertice: result.number('y do vértice', delta.negated().over(a.times(4)), { decimals: VERTEX_PLACES }),
  };
}
