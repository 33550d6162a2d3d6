import { describe, expect, it } from 'vitest';
import { quantity } from '../../../src/quantity/quantity.ts';
import { decimalDaFracao, fracaoDoDecimal } from './conversao.ts';

describe('fraction to decimal', () => {
  it('explains the sign and decimal terms', () => {
    const { decimal, ...words } = decimalDaFracao(quantity(1.5), quantity(-2));
    expect(decimal.number).toBe(-0.75);
    expect(words).toEqual({
      fracao: '-15/20',
      fracaoSimplificada: '-3/4',
      simplest: { numerator: -3, denominator: 4 },
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
  ])('detects that %d/%d repeats or terminates', (above, below, repeats) => {
    const mentions = decimalDaFracao(quantity(above), quantity(below)).passos.some((step) =>
      step.includes('dízima'),
    );
    expect(mentions).toBe(repeats);
  });
});

describe('decimal to fraction', () => {
  it('names the number of decimal places', () => {
    expect(fracaoDoDecimal(quantity(0.5)).passos[0]).toBe('Com 1 casa decimal, o denominador é 10: 5/10');
    expect(fracaoDoDecimal(quantity(-3))).toMatchObject({ fracao: '-3/1', fracaoSimplificada: '-3' });
  });

  it('is exact for very small numbers, and warns if digits may be lost', () => {
    expect(fracaoDoDecimal(quantity(1e-7)).fracaoSimplificada).toBe('1/10000000');
    expect(fracaoDoDecimal(quantity(0.12345678901234568)).passos.at(-1)).toContain('Atenção');
  });
});
