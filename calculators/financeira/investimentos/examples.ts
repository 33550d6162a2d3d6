/** Edge cases of the investments: no visitor reads them. */
import type { Example } from '../../../src/engine/definition.ts';

/** R$ 5,000.00 and R$ 500.00 a month for ten years, at 1% a month. */
export const TEN_YEARS = { initialAmount: 5000, monthlyContribution: 500, annualReturn: 12, years: 10 };

export const EDGE_CASES = [
  {
    title: 'R$ 1.000,00 por mês durante um ano, com o imposto',
    input: {
      annualReturn: 12,
      initialAmount: 0,
      monthlyContribution: 1000,
      years: 1,
      tributacao: 'regressiva',
    },
    expected: { totalValue: 12682.5, totalInterest: 682.5, ir: 140.3, netValue: 12542.2 },
    source:
      'Conta à mão: os aportes de 0 a 5 meses rendem 1.000 × (6,152015 − 6) = 152,0151; os de 6 a 11, 530,4880; 152,0151 × 0,225 + 530,4880 × 0,2 = 140,3010',
    testOnly: true,
  },
  {
    title: 'Seis meses já estão na segunda faixa do imposto',
    input: {
      annualReturn: 12,
      initialAmount: 10000,
      monthlyContribution: 0,
      years: 0.5,
      tributacao: 'regressiva',
    },
    expected: { totalValue: 10615.2, ir: 123.04, netValue: 10492.16 },
    source: 'Conta à mão: 10.000 × 1,01^6 = 10.615,2015; 615,2015 × 0,2 = 123,0403',
    testOnly: true,
  },
  {
    title: 'Dois anos já estão na última faixa do imposto',
    input: {
      annualReturn: 12,
      initialAmount: 10000,
      monthlyContribution: 0,
      years: 2,
      tributacao: 'regressiva',
    },
    expected: { totalValue: 12697.35, ir: 404.6, netValue: 12292.75 },
    source: 'Conta à mão: 10.000 × 1,01^24 = 12.697,3465; 2.697,3465 × 0,15 = 404,6020',
    testOnly: true,
  },
  {
    title: 'Num prazo com fração de mês, cada aporte tem a sua idade com a fração',
    input: {
      annualReturn: 12,
      initialAmount: 0,
      monthlyContribution: 1000,
      years: 0.6,
      tributacao: 'regressiva',
    },
    expected: { totalValue: 7427.11, ir: 49.69, netValue: 7377.42 },
    source:
      'Conta à mão, com n = 7,2 meses: aportes de 0,2 a 5,2 meses rendem 164,2702; o de 6,2 meses, 63,6347; 164,2702 × 0,225 + 63,6347 × 0,2 = 49,6877',
    testOnly: true,
  },
  {
    title: 'Isento: nada se desconta',
    input: { ...TEN_YEARS, tributacao: 'isento' },
    expected: { totalValue: 131521.28, ir: 0, netValue: 131521.28, netDifference: 39569.07 },
    source: 'Conta do primeiro exemplo, sem imposto',
    testOnly: true,
  },
  {
    title: 'Nada investido',
    input: { initialAmount: 0, monthlyContribution: 0, years: 0 },
    expected: {
      totalValue: 0,
      totalContributed: 0,
      totalInterest: 0,
      roi: 0,
      savingsValue: 0,
      difference: 0,
      betterThanSavings: false,
      evolucao: [],
    },
    source: 'Definição: sem dinheiro e sem prazo não há rendimento',
    testOnly: true,
  },
] as const satisfies readonly Example[];
