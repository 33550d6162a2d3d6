import { describe, expect, it } from 'vitest';
import { quantity } from '../../../src/quantity/quantity.ts';
import { discriminant, quadraticRoot, rootCount, squareRootOf } from './quadratic.ts';

describe('the quadratic formula', () => {
  it('is exact on decimals: 0.36 − 4 × 0.09 is 0', () => {
    const { value, step } = discriminant(quantity(0.1), quantity(0.6), quantity(0.9));
    expect(value.number).toBe(0);
    expect(rootCount(value)).toBe('uma-raiz');
    expect(step).toBe('Δ = b² − 4ac = 0,6² − 4 × 0,1 × 0,9 = 0,36 − 0,36 = 0');
  });

  it('counts the roots by the sign of the discriminant', () => {
    expect(rootCount(quantity(-1e-30))).toBe('sem-raizes');
    expect(rootCount(quantity(1e-30))).toBe('duas-raizes');
  });

  it('keeps a small root beside a large one: x² − 10⁹x + 1 has a root of 10⁻⁹', () => {
    const [a, b] = [quantity(1), quantity(-1e9)];
    const { value: squareRoot } = squareRootOf(discriminant(a, b, quantity(1)).value);
    const { value } = quadraticRoot({ a, b, squareRoot }, '−', 2);
    expect(value.number).toBe(1e-9);
  });

  it('marks rounded values', () => {
    expect(squareRootOf(quantity(2)).step).toBe('√Δ = √2 ≈ 1,414214');
    expect(squareRootOf(quantity(9)).step).toBe('√Δ = √9 = 3');
    const half = { a: quantity(-2), b: quantity(3), squareRoot: quantity(1) };
    expect(quadraticRoot(half, '+', 2).step).toBe('(−b + √Δ) ÷ 2a = (−3 + 1) ÷ (−4) = 0,5');
  });
});
