import { describe, expect, it } from 'vitest';
import { quantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { Lesson } from '../../layouts/lesson.ts';
import { discriminante, raizDaEquacao, numeroDeRaizes, raizDoDiscriminante } from './segundo-grau.ts';

const lineOf = (value: Quantity) => new Lesson().line(value).lines[0];

describe('the quadratic formula', () => {
  it('is exact on decimals: 0.36 − 4 × 0.09 is 0', () => {
    const delta = discriminante(quantity(0.1), quantity(0.6), quantity(0.9));
    expect(delta.number).toBe(0);
    expect(numeroDeRaizes(delta)).toBe('uma-raiz');
    expect(lineOf(delta)).toBe('Δ = b² − 4ac = 0,6² − 4 × 0,1 × 0,9 = 0,36 − 0,36 = 0');
  });

  it('counts the roots by the sign of the discriminant', () => {
    expect(numeroDeRaizes(quantity(-1e-30))).toBe('sem-raizes');
    expect(numeroDeRaizes(quantity(1e-30))).toBe('duas-raizes');
  });

  it('keeps a small root beside a large one: x² − 10⁹x + 1 has a root of 10⁻⁹', () => {
    const [a, b] = [quantity(1), quantity(-1e9)];
    const delta = discriminante(a, b, quantity(1));
    expect(raizDaEquacao({ a, b, delta }, '−', 2).number).toBe(1e-9);
  });

  it('marks rounded values', () => {
    expect(lineOf(raizDoDiscriminante(quantity(2)))).toBe('√2 ≈ 1,414214');
    expect(lineOf(raizDoDiscriminante(quantity(9)))).toBe('√9 = 3');
    const half = { a: quantity(-2), b: quantity(3), delta: quantity(1) };
    expect(lineOf(raizDaEquacao(half, '+', 2))).toBe('(−b + √Δ) ÷ 2a = (−3 + 1) ÷ (−4) = 0,5');
  });
});
