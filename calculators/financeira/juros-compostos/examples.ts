/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'R$ 1.000,00 e mais R$ 200,00 por mês, por 10 anos, a 12% ao ano',
    input: { principal: 1000, rate: 12, time: 10, monthlyContribution: 200 },
    expected: {
      totalValue: 49308.12,
      totalContributed: 25000,
      totalInterest: 24308.12,
      roi: 97.2324991442,
    },
    source:
      'Conta à mão, com 1,01^120 = 3,3003868946: 1.000 × 3,3003868946 + 200 × 2,3003868946 ÷ 0,01 = 49.308,1248',
  },
  {
    title: 'R$ 10.000,00 parados por um ano e meio a 12% ao ano',
    input: { principal: 10000, rate: 12, time: 1.5 },
    expected: {
      totalValue: 11961.47,
      totalInterest: 1961.47,
      evolucao: [
        { ano: 1, investido: 10000, juros: 1268.25, total: 11268.25 },
        { ano: 1.5, investido: 10000, juros: 1961.47, total: 11961.47 },
      ],
    },
    source: 'Conta à mão: 10.000 × 1,01^12 = 11.268,2503; 10.000 × 1,01^18 = 11.961,4748',
  },
  {
    title: 'Só aportes: R$ 100,00 por mês, por 3 meses, a 12% ao ano',
    input: { rate: 12, time: 0.25, monthlyContribution: 100 },
    expected: { totalValue: 303.01, totalContributed: 300, totalInterest: 3.01 },
    source: 'Conta à mão: 100 × (1,01² + 1,01 + 1) = 303,01',
  },
  {
    title: 'R$ 10.000,00 por um ano e meio a 21% ao ano, taxa efetiva',
    input: { principal: 10000, rate: 21, time: 1.5, tipoTaxa: 'efetiva' },
    expected: {
      totalValue: 13310,
      totalInterest: 3310,
      evolucao: [
        { ano: 1, investido: 10000, juros: 2100, total: 12100 },
        { ano: 1.5, investido: 10000, juros: 3310, total: 13310 },
      ],
    },
    source: 'Conta à mão: 1,21^1,5 = 1,1³ = 1,331; 10.000 × 1,21 = 12.100; 10.000 × 1,331 = 13.310',
  },
  {
    title: 'A taxa efetiva de 12,682503% ao ano é 1% ao mês, também para os aportes',
    input: {
      principal: 1000,
      rate: 12.682503,
      time: 0.25,
      monthlyContribution: 100,
      tipoTaxa: 'efetiva',
    },
    expected: { totalValue: 1333.31, totalContributed: 1300, totalInterest: 33.31 },
    source:
      'Conta à mão: 1,12682503^(1/12) = 1,01; 1.000 × 1,01³ + 100 × (1,01² + 1,01 + 1) = 1.030,301 + 303,01 = 1.333,311',
    testOnly: true,
  },
  {
    title: 'Juro zero: o valor final é o que foi investido',
    input: { principal: 500, rate: 0, time: 2, monthlyContribution: 100 },
    expected: {
      totalValue: 2900,
      totalContributed: 2900,
      totalInterest: 0,
      roi: 0,
      evolucao: [
        { ano: 1, investido: 1700, juros: 0, total: 1700 },
        { ano: 2, investido: 2900, juros: 0, total: 2900 },
      ],
    },
    source: 'Conta à mão: 500 + 24 × 100',
    testOnly: true,
  },
  {
    title: 'Meio centavo arredonda para cima',
    input: { principal: 625, rate: 24, time: 0.25 },
    expected: { totalValue: 663.26, totalInterest: 38.26 },
    source: 'Conta à mão: 625 × 1,02³ = 625 × 1,061208 = 663,255',
    testOnly: true,
  },
  {
    title: 'Nada preenchido',
    input: {},
    expected: { totalValue: 0, totalContributed: 0, totalInterest: 0, roi: 0, evolucao: [] },
    source: 'Definição: sem dinheiro e sem prazo não há rendimento',
    testOnly: true,
  },
  {
    title: 'R$ 10.000,00 por um ano a 12% ao ano, taxa efetiva',
    input: { principal: 10000, rate: 12, time: 1, tipoTaxa: 'efetiva' },
    expected: {
      totalValue: 11200,
      outraTaxa: [
        'A taxa de 12% ao ano conta como efetiva: 0,9489% ao mês. Se ela for nominal, o valor final é de R$ 11.268,25.',
      ],
    },
    source:
      'Conta à mão: 10.000 × 1,12 = 11.200; 1,12^(1/12) = 1,009488793; nominal, 10.000 × 1,01^12 = 11.268,2503',
  },
  {
    title: 'A mesma taxa, nominal',
    input: { principal: 10000, rate: 12, time: 1 },
    expected: {
      totalValue: 11268.25,
      outraTaxa: [
        'A taxa de 12% ao ano conta como nominal: 1% ao mês. Se ela for efetiva, o valor final é de R$ 11.200,00.',
      ],
    },
    source: 'Conta à mão: 10.000 × 1,01^12 = 11.268,2503; efetiva, 10.000 × 1,12 = 11.200',
    testOnly: true,
  },
  {
    title: 'R$ 1.000,00 por três meses a 2% ao mês',
    input: { principal: 1000, rate: 2, time: 0.25, tipoTaxa: 'mensal' },
    expected: { totalValue: 1061.21, totalInterest: 61.21 },
    source: 'Conta à mão: 1.000 × 1,02³ = 1.061,208',
    testOnly: true,
  },
  {
    title: 'R$ 10.000,00 por 18 meses a 12% ao ano',
    input: { principal: 10000, rate: 12, prazoEm: 'meses', meses: 18 },
    expected: {
      totalValue: 11961.47,
      totalInterest: 1961.47,
      evolucao: [
        { ano: 1, investido: 10000, juros: 1268.25, total: 11268.25 },
        { ano: 1.5, investido: 10000, juros: 1961.47, total: 11961.47 },
      ],
    },
    source: 'Conta à mão: 10.000 × 1,01^12 = 11.268,2503; 10.000 × 1,01^18 = 11.961,4748',
    testOnly: true,
  },
] as const;
