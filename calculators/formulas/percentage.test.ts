import { describe, expect, it } from 'vitest';
import { changedBy, shareOf, variation } from './percentage.ts';

describe('percentages', () => {
  it('are exact', () => {
    expect(shareOf(33.33, 12.5).resultado).toBe(4.16625);
    expect(changedBy(0.1, 200, 'acrescimo').valorFinal).toBe(0.3);
    expect(changedBy(350, 12, 'desconto')).toMatchObject({ resultado: 42, valorFinal: 308 });
  });

  it('write negative parts in parentheses', () => {
    expect(changedBy(200, -10, 'desconto').explicacao).toEqual([
      '−10% é o mesmo que −10 ÷ 100',
      '200 × (−10) ÷ 100 = −20',
      '200 − (−20) = 220',
    ]);
  });

  it('tell a rise, a fall and no change', () => {
    expect(variation(20_000, 20_201).resultado).toBe(1.01);
    expect(variation(80, 50).explicacao.at(-1)).toBe('O valor diminuiu de 80 para 50');
    expect(variation(5, 5)).toMatchObject({ resultado: 0 });
    expect(variation(5, 5).explicacao.at(-1)).toBe('O valor não mudou');
  });
});
