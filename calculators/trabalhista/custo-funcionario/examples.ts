/** Costs calculated by hand, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';

export const examples = [
  {
    title: 'Salário de R$ 3.000,00 fora do Simples',
    input: { salario: 3000 },
    expected: {
      inssPatronal: 600,
      rat: 30,
      terceiros: 174,
      fgts: 240,
      percentualEncargos: 34.8,
      provisao13: 250,
      provisaoFerias: 83.33,
      encargosProvisoes: 116,
      custoMensal: 4493.33,
      custoAnual: 53_919.96,
      acrescimo: 49.7776666667,
    },
    source:
      'Conta à mão: 20% + 1% + 5,8% + 8% = 34,8% de 3.000 = 1.044; 3.000 ÷ 12 = 250; ÷ 3 = 83,33; 333,33 × 34,8% = 115,99884; 4.493,33 × 12; 1.493,33 ÷ 3.000',
  },
  {
    title: 'Salário de R$ 2.500,00 no Simples, com vale-transporte e R$ 600,00 de benefícios',
    input: { salario: 2500, regime: 'simples', custoValeTransporte: 300, beneficios: 600 },
    expected: {
      inssPatronal: 0,
      rat: 0,
      terceiros: 0,
      fgts: 200,
      percentualEncargos: 8,
      provisao13: 208.33,
      provisaoFerias: 69.44,
      encargosProvisoes: 22.22,
      valeTransporte: 150,
      custoMensal: 3749.99,
      custoAnual: 44_999.88,
      acrescimo: 49.9996,
    },
    source:
      'Conta à mão: 2.500 × 8% = 200; 208,33 + 69,44 = 277,77; × 8% = 22,2216; 300 − 2.500 × 6% = 150; 2.500 + 200 + 277,77 + 22,22 + 150 + 600',
  },
  {
    title: 'Salário de R$ 4.200,00 no anexo IV, com RAT de 3% e FAP de 1,5',
    input: { salario: 4200, regime: 'simples-anexo-iv', rat: 3, fap: 1.5 },
    expected: {
      inssPatronal: 840,
      rat: 189,
      terceiros: 0,
      fgts: 336,
      percentualEncargos: 32.5,
      encargosProvisoes: 151.67,
      custoMensal: 6183.34,
      custoAnual: 74_200.08,
    },
    source:
      'Conta à mão: 20% + 3% × 1,5 + 8% = 32,5%; 4.200 × 4,5% = 189; 350 + 116,67 = 466,67; × 32,5% = 151,66775; 4.200 + 1.365 + 466,67 + 151,67',
  },
  {
    title: 'Empregado doméstico que ganha R$ 1.621,00',
    input: { salario: 1621, regime: 'domestico' },
    expected: {
      inssPatronal: 129.68,
      rat: 12.97,
      fgts: 129.68,
      indenizacaoCompensatoria: 51.87,
      percentualEncargos: 20,
      provisao13: 135.08,
      provisaoFerias: 45.03,
      encargosProvisoes: 36.02,
      custoMensal: 2161.33,
    },
    source:
      'Conta à mão: LC 150/2015, art. 34; 1.621 × 8% = 129,68; × 0,8% = 12,968; × 3,2% = 51,872; 135,08 + 45,03 = 180,11; × 20% = 36,022',
  },
  {
    title: 'Empregado de um MEI que ganha R$ 1.621,00',
    input: { salario: 1621, regime: 'mei' },
    expected: {
      inssPatronal: 48.63,
      fgts: 129.68,
      percentualEncargos: 11,
      encargosProvisoes: 19.81,
      custoMensal: 1999.23,
    },
    source: 'Conta à mão: 1.621 × 3% = 48,63; × 8% = 129,68; 180,11 × 11% = 19,8121',
  },
  {
    title: 'Com substituto nas férias: mais um salário de trabalho no ano',
    input: { salario: 3000, substitutoFerias: true },
    expected: {
      provisao13: 250,
      provisaoFerias: 333.33,
      encargosProvisoes: 203,
      custoMensal: 4830.33,
      custoAnual: 57_963.96,
      acrescimo: 61.011,
    },
    source:
      'Conta à mão: 3.000 ÷ 12 = 250; × 4 ÷ 3 = 333,33; 583,33 × 34,8% = 202,99884; 3.000 + 1.044 + 583,33 + 203; × 12; 1.830,33 ÷ 3.000',
  },
  {
    title: 'Salário de R$ 3.000,00 no Simples',
    input: { salario: 3000, regime: 'simples' },
    expected: {
      provisaoFerias: 83.33,
      encargosProvisoes: 26.67,
      custoMensal: 3600,
      custoAnual: 43_200,
      acrescimo: 20,
    },
    source: 'Conta à mão: 3.000 + 240 + 333,33 + 333,33 × 8% = 26,6664',
    testOnly: true,
  },
  {
    title: 'Passagens que não chegam a 6% do salário: nada fica com a empresa',
    input: { salario: 2000, regime: 'simples', custoValeTransporte: 120 },
    expected: { valeTransporte: 0, custoMensal: 2400.01, acrescimo: 20.0005 },
    source: 'Conta à mão: 2.000 × 6% = 120; 2.000 + 160 + 166,67 + 55,56 + 17,78',
    testOnly: true,
  },
  {
    title: 'Sem terceiros e com o menor FAP',
    input: { salario: 1000, rat: 1, fap: 0.5, terceiros: 0 },
    expected: {
      rat: 5,
      terceiros: 0,
      percentualEncargos: 28.5,
      encargosProvisoes: 31.67,
      custoMensal: 1427.78,
    },
    source:
      'Conta à mão: 20% + 0,5% + 8% = 28,5%; 83,33 + 27,78 = 111,11; × 28,5% = 31,66635; 1.000 + 285 + 111,11 + 31,67',
    testOnly: true,
  },
  {
    title: 'Na família, o INSS e o seguro só contam o salário até o teto',
    input: { salario: 10_000, regime: 'domestico' },
    expected: {
      inssPatronal: 678.04,
      rat: 67.8,
      fgts: 800,
      indenizacaoCompensatoria: 320,
      provisao13: 833.33,
      provisaoFerias: 277.78,
      encargosProvisoes: 211.04,
      custoMensal: 13_187.99,
    },
    source:
      'Lei 8.212/1991, art. 24, à mão: 8.475,55 × 8% = 678,044; × 0,8% = 67,8044; 1.111,11 × 11,2% = 124,44432; (8.475,55 + 10.000 ÷ 3) ÷ 12 × 8,8% = 86,5985; 124,44432 + 86,5985 = 211,0428',
    testOnly: true,
  },
  {
    title: 'Na família, com substituto, cada salário tem o seu teto',
    input: { salario: 10_000, regime: 'domestico', substitutoFerias: true },
    expected: { provisaoFerias: 1111.11, encargosProvisoes: 366.53 },
    source:
      'Lei 8.212/1991, art. 24, à mão: 1.944,44 × 11,2% = 217,77728; (2 × 8.475,55 + 10.000 ÷ 3) ÷ 12 × 8,8% = 148,7525; 217,77728 + 148,7525 = 366,5298',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: {}, field: 'salario', message: 'Informe o salário' },
  { input: { salario: 3000, fap: 2.01 }, field: 'fap', message: 'O FAP vai de 0,5 a 2' },
  { input: { salario: 3000, fap: 0.49 }, field: 'fap', message: 'O FAP vai de 0,5 a 2' },
];
