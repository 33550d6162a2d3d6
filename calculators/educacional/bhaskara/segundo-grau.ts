/** Solves the quadratic equation ax² + bx + c = 0 with a ≠ 0 exactly; each value carries its explanation. */
import type { Results } from '../../../src/quantity/declare.ts';
import { quantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { figure, squareRoot, worked } from '../../layouts/lesson.ts';

/** Decimal places of √Δ in the steps; the calculation continues unrounded. */
const SQUARE_ROOT_PLACES = 6;

/** Decimal places shown for the vertex, which is not rounded. */
const VERTEX_PLACES = 4;

/** Number of real roots, as named in the results. */
export type NumeroDeRaizes = 'sem-raizes' | 'uma-raiz' | 'duas-raizes';

/** Words for each number of roots in the steps. */
export const FRASES_DAS_RAIZES: Readonly<Record<NumeroDeRaizes, string>> = {
  'sem-raizes': 'Δ é negativo: a equação não tem raízes reais',
  'uma-raiz': 'Δ é zero: a equação tem uma raiz real (duas raízes iguais)',
  'duas-raizes': 'Δ é positivo: a equação tem duas raízes reais diferentes',
};

/** The discriminant Δ = b² − 4ac, exact. */
export function discriminante(a: Quantity, b: Quantity, c: Quantity): Quantity {
  const [square, product] = [b.power(2), quantity(4).times(a).times(c)];
  return worked(square.minus(product), {
    formula: 'Δ = b² − 4ac',
    next: figure(square).minus(figure(product)),
  });
}

/** Number of real roots by the sign of the discriminant. */
export function numeroDeRaizes(delta: Quantity): NumeroDeRaizes {
  if (delta.equals(0)) return 'uma-raiz';
  return delta.isBelow(0) ? 'sem-raizes' : 'duas-raizes';
}

/** √Δ of a discriminant of 0 or more, to some fifty decimal places. */
export function raizDoDiscriminante(delta: Quantity): Quantity {
  return squareRoot(delta, SQUARE_ROOT_PLACES);
}

/**
 * One root by the quadratic formula, x = (−b ± √Δ) ÷ 2a.
 *
 * @param places decimal places of the root in its explanation; the value itself is not rounded.
 */
export function raizDaEquacao(
  { a, b, delta }: { readonly a: Quantity; readonly b: Quantity; readonly delta: Quantity },
  sign: '+' | '−',
  places: number,
): Quantity {
  const [opposite, root] = [figure(b.negated()), figure(raizDoDiscriminante(delta), SQUARE_ROOT_PLACES)];
  const above = sign === '+' ? opposite.plus(root) : opposite.minus(root);
  return worked(above.over(figure(a.times(2))), { formula: `(−b ${sign} √Δ) ÷ 2a`, places });
}

/** Parameters of the parabola y = a(x − xv)² + yv, with its vertex xv = −b ÷ 2a and yv = −Δ ÷ 4a. */
export function declaraParabola(a: Quantity, b: Quantity, delta: Quantity, result: Results) {
  return {
    a: result.number('Coeficiente de x²', a),
    xVertice: result.number('x do vértice', b.negated().over(a.times(2)), { decimals: VERTEX_PLACES }),
    yVertice: result.number('y do vértice', delta.negated().over(a.times(4)), { decimals: VERTEX_PLACES }),
  };
}
