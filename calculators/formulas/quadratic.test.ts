import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { discriminant, quadraticRoot, rootCount, squareRootOf } from './quadratic.ts';

describe('quadratic equation', () => {
  it('is exact on decimals: 0.36 − 4 × 0.09 is 0', () => {
    const { value, step } = discriminant(0.1, 0.6, 0.9);
    expect(value.toNumber()).toBe(0);
    expect(rootCount(value)).toBe('uma-raiz');
    expect(step).toBe('Δ = b² − 4ac = 0,6² − 4 × 0,1 × 0,9 = 0,36 − 0,36 = 0');
  });

  it('tells the sign of the discriminant', () => {
    expect(rootCount(decimal('-1e-30'))).toBe('sem-raizes');
    expect(rootCount(decimal('1e-30'))).toBe('duas-raizes');
  });

  it('keeps a small root beside a large one: x² − 10⁹x + 1 has a root of 10⁻⁹', () => {
    const squareRoot = squareRootOf(discriminant(1, -1e9, 1).value).value;
    const { value } = quadraticRoot({ a: 1, b: -1e9, squareRoot }, '−', 2);
    expect(value.toNumber()).toBe(1e-9);
  });

  it('marks what is rounded', () => {
    expect(squareRootOf(decimal(2)).step).toBe('√Δ = √2 ≈ 1,414214');
    expect(squareRootOf(decimal(9)).step).toBe('√Δ = √9 = 3');
    expect(quadraticRoot({ a: -2, b: 3, squareRoot: decimal(1) }, '+', 2).step).toBe(
      '(−b + √Δ) ÷ 2a = (−3 + 1) ÷ (−4) = 0,5',
    );
  });
});
