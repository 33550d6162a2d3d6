/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'R$ 1.000,00 com inflação de 4,5% ao ano por 10 anos',
    input: { initialValue: 1000, inflationRate: 4.5, years: 10 },
    expected: {
      futureValue: 1552.97,
      inflationImpact: 552.97,
      purchasingPowerLoss: 356.07,
      purchasingPower: 643.93,
      realValueLoss: 55.2969421733,
      perdaRealPercentual: 35.607231797,
    },
    source:
      'Conta à mão, com 1,045^10 = 1,5529694217329: 1.000 × 1,552969 = 1.552,97; 1.000 ÷ 1,552969 = 643,9277; 1 − 1 ÷ 1,5529694217329 = 0,35607231797',
  },
  {
    title: 'R$ 1.000,00 com inflação de 10% ao ano por 2 anos',
    input: { initialValue: 1000, inflationRate: 10, years: 2 },
    expected: {
      futureValue: 1210,
      inflationImpact: 210,
      purchasingPowerLoss: 173.55,
      realValueLoss: 21,
      evolucao: [
        { ano: 0, corrigido: 1000, poderDeCompra: 1000 },
        { ano: 1, corrigido: 1100, poderDeCompra: 909.09 },
        { ano: 2, corrigido: 1210, poderDeCompra: 826.45 },
      ],
    },
    source: 'Conta à mão: 1.000 × 1,21 = 1.210; 1.000 − 1.000 ÷ 1,21 = 1.000 − 826,4463',
  },
  {
    title: 'Preços que dobram em um ano: o dinheiro parado perde metade',
    input: { initialValue: 100, inflationRate: 100, years: 1 },
    expected: {
      futureValue: 200,
      inflationImpact: 100,
      purchasingPowerLoss: 50,
      perdaRealPercentual: 50,
      realValueLoss: 100,
    },
    source: 'Conta à mão: 100 × 2 = 200; 100 − 100 ÷ 2 = 50',
  },
  {
    title: 'A média histórica do IPCA durante 27 anos',
    input: { initialValue: 1000, inflationRate: 6.41, years: 27 },
    expected: { futureValue: 5352.12, purchasingPowerLoss: 813.16, inflationImpact: 4352.12 },
    source: 'Conta à mão: 1,0641^27 = 5,3521215279; 1.000 ÷ 5,3521215279 = 186,8418',
  },
  {
    title: 'Sem inflação nada muda',
    input: { initialValue: 1000, inflationRate: 0, years: 10 },
    expected: {
      futureValue: 1000,
      inflationImpact: 0,
      purchasingPowerLoss: 0,
      perdaRealPercentual: 0,
      realValueLoss: 0,
    },
    source: 'Conta à mão: 1.000 × 1^10 = 1.000',
    testOnly: true,
  },
  {
    title: 'O que sobra do poder de compra é o mesmo no resumo e na última linha da tabela',
    input: { initialValue: 1000.01, inflationRate: 100, years: 1 },
    expected: {
      futureValue: 2000.02,
      purchasingPowerLoss: 500.01,
      purchasingPower: 500,
      evolucao: [
        { ano: 0, corrigido: 1000.01, poderDeCompra: 1000.01 },
        { ano: 1, corrigido: 2000.02, poderDeCompra: 500 },
      ],
    },
    source: 'Conta à mão: 1.000,01 ÷ 2 = 500,005, que a perda arredonda para 500,01; 1.000,01 − 500,01',
    testOnly: true,
  },
  {
    title: 'R$ 1.000,00 com inflação de 21% ao ano por 18 meses',
    input: { initialValue: 1000, inflationRate: 21, prazoEm: 'meses', meses: 18 },
    expected: {
      futureValue: 1331,
      inflationImpact: 331,
      purchasingPowerLoss: 248.69,
      evolucao: [
        { ano: 0, corrigido: 1000, poderDeCompra: 1000 },
        { ano: 1, corrigido: 1210, poderDeCompra: 826.45 },
        { ano: 1.5, corrigido: 1331, poderDeCompra: 751.31 },
      ],
    },
    source: 'Conta à mão: 1.000 × 1,21^1,5 = 1.000 × 1,1³ = 1.331; 1.000 − 1.000 ÷ 1,331 = 1.000 − 751,3148',
    testOnly: true,
  },
  {
    title: 'Meio ano de inflação de 21% ao ano são 6 meses',
    input: { initialValue: 1000, inflationRate: 21, years: 0.5 },
    expected: { futureValue: 1100, inflationImpact: 100, purchasingPowerLoss: 90.91 },
    source: 'Conta à mão: 1.000 × 1,21^0,5 = 1.000 × 1,1 = 1.100; 1.000 − 1.000 ÷ 1,1 = 1.000 − 909,0909',
    testOnly: true,
  },
  {
    title: 'Prazo de 0 anos',
    input: { initialValue: 1000, inflationRate: 4.5, years: 0 },
    expected: { futureValue: 1000, inflationImpact: 0, purchasingPowerLoss: 0 },
    source: 'Conta à mão: 1.000 × 1,045^0 = 1.000',
    testOnly: true,
  },
] as const;
