import { describe, expect, it } from 'vitest';
import { percent, quantity } from '../../../src/quantity/quantity.ts';
import { valorAlterado, parteDoValor, variacaoDoValor } from './partes.ts';

const lastLine = (from: number, to: number) =>
  variacaoDoValor(quantity(from), quantity(to)).lesson.lines.at(-1);

describe('percentages', () => {
  it('are exact', () => {
    expect(parteDoValor(quantity(33.33), percent(12.5)).part.number).toBe(4.16625);
    expect(valorAlterado(quantity(0.1), percent(200), 'acrescimo').total.number).toBe(0.3);
    const { part, total } = valorAlterado(quantity(350), percent(12), 'desconto');
    expect([part.number, total.number]).toEqual([42, 308]);
  });

  it('write negative parts in parentheses', () => {
    expect(valorAlterado(quantity(200), percent(-10), 'desconto').lesson.lines).toEqual([
      '−10% = −10 ÷ 100',
      '200 × (−10) ÷ 100 = −20',
      '200 − (−20) = 220',
    ]);
  });

  it('distinguish a rise, a fall and no change', () => {
    // 201 ÷ 20.000
    expect(variacaoDoValor(quantity(20_000), quantity(20_201)).part.number).toBe(0.01005);
    expect(lastLine(80, 50)).toBe('O valor diminuiu de 80 para 50');
    expect(variacaoDoValor(quantity(5), quantity(5)).part.number).toBe(0);
    expect(lastLine(5, 5)).toBe('O valor não mudou');
  });
});
