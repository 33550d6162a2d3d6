/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: '2x + 4 = 10',
    input: { a: 2, b: 4, c: 10 },
    expected: {
      x: 3,
      passos: [
        'Equação: 2x + 4 = 10',
        'Subtraia 4 dos dois lados: 2x = 10 − 4 = 6',
        'Divida os dois lados por 2: x = 6 ÷ 2 = 3',
      ],
      verificacao: '2 × 3 + 4 = 10',
    },
    source: 'Conta à mão: 10 − 4 = 6; 6 ÷ 2 = 3',
  },
  {
    title: 'Corrida de táxi: R$ 6,00 de bandeirada e R$ 3,50 por quilômetro dão R$ 41,00',
    input: { a: '3,5', b: 6, c: 41 },
    expected: { x: 10, verificacao: '3,5 × 10 + 6 = 41' },
    source: 'Conta à mão: 41 − 6 = 35; 35 ÷ 3,5 = 10',
  },
  {
    title: '5x − 7 = 0',
    input: { a: 5, b: -7 },
    expected: {
      x: 1.4,
      passos: [
        'Equação: 5x − 7 = 0',
        'Some 7 aos dois lados: 5x = 0 + 7 = 7',
        'Divida os dois lados por 5: x = 7 ÷ 5 = 1,4',
      ],
      verificacao: '5 × 1,4 − 7 = 0',
    },
    source: 'Conta à mão: 7 ÷ 5 = 1,4',
  },
  {
    title: 'Uma dízima: −3x = 2',
    input: { a: -3, b: 0, c: 2 },
    expected: {
      x: -0.67,
      passos: ['Equação: −3x = 2', 'Divida os dois lados por −3: x = 2 ÷ (−3) ≈ −0,67'],
      verificacao: '−3 × (−2/3) = 2',
    },
    source: 'Conta à mão: 2 ÷ (−3) = −0,666…',
    testOnly: true,
  },
  {
    title: 'Meio centésimo arredonda para longe do zero',
    input: { a: 200, b: 0, c: 201 },
    expected: { x: 1.01, verificacao: '200 × (201/200) = 201' },
    source: 'Conta à mão: 201 ÷ 200 = 1,005',
    testOnly: true,
  },
  {
    title: 'Já resolvida: x + 2 = 2',
    input: { a: 1, b: 2, c: 2 },
    expected: { x: 0, passos: ['Equação: x + 2 = 2', 'Subtraia 2 dos dois lados: x = 2 − 2 = 0'] },
    source: 'Conta à mão: 2 − 2 = 0',
    testOnly: true,
  },
] as const;
