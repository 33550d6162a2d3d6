/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'R$ 1.000,00 a 2% ao mês por 6 meses',
    input: { principal: 1000, interestRate: 2, periodos: 6 },
    expected: {
      juros: 120,
      montante: 1120,
      jurosPorPeriodo: 20,
      evolucao: [1, 2, 3, 4, 5, 6].map((periodo) => ({
        periodo,
        juros: 20 * periodo,
        montante: 1000 + 20 * periodo,
      })),
    },
    source: 'Conta à mão: 1.000 × 0,02 × 6 = 120; 1.000 + 120 = 1.120',
  },
  {
    title: 'R$ 2.500,00 a 12% ao ano por um ano e meio',
    input: { principal: 2500, interestRate: 12, periodos: '1,5', periodo: 'ano' },
    expected: {
      juros: 450,
      montante: 2950,
      evolucao: [
        { periodo: 1, juros: 300, montante: 2800 },
        { periodo: 1.5, juros: 450, montante: 2950 },
      ],
    },
    source: 'Conta à mão: 2.500 × 0,12 × 1,5 = 450; no primeiro ano, 2.500 × 0,12 = 300',
  },
  {
    title: 'R$ 800,00 a 0,1% ao dia por 45 dias',
    input: { principal: 800, interestRate: '0,1', periodos: 45, periodo: 'dia' },
    expected: { juros: 36, montante: 836, jurosPorPeriodo: 0.8 },
    source: 'Conta à mão: 800 × 0,001 × 45 = 36',
  },
  {
    title: 'Sem juros, o montante é o capital',
    input: { principal: 80, interestRate: 0, periodos: 3 },
    expected: { juros: 0, montante: 80, jurosPorPeriodo: 0 },
    source: 'Conta à mão: 80 × 0 × 3 = 0',
    testOnly: true,
  },
  {
    title: 'Sem tempo, não há juros',
    input: { principal: 80, interestRate: 5, periodos: 0 },
    expected: { juros: 0, montante: 80, evolucao: [] },
    source: 'Conta à mão: 80 × 0,05 × 0 = 0',
    testOnly: true,
  },
  {
    title: 'O meio centavo arredonda para longe do zero',
    input: { principal: 100.1, interestRate: 5, periodos: 1 },
    expected: { juros: 5.01, montante: 105.11 },
    source: 'Conta à mão: 100,10 × 0,05 = 5,005, que arredonda para 5,01',
    testOnly: true,
  },
] as const;
