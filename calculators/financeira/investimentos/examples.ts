/** Investments calculated by hand; visitors see those without `testOnly`. */
import type { Example } from '../../../src/engine/definition.ts';

/** R$ 5,000.00 and R$ 500.00 a month for ten years, at 1% a month. */
const TEN_YEARS = { initialAmount: 5000, monthlyContribution: 500, annualReturn: 12, years: 10 };

export const EXAMPLES = [
  {
    title: 'R$ 5.000,00 e mais R$ 500,00 por mês em renda fixa, por 10 anos',
    input: TEN_YEARS,
    expected: {
      totalValue: 131521.28,
      totalContributed: 65000,
      totalInterest: 66521.28,
      roi: 102.3404295408,
      savingsValue: 91952.21,
      difference: 39569.07,
      betterThanSavings: true,
    },
    source:
      'Conta à mão: 5.000 × 3,3003868946 + 500 × 230,0386894574 = 131.521,2792; na poupança 5.000 × 1,8504321606 + 500 × 165,4000960552 = 91.952,2088',
  },
  {
    title: 'Na própria poupança não há diferença',
    input: {
      investmentType: 'Poupança',
      annualReturn: 6.17,
      initialAmount: 1000,
      monthlyContribution: 100,
      years: 1,
    },
    expected: {
      totalValue: 2298,
      totalContributed: 2200,
      totalInterest: 98,
      savingsValue: 2298,
      difference: 0,
      betterThanSavings: false,
    },
    source:
      'Conta à mão, com i = 6,17% ÷ 12: 1.000 × 1,0634750778 + 100 × 12,3452339236 = 2.297,9985, aqui e na poupança',
  },
  {
    title: 'R$ 10.000,00 em fundos imobiliários por três meses',
    input: {
      investmentType: 'Fundos Imobiliários',
      annualReturn: 9,
      initialAmount: 10000,
      monthlyContribution: 0,
      years: 0.25,
    },
    expected: {
      totalValue: 10226.69,
      totalInterest: 226.69,
      roi: 2.2669171875,
      savingsValue: 10155.04,
      difference: 71.65,
      evolucao: [{ ano: 0.25, investido: 10000, juros: 226.69, total: 10226.69, poupanca: 10155.04 }],
    },
    source: 'Conta à mão: 10.000 × 1,0075³ = 10.226,6917; 10.000 × (1 + 0,0617/12)³ = 10.155,0446',
  },
  {
    title: 'Sem rendimento fica abaixo da poupança',
    input: { annualReturn: 0, initialAmount: 1000, monthlyContribution: 100, years: 1 },
    expected: {
      totalValue: 2200,
      totalInterest: 0,
      roi: 0,
      savingsValue: 2298,
      difference: -98,
      betterThanSavings: false,
    },
    source: 'Conta à mão: 1.000 + 12 × 100',
  },
  {
    title: 'O mesmo em CDB, com o imposto regressivo de cada aporte',
    input: { ...TEN_YEARS, tributacao: 'regressiva' },
    expected: {
      totalValue: 131521.28,
      ir: 10025.79,
      netValue: 121495.49,
      savingsValue: 91952.21,
      netDifference: 29543.28,
    },
    source:
      'Conta à mão, aporte a aporte, a 1% ao mês: rendem 11.501,9345 (valor inicial) e 53.532,6123 (24 meses ou mais), a 15%; 1.145,4809 (12 a 23 meses), a 17,5%; 265,2440 (6 a 11), a 20%; 76,0075 (menos de 6), a 22,5%; imposto 10.025,7917',
  },
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
  {
    title: 'R$ 10.000,00 e mais R$ 100,00 por mês, por 18 meses',
    input: {
      initialAmount: 10000,
      monthlyContribution: 100,
      annualReturn: 12,
      prazoEm: 'meses',
      meses: 18,
    },
    expected: { totalContributed: 11800, totalValue: 13922.95, savingsValue: 12847.95, difference: 1075 },
    source:
      'Conta à mão, com 1,01^18 = 1,1961474757: 11.961,4748 + 1.961,4748 = 13.922,9495; na poupança 10.967,0791 + 1.880,8669 = 12.847,9460',
    testOnly: true,
  },
] as const satisfies readonly Example[];
