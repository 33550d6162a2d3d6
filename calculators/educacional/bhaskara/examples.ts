/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'x² − 5x + 6 = 0',
    input: { a: 1, b: -5, c: 6 },
    expected: {
      delta: 1,
      x1: 3,
      x2: 2,
      tipo: 'duas-raizes',
      passos: [
        'Equação: x² − 5x + 6 = 0',
        'Δ = b² − 4ac = (−5)² − 4 × 1 × 6 = 25 − 24 = 1',
        'Δ é positivo: a equação tem duas raízes reais diferentes',
        '√Δ = √1 = 1',
        'x₁ = (−b + √Δ) ÷ 2a = (5 + 1) ÷ 2 = 3',
        'x₂ = (−b − √Δ) ÷ 2a = (5 − 1) ÷ 2 = 2',
      ],
    },
    source: 'Conta à mão: (x − 3)(x − 2) = x² − 5x + 6',
  },
  {
    title: 'Uma raiz só: x² + 4x + 4 = 0',
    input: { a: 1, b: 4, c: 4 },
    expected: {
      delta: 0,
      x1: -2,
      tipo: 'uma-raiz',
      passos: [
        'Equação: x² + 4x + 4 = 0',
        'Δ = b² − 4ac = 4² − 4 × 1 × 4 = 16 − 16 = 0',
        'Δ é zero: a equação tem uma raiz real (duas raízes iguais)',
        'x = (−b + √Δ) ÷ 2a = (−4 + 0) ÷ 2 = −2',
      ],
    },
    source: 'Conta à mão: (x + 2)² = x² + 4x + 4',
  },
  {
    title: 'Sem raízes reais: x² + 2x + 5 = 0',
    input: { a: 1, b: 2, c: 5 },
    expected: { delta: -16, tipo: 'sem-raizes' },
    source: 'Conta à mão: 4 − 20 = −16',
  },
  {
    title: 'Raízes que não são exatas: x² − x − 1 = 0',
    input: { a: 1, b: -1, c: -1 },
    expected: { delta: 5, x1: 1.62, x2: -0.62, tipo: 'duas-raizes' },
    source: 'A razão áurea, (1 + √5) ÷ 2 = 1,618…, e (1 − √5) ÷ 2 = −0,618…',
  },
  {
    title: 'Coeficientes decimais com uma raiz só: 0,1x² + 0,6x + 0,9 = 0',
    input: { a: '0,1', b: '0,6', c: '0,9' },
    expected: { delta: 0, x1: -3, tipo: 'uma-raiz' },
    source: 'Conta à mão: 0,1(x + 3)²; 0,36 − 4 × 0,09 = 0',
    testOnly: true,
  },
  {
    title: 'Com a negativo, x₁ é a menor raiz',
    input: { a: -1, b: 1, c: 6 },
    expected: { delta: 25, x1: -2, x2: 3, tipo: 'duas-raizes' },
    source: 'Conta à mão: (−1 + 5) ÷ (−2) = −2; (−1 − 5) ÷ (−2) = 3',
    testOnly: true,
  },
  {
    title: 'Uma raiz muito menor que a outra não se perde',
    input: { a: 1, b: -1000000000, c: 1000000000 },
    expected: { delta: 999999996000000000, x1: 999999999, x2: 1, tipo: 'duas-raizes' },
    source: 'Pelo produto e pela soma: x₂ = 1 + 10⁻⁹ + … e x₁ = 10⁹ − x₂; 10¹⁸ − 4 × 10⁹',
    testOnly: true,
  },
] as const;
