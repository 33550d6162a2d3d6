/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'Quanto é 6/8 em decimal',
    input: { modo: 'fracao-decimal', numerador: 6, denominador: 8 },
    expected: {
      decimal: 0.75,
      fracao: '6/8',
      fracaoSimplificada: '3/4',
      passos: ['Divida os dois termos por 2: 6/8 = 3/4', 'Divida o numerador pelo denominador: 6 ÷ 8 = 0,75'],
    },
    source: 'Conta à mão: o mdc de 6 e 8 é 2; 6 ÷ 8 = 0,75',
  },
  {
    title: 'Que fração é 0,625',
    input: { modo: 'decimal-fracao', decimal: '0,625' },
    expected: {
      decimal: 0.625,
      fracao: '625/1000',
      fracaoSimplificada: '5/8',
      passos: [
        'Com 3 casas decimais, o denominador é 1000: 625/1000',
        'Divida os dois termos por 125: 625/1000 = 5/8',
      ],
    },
    source: 'Conta à mão: o mdc de 625 e 1000 é 125; 625 ÷ 125 = 5 e 1000 ÷ 125 = 8',
  },
  {
    title: 'Uma dízima periódica: 2/3',
    input: { modo: 'fracao-decimal', numerador: 2, denominador: 3 },
    expected: {
      decimal: 0.666667,
      fracao: '2/3',
      fracaoSimplificada: '2/3',
      passos: [
        '2/3 já está na forma mais simples',
        'Divida o numerador pelo denominador: 2 ÷ 3 ≈ 0,666667',
        'A divisão não termina: é uma dízima periódica, mostrada com 6 casas decimais',
      ],
    },
    source: 'Conta à mão: 2 ÷ 3 = 0,6666…, que sobe na sexta casa',
  },
  {
    title: 'Decimal como digitado: 0,333',
    input: { modo: 'decimal-fracao', decimal: '0,333' },
    expected: { decimal: 0.333, fracao: '333/1000', fracaoSimplificada: '333/1000' },
    source: '333 = 3² × 37 e 1000 = 2³ × 5³ não têm divisor comum',
  },
  {
    title: 'O sinal fica no numerador e o denominador 1 não se escreve',
    input: { modo: 'fracao-decimal', numerador: 8, denominador: -4 },
    expected: { decimal: -2, fracao: '-8/4', fracaoSimplificada: '-2' },
    source: 'Conta à mão: 8 ÷ (−4) = −2',
    testOnly: true,
  },
  {
    title: 'Termos decimais viram inteiros',
    input: { modo: 'fracao-decimal', numerador: '1,5', denominador: '0,25' },
    expected: { decimal: 6, fracao: '150/25', fracaoSimplificada: '6' },
    source: 'Conta à mão: 1,5 ÷ 0,25 = 150 ÷ 25 = 6',
    testOnly: true,
  },
  {
    title: 'Decimal negativo com parte inteira',
    input: { modo: 'decimal-fracao', decimal: -2.125 },
    expected: { decimal: -2.125, fracao: '-2125/1000', fracaoSimplificada: '-17/8' },
    source: 'Conta à mão: 2,125 = 2125/1000; o mdc é 125',
    testOnly: true,
  },
  {
    title: 'Um número inteiro',
    input: { modo: 'decimal-fracao', decimal: 2 },
    expected: { decimal: 2, fracao: '2/1', fracaoSimplificada: '2' },
    source: 'Um inteiro é uma fração de denominador 1',
    testOnly: true,
  },
] as const;
