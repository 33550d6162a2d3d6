import { describe, expect, it } from 'vitest';
import { equationsIn } from './equations.ts';

const results = (text: string) => equationsIn(text).map(({ isTrue }) => isTrue);

describe('equationsIn', () => {
  it.each([
    'R$ 3.000,00 ÷ 31 × 20 dias = R$ 1.935,48',
    'R$\u00A05.000,00 × (1 − (1 + 12% ÷ 12)^−(20 × 12)) ÷ (12% ÷ 12) = R$\u00A0454.097,08',
    'Anexo III: (R$ 600.000,00 × 13,5% − R$ 17.640,00) ÷ R$ 600.000,00 = 10,56%',
    '[(1 + 4,5%)^10 − 1] × 100 = 55,3%',
    '13,75% × 100% = 13,75% ao ano',
    'R$ 2.445,00 − R$ 1.500,00 = R$ 945,00 na 2ª parcela',
    'R$ 22,00 − R$ 30,00 = −R$ 8,00',
    'Divida os dois lados por 2: x = 6 ÷ 2 = 3',
    '70 kg ÷ (175 cm ÷ 100)² = 22,86 kg/m²',
    '60 kg × 35 ml/kg × 1,2 = 2.520 ml',
    '3 cm × 4 cm ÷ 2 = 6 cm²',
    '40 L ÷ 500 km × 100 = 8 L/100 km',
    '8 L/100\u00A0km × 250 km ÷ 100 = 20 L',
    'R$ 91.692,72 × 20% = R$ 18.338,54: vale o limite de R$ 17.640,00',
    'R$ 30.000,00 − R$ 50.000,00 = −R$ 20.000,00: vale o mínimo de R$ 0,00',
  ])('confirms %s', (text) => {
    expect(results(text)).toEqual([true]);
  });

  it.each([
    'R$ 3.000,00 ÷ 31 × 20 dias = R$ 1.935,49',
    '9,5% ao ano ÷ 12 = 0,791% ao mês',
    '10.000 × 2 = 2.000',
    '40 L ÷ 490 km × 100 = 8,12 L/100 km',
  ])('finds the mistake in %s', (text) => {
    expect(results(text)).toEqual([false]);
  });

  it.each([
    'Equação: 2x + 4 = 10',
    'Soma das faixas = R$ 308,60',
    'R$ 622,73 (antes de arredondar) × 24 = R$ 14.945,48',
    '√5 ≈ 2,236068',
    'Sem conta nenhuma',
  ])('ignores %s', (text) => {
    expect(results(text)).toEqual([]);
  });
});
