import { describe, expect, it } from 'vitest';
import { decimalOfFraction, fractionOfTypedDecimal } from './fraction-conversion.ts';

describe('fraction to decimal', () => {
  it('says how the sign and decimal terms are dealt with', () => {
    expect(decimalOfFraction(1.5, -2)).toEqual({
      decimal: -0.75,
      fracao: '-15/20',
      fracaoSimplificada: '-3/4',
      passos: [
        'Escreva com termos inteiros e o sinal no numerador: 1,5/(−2) = −15/20',
        'Divida os dois termos por 5: −15/20 = −3/4',
        'Divida o numerador pelo denominador: −15 ÷ 20 = −0,75',
      ],
    });
  });

  it.each([
    [1, 7, true],
    [3, 6, false],
    [1, 1024, false],
    [7, 12, true],
  ])('knows whether %d/%d repeats', (above, below, repeats) => {
    const mentions = decimalOfFraction(above, below).passos.some((step) => step.includes('dízima'));
    expect(mentions).toBe(repeats);
  });
});

describe('decimal to fraction', () => {
  it('names the places', () => {
    expect(fractionOfTypedDecimal(0.5).passos[0]).toBe('Com 1 casa decimal, o denominador é 10: 5/10');
    expect(fractionOfTypedDecimal(-3)).toMatchObject({ fracao: '-3/1', fracaoSimplificada: '-3' });
  });

  it('is exact for very small numbers, and warns where digits may have been lost', () => {
    expect(fractionOfTypedDecimal(1e-7).fracaoSimplificada).toBe('1/10000000');
    expect(fractionOfTypedDecimal(0.12345678901234568).passos.at(-1)).toContain('Atenção');
  });
});
