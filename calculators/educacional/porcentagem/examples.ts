/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'Quanto é 15% de 200',
    input: { tipo: 'calcular', valor: 200, porcentagem: 15 },
    expected: { resultado: 30, explicacao: ['15% = 15 ÷ 100', '200 × 15 ÷ 100 = 30'] },
    source: 'Conta à mão: 200 × 15 ÷ 100 = 30',
  },
  {
    title: 'Preço de R$ 350,00 com 12% de desconto',
    input: { tipo: 'desconto', valor: 350, porcentagem: 12 },
    expected: { resultado: 42, valorFinal: 308 },
    source: 'Conta à mão: 350 × 0,12 = 42; 350 − 42 = 308',
  },
  {
    title: 'Salário de R$ 2.400,00 com reajuste de 4,5%',
    input: { tipo: 'acrescimo', valor: '2.400,00', porcentagem: '4,5' },
    expected: { resultado: 108, valorFinal: 2508 },
    source: 'Conta à mão: 2.400 × 0,045 = 108; 2.400 + 108 = 2.508',
  },
  {
    title: 'Variação de 240 para 310',
    input: { tipo: 'variacao', valor: 240, valorFinal: 310 },
    expected: {
      resultado: 29.17,
      explicacao: ['310 − 240 = 70', '70 ÷ 240 × 100 ≈ 29,17%', 'O valor aumentou de 240 para 310'],
    },
    source: 'Conta à mão: 70 ÷ 240 = 0,291666…',
  },
  {
    title: 'Queda de 80 para 50',
    input: { tipo: 'variacao', valor: 80, valorFinal: 50 },
    expected: { resultado: -37.5 },
    source: 'Conta à mão: −30 ÷ 80 = −0,375',
    testOnly: true,
  },
  {
    title: 'Meio centésimo de variação arredonda para longe do zero',
    input: { tipo: 'variacao', valor: 20000, valorFinal: 20201 },
    expected: { resultado: 1.01 },
    source: 'Conta à mão: 201 ÷ 20.000 = 0,01005, ou 1,005%',
    testOnly: true,
  },
  {
    title: 'O resultado não é arredondado',
    input: { tipo: 'calcular', valor: '33,33', porcentagem: '12,5' },
    expected: { resultado: 4.16625 },
    source: 'Conta à mão: 33,33 ÷ 8 = 4,16625',
    testOnly: true,
  },
  {
    title: 'Decimais sem ruído binário',
    input: { tipo: 'acrescimo', valor: 0.1, porcentagem: 200 },
    expected: { resultado: 0.2, valorFinal: 0.3 },
    source: 'Conta à mão: 0,1 + 0,2 = 0,3',
    testOnly: true,
  },
  {
    title: 'Variação a partir de um valor negativo',
    input: { tipo: 'variacao', valor: -50, valorFinal: 100 },
    expected: { resultado: -300 },
    source: 'Conta à mão: 150 ÷ −50 = −3',
    testOnly: true,
  },
  {
    title: 'Desconto de mais de 100%',
    input: { tipo: 'desconto', valor: 50, porcentagem: 120 },
    expected: { resultado: 60, valorFinal: -10 },
    source: 'Conta à mão: 50 × 1,2 = 60; 50 − 60 = −10',
    testOnly: true,
  },
] as const;
