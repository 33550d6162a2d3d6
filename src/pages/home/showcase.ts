/** The example on the home page; a test compares it with the calculator. */
export const showcase = {
  id: 'trabalhista/ferias',
  input: { salary: 3000, days: 30, type: 'integrais' },
  title: 'Férias líquidas de quem ganha R$ 3.000,00',
  total: 3631.4,
  parts: [
    { label: '30 dias de férias', value: 3000 },
    { label: 'Um terço constitucional', value: 1000 },
    { label: 'Desconto do INSS', value: -368.6 },
  ],
  steps: [
    { text: 'R$ 3.000,00 ÷ 30 × 30 dias = R$ 3.000,00', law: 'CLT art. 142' },
    { text: 'R$ 3.000,00 ÷ 3 = R$ 1.000,00', law: 'Constituição, art. 7º, XVII' },
    { text: 'INSS sobre R$ 4.000,00 = R$ 368,60', law: 'Emenda Constitucional 103/2019, art. 28' },
  ],
} as const;
