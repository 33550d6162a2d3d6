/** Declarations worked out by hand, and refusals. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { simpleExamples } from './simple-examples.ts';
import { LEI_DO_IMPOSTO_MINIMO } from '../../tabelas/leis-tributarias.ts';

export const examples = [
  {
    title: 'R$ 84 mil no ano, dois filhos na escola, com imposto retido',
    input: {
      rendimentosTributaveis: 84000,
      ano: 2026,
      contribuicaoPrevidenciaria: 9000,
      dependentes: 2,
      despesasMedicas: 4200,
      impostoRetidoFonte: 5200,
      educacaoPorPessoa: [{ valor: 6000 }, { valor: 3000 }, { valor: 2500 }],
    },
    expected: {
      deducoes: {
        total: 26811.66,
        detalhamento: [
          { valor: 4550.16 },
          { valor: 9000 },
          { valor: 4200 },
          { descricao: 'Despesas com educação (até o limite)', valor: 9061.5 },
        ],
      },
      baseCalculo: 57188.34,
      impostoDevido: 4873.01,
      impostoMinimo: 0,
      impostoRetido: 5200,
      valorPagar: 0,
      valorRestituir: 326.99,
      cotas: [],
      modeloMaisVantajoso: 'completo',
      economiaModelo: 2765.77,
    },
    source:
      'Conta à mão: 3.561,50 + 3.000 + 2.500 = 9.061,50; 84.000 − 26.811,66 = 57.188,34; × 27,5% − 10.853,78 = 4.873,0135; 5.200 − 4.873,01; simplificado 7.638,78',
  },
  {
    title: 'INSS por inteiro, PGBL até o limite e oito cotas',
    input: {
      rendimentosTributaveis: 100000,
      ano: 2026,
      contribuicaoPrevidenciaria: 15000,
      previdenciaPrivada: 20000,
      despesasMedicas: 1000,
      quantidadeCotas: 8,
    },
    expected: {
      deducoes: {
        total: 28000,
        detalhamento: [
          { descricao: 'Previdência oficial', valor: 15000 },
          { descricao: 'Previdência privada (até o limite)', valor: 12000 },
          { descricao: 'Despesas médicas', valor: 1000 },
        ],
      },
      baseCalculo: 72000,
      impostoDevido: 8946.22,
      valorPagar: 8946.22,
      cotas: [
        { numero: 1, valor: 1118.33 },
        { numero: 2, valor: 1118.27 },
        { numero: 3, valor: 1118.27 },
        { numero: 4, valor: 1118.27 },
        { numero: 5, valor: 1118.27 },
        { numero: 6, valor: 1118.27 },
        { numero: 7, valor: 1118.27 },
        { numero: 8, valor: 1118.27 },
      ],
    },
    source:
      'Conta à mão: 72.000 × 27,5% − 10.853,78 = 8.946,22; ÷ 8 = 1.118,2775; 8.946,22 − 7 × 1.118,27 = 1.118,33',
  },
  {
    title: 'Renda de R$ 1,5 milhão em 2026, quase toda de dividendos',
    input: {
      rendimentosTributaveis: 120000,
      ano: 2027,
      deducaoLegal: true,
      rendimentosAltaRenda: 1500000,
      impostoExclusivoPago: 5000,
      impostoRetidoFonte: 17000,
      irrfDividendos: 138000,
    },
    expected: {
      baseCalculo: 102360,
      impostoDevido: 17244.34,
      aliquotaMinima: 10,
      impostoMinimo: 127755.66,
      impostoRetido: 155000,
      valorPagar: 0,
      valorRestituir: 10000,
    },
    published: {
      source: 'Lei nº 9.250/1995, art. 16-A, na redação da Lei nº 15.270/2025',
      url: LEI_DO_IMPOSTO_MINIMO.url,
      values: ['aliquotaMinima'],
    },
    source:
      'Conta à mão: 102.360 × 27,5% − 10.904,66 = 17.244,34; 150.000 − 17.244,34 − 5.000 = 127.755,66; 155.000 − 145.000',
  },
  {
    title: 'O imposto sai da base em centavos, como na declaração',
    input: { rendimentosTributaveis: 42_399.87, ano: 2026, deducaoLegal: true },
    expected: {
      deducoes: { total: 8479.97, detalhamento: [{ valor: 8479.97 }] },
      baseCalculo: 33_919.9,
      impostoDevido: 408.96,
    },
    source:
      'Conta à mão: 42.399,87 × 20% = 8.479,974; 42.399,87 − 8.479,97 = 33.919,90; × 15% − 4.679,03 = 408,955 (da base exata, 408,95)',
    testOnly: true,
  },
  {
    title: 'R$ 60 mil em 2026: isento pela nova lei',
    input: { rendimentosTributaveis: 60000, ano: 2027, deducaoLegal: true, impostoRetidoFonte: 300 },
    expected: {
      baseCalculo: 48000,
      reducao: 2694.15,
      impostoDevido: 0,
      aliquotaEfetiva: 0,
      valorRestituir: 300,
    },
    published: {
      source: 'Lei nº 15.270/2025: até R$ 60.000,00 no ano',
      url: LEI_DO_IMPOSTO_MINIMO.url,
      values: ['reducao', 'impostoDevido'],
    },
    source: 'Lei nº 15.270/2025: 48.000 × 22,5% − 8.105,85 = 2.694,15, a própria redução',
  },
  {
    title: 'R$ 900 mil: metade da alíquota mínima, em três cotas',
    input: {
      rendimentosTributaveis: 120000,
      ano: 2027,
      deducaoLegal: true,
      rendimentosAltaRenda: 900000,
      quantidadeCotas: 3,
    },
    expected: {
      aliquotaMinima: 5,
      impostoMinimo: 27755.66,
      valorPagar: 45000,
      cotas: [{ valor: 15000 }, { valor: 15000 }, { valor: 15000 }],
    },
    source: 'Conta à mão: 900.000 ÷ 60.000 − 10 = 5; 45.000 − 17.244,34 = 27.755,66',
    testOnly: true,
  },
  {
    title: 'R$ 600.000,00 ainda não têm tributação mínima',
    input: { rendimentosTributaveis: 120000, ano: 2027, deducaoLegal: true, rendimentosAltaRenda: 600000 },
    expected: { aliquotaMinima: 0, impostoMinimo: 0, valorPagar: 17244.34 },
    published: {
      source: 'Lei nº 9.250/1995, art. 16-A, na redação da Lei nº 15.270/2025',
      url: LEI_DO_IMPOSTO_MINIMO.url,
      values: ['impostoMinimo'],
    },
    source: 'Lei nº 9.250/1995, art. 16-A: acima de 600.000,00',
    testOnly: true,
  },
  {
    title: 'INSS e imposto retido maiores que os rendimentos',
    input: {
      rendimentosTributaveis: 10_000,
      ano: 2026,
      contribuicaoPrevidenciaria: 12_000,
      impostoRetidoFonte: 11_000,
    },
    expected: { baseCalculo: 0, impostoDevido: 0, valorRestituir: 11_000 },
    source: 'Sem base não há imposto, e todo o retido volta',
    testOnly: true,
  },
  {
    title: 'Imposto de menos de R$ 10,00: sem DARF',
    input: { rendimentosTributaveis: 28567.2, ano: 2026 },
    expected: { impostoDevido: 7.5, valorPagar: 7.5, cotas: [] },
    source: 'Conta à mão: 28.567,20 × 7,5% − 2.135,04 = 7,50',
    testOnly: true,
  },
  {
    title: 'Imposto de menos de R$ 100,00: cota única',
    input: { rendimentosTributaveis: 29467.2, ano: 2026, quantidadeCotas: 5 },
    expected: { valorPagar: 75, cotas: [{ numero: 1, valor: 75 }] },
    source: 'Conta à mão: 29.467,20 × 7,5% − 2.135,04 = 75,00',
    testOnly: true,
  },
  {
    title: 'Nenhuma cota abaixo de R$ 50,00',
    input: { rendimentosTributaveis: 30467.07, ano: 2026, quantidadeCotas: 8 },
    expected: { valorPagar: 149.99, cotas: [{ valor: 75 }, { valor: 74.99 }] },
    source: 'Conta à mão: 30.467,07 × 7,5% − 2.135,04 = 149,99025; 149,99 ÷ 50 = 2,9998',
    testOnly: true,
  },
  {
    title: 'Declaração atrasada do exercício de 2021',
    input: {
      rendimentosTributaveis: 86_555.68,
      ano: 2021,
      contribuicaoPrevidenciaria: 4580.9,
      impostoRetidoFonte: 11_189.14,
    },
    expected: { baseCalculo: 81_974.78, impostoDevido: 12_110.74, valorPagar: 921.6 },
    source:
      'Lei 11.482/2007, art. 1º, VIII, à mão: 86.555,68 − 4.580,90 = 81.974,78; × 27,5% − 10.432,32 = 12.110,7445; 12.110,74 − 11.189,14 = 921,60',
    testOnly: true,
  },
  {
    title: 'No exercício de 2023, R$ 22.847,76 ainda são isentos',
    input: { rendimentosTributaveis: 22_847.76, ano: 2023 },
    expected: { impostoDevido: 0, faixaAplicavel: 1 },
    source: 'Lei 11.482/2007, art. 1º, VIII, à mão: 12 × 1.903,98 = 22.847,76',
    testOnly: true,
  },
  {
    title: 'No exercício de 2022, o desconto simplificado vai até R$ 16.754,34',
    input: { rendimentosTributaveis: 90_000, ano: 2022, deducaoLegal: true },
    expected: { baseCalculo: 73_245.66, impostoDevido: 9710.24 },
    source:
      'Lei 9.250/1995, art. 10, à mão: 20% de 90.000 = 18.000, acima de 16.754,34; 90.000 − 16.754,34 = 73.245,66; × 27,5% − 10.432,32 = 9.710,2365',
    testOnly: true,
  },
  {
    title: 'PGBL de quem não diz que contribui ao INSS',
    input: { rendimentosTributaveis: 100_000, ano: 2026, previdenciaPrivada: 5000 },
    expected: { baseCalculo: 95_000, valorPagar: 15_271.22 },
    source: 'Conta à mão: 95.000 × 27,5% − 10.853,78 = 15.271,22',
    testOnly: true,
  },
  {
    title: 'Educação de mais pessoas do que o contribuinte e os dependentes',
    input: {
      rendimentosTributaveis: 60_000,
      ano: 2026,
      educacaoPorPessoa: [{ valor: 1000 }, { valor: 500 }],
    },
    expected: { baseCalculo: 58_500, valorPagar: 5233.72 },
    source: 'Conta à mão: 60.000 − 1.500 = 58.500; × 27,5% − 10.853,78 = 5.233,72',
    testOnly: true,
  },
  ...simpleExamples,
] as const;

export const refusals: readonly Refusal[] = [
  {
    input: { rendimentosTributaveis: 120000, ano: 2027, rendimentosAltaRenda: 119999.99 },
    field: 'rendimentosAltaRenda',
    message: 'A renda total deve incluir os rendimentos tributáveis',
  },
];
