/** Worked examples of this card. */
import { CUIDADO_DA_OBESIDADE } from '../../tabelas/fontes-da-saude.ts';
export const EXAMPLES = [
  {
    title: 'Uma pessoa de 70 kg e 1,75 m',
    input: { weight: 70, height: 175 },
    expected: {
      imc: 22.9,
      classification: 'Peso normal',
      healthRisk: 'Normal',
      idealWeightRange: { min: 56.7, max: 76.3 },
    },
    source:
      'Conta à mão: 1,75² = 3,0625; 70 ÷ 3,0625 = 22,857…; 18,5 × 3,0625 = 56,65625; 24,9 × 3,0625 = 76,25625',
  },
  {
    title: 'Exatamente 25: 64 kg e 1,60 m',
    input: { weight: 64, height: 160 },
    expected: {
      imc: 25,
      classification: 'Sobrepeso',
      healthRisk: 'Moderado',
      idealWeightRange: { min: 47.4, max: 63.7 },
    },
    published: {
      source: 'Ministério da Saúde, Linhas de Cuidado: obesidade no adulto',
      url: CUIDADO_DA_OBESIDADE.url,
      values: ['classification'],
    },
    source: 'Conta à mão: 1,60² = 2,56; 64 ÷ 2,56 = 25; 18,5 × 2,56 = 47,36; 24,9 × 2,56 = 63,744',
  },
  {
    title: 'Uma pessoa de 95 kg e 1,70 m',
    input: { weight: 95, height: 170 },
    expected: { imc: 32.9, classification: 'Obesidade Grau I', healthRisk: 'Alto' },
    source: 'Conta à mão: 95 ÷ 2,89 = 32,871…',
  },
  {
    title: 'Exatamente 18,5: 74 kg e 2,00 m',
    input: { weight: 74, height: 200 },
    expected: { imc: 18.5, classification: 'Peso normal', healthRisk: 'Normal' },
    source: 'Conta à mão: 74 ÷ 4 = 18,5',
    testOnly: true,
  },
  {
    title: 'Um grama abaixo de 18,5',
    input: { weight: '73,999', height: 200 },
    expected: { imc: 18.5, classification: 'Abaixo do peso', healthRisk: 'Baixo' },
    source: 'Conta à mão: 73,999 ÷ 4 = 18,49975, que se arredonda para 18,5',
    testOnly: true,
  },
  {
    title: 'Exatamente 30: 120 kg e 2,00 m',
    input: { weight: 120, height: 200 },
    expected: { imc: 30, classification: 'Obesidade Grau I', healthRisk: 'Alto' },
    published: {
      source: 'Ministério da Saúde, Linhas de Cuidado: obesidade no adulto',
      url: CUIDADO_DA_OBESIDADE.url,
      values: ['classification'],
    },
    source: 'Conta à mão: 120 ÷ 4 = 30',
    testOnly: true,
  },
  {
    title: 'Exatamente 35: 140 kg e 2,00 m',
    input: { weight: 140, height: 200 },
    expected: { imc: 35, classification: 'Obesidade Grau II', healthRisk: 'Muito Alto' },
    published: {
      source: 'Ministério da Saúde, Linhas de Cuidado: obesidade no adulto',
      url: CUIDADO_DA_OBESIDADE.url,
      values: ['classification'],
    },
    source: 'Conta à mão: 140 ÷ 4 = 35',
    testOnly: true,
  },
  {
    title: 'Exatamente 40: 160 kg e 2,00 m',
    input: { weight: 160, height: 200 },
    expected: {
      imc: 40,
      classification: 'Obesidade Grau III (Mórbida)',
      healthRisk: 'Extremamente Alto',
    },
    source: 'Conta à mão: 160 ÷ 4 = 40',
    testOnly: true,
  },
] as const;
