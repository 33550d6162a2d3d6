const grades = (...rows: readonly (readonly [number | string, number | string])[]) => ({
  linhas: rows.map(([valor, peso]) => ({ valor, peso })),
});

/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'Boletim com três provas de pesos 2, 3 e 5',
    input: grades([7, 2], [8.5, 3], [6, 5]),
    expected: {
      media: 6.95,
      somaValores: 69.5,
      somaPesos: 10,
      detalhes: ['Valor 1: 7 × 2 = 14', 'Valor 2: 8,5 × 3 = 25,5', 'Valor 3: 6 × 5 = 30'],
    },
    source: 'Conta à mão: 14 + 25,5 + 30 = 69,5; 69,5 ÷ 10 = 6,95',
  },
  {
    title: 'Pesos iguais dão a média aritmética',
    input: grades([6, 1], [7, 1], [9, 1]),
    expected: { media: 7.33, somaValores: 22, somaPesos: 3 },
    source: 'Conta à mão: (6 + 7 + 9) ÷ 3 = 22 ÷ 3 = 7,333…',
  },
  {
    title: 'Preço médio de compras em quantidades diferentes',
    input: grades(['32,40', 100], ['28,90', 50]),
    expected: { media: 31.23, somaValores: 4685, somaPesos: 150 },
    source: 'Conta à mão: 3.240 + 1.445 = 4.685; 4.685 ÷ 150 = 31,2333…',
  },
  {
    title: 'Linhas em branco não contam',
    input: grades([10, 1], ['', ''], [5, 1]),
    expected: { media: 7.5, somaValores: 15, somaPesos: 2 },
    source: 'Conta à mão: (10 + 5) ÷ 2 = 7,5',
    testOnly: true,
  },
  {
    title: 'Meio centésimo arredonda para cima',
    input: grades([1.01, 1], [1, 1]),
    expected: { media: 1.01, somaValores: 2.01, somaPesos: 2 },
    source: 'Conta à mão: 2,01 ÷ 2 = 1,005, que sobe para 1,01',
    testOnly: true,
  },
  {
    title: 'Pesos decimais somam sem ruído binário',
    input: grades([8, 0.1], [6, 0.2]),
    expected: { media: 6.67, somaValores: 2, somaPesos: 0.3 },
    source: 'Conta à mão: 0,8 + 1,2 = 2; 2 ÷ 0,3 = 6,666…',
    testOnly: true,
  },
] as const;
