/** Cases worked out by hand. */
import { TAXA_ACEITAVEL, TAXA_ALTA } from './antecipacao-do-beneficio.ts';

export const examples = [
  {
    title: 'Antecipar R$ 1.320,00 por três meses',
    input: { benefitValue: 1320, interestRate: 3.5, anticipationMonths: 3 },
    expected: {
      originalValue: 1320,
      anticipatedValue: 1190.56,
      fees: 23.81,
      netValue: 1166.75,
      discount: 129.44,
      totalCost: 153.25,
      veredicto: TAXA_ACEITAVEL,
    },
    source:
      'Conta à mão: 1,035³ = 1,108717875; 1.320 ÷ 1,108717875 = 1.190,5644; 2% = 23,8113; desconto de 9,8057%, até 10%',
  },
  {
    title: 'Antecipar R$ 2.000,00 por seis meses a 2% ao mês',
    input: { benefitValue: 2000, interestRate: 2, anticipationMonths: 6 },
    expected: {
      anticipatedValue: 1775.94,
      fees: 35.52,
      netValue: 1740.42,
      discount: 224.06,
      totalCost: 259.58,
      veredicto: TAXA_ALTA,
    },
    source:
      'Tábua financeira: 1,02^6 = 1,126162419; 2.000 ÷ 1,126162419 = 1.775,9428; 2% = 35,5189; desconto de 11,2029%, acima de 10%',
  },
  {
    title: 'Antecipar R$ 1.210,00 por dois meses a 10% ao mês',
    input: { benefitValue: 1210, interestRate: 10, anticipationMonths: 2 },
    expected: {
      anticipatedValue: 1000,
      fees: 20,
      netValue: 980,
      discount: 210,
      totalCost: 230,
      veredicto: TAXA_ALTA,
    },
    source: 'Conta à mão: 1.210 ÷ 1,1² = 1.000; 2% = 20; 210 ÷ 1.210 = 17,36%',
  },
  {
    title: 'Um desconto que se escreve 10,00%, mas passa de 10%',
    input: { benefitValue: 10, interestRate: 11.112, anticipationMonths: 1 },
    expected: { anticipatedValue: 9, fees: 0.18, netValue: 8.82, discount: 1, veredicto: TAXA_ALTA },
    source: 'Conta à mão: 10 ÷ 1,11112 = 8,999928; 2% = 0,17999856; desconto de 10,00072%, acima de 10%',
    testOnly: true,
  },
  {
    title: 'Um desconto logo abaixo de 10%',
    input: { benefitValue: 10, interestRate: 11.111, anticipationMonths: 1 },
    expected: { anticipatedValue: 9, fees: 0.18, netValue: 8.82, discount: 1, veredicto: TAXA_ACEITAVEL },
    source: 'Conta à mão: 10 ÷ 1,11111 = 9,000009; desconto de 9,99991%, até 10%',
    testOnly: true,
  },
  {
    title: 'Três saques de um saldo de R$ 10.000,00 no FGTS',
    input: {
      modalidade: 'fgts',
      saldoFgts: 10_000,
      mesAniversario: 3,
      quantidadeSaques: 3,
      interestRate: 1.79,
    },
    today: '2026-11-22',
    expected: {
      totalCedido: 1500,
      valorAntecipado: 1153.86,
      iof: 28.81,
      valorLiberado: 1125.05,
      custoAntecipacao: 374.95,
      saques: [
        { ano: 2027, saque: 2650, cedido: 500, vencimento: '2027-03-05', dias: 103, valorPresente: 470.45 },
        { ano: 2028, saque: 2120, cedido: 500, vencimento: '2028-03-07', dias: 471, valorPresente: 378.44 },
        { ano: 2029, saque: 1696, cedido: 500, vencimento: '2029-03-07', dias: 836, valorPresente: 304.97 },
      ],
    },
    published: {
      source: 'Boa Informação, com a tabela da Caixa: saldo de R$ 10 mil',
      url: 'https://boainformacao.com.br/2021/09/fgts-permite-saques-ainda-em-2021-veja-como-sacar-e-o-calendario/',
      values: ['saques.0.saque'],
    },
    source:
      'Conta à mão: 10.000 × 20% + 650 = 2.650; 7.350 × 20% + 650 = 2.120; 5.230 × 20% + 650 = 1.696. 500 ÷ 1,0179^(103 ÷ 30) = 470,4525; 378,4423; 304,9679. IOF 470,4525 × (0,0082% × 103 + 0,38%) + (378,4423 + 304,9679) × (0,0082% × 365 + 0,38%) = 28,8126',
  },
  {
    title: 'Um saque de menos de R$ 500,00, neste ano ainda',
    input: { modalidade: 'fgts', saldoFgts: 1000, mesAniversario: 12, interestRate: 1.79 },
    today: '2026-11-22',
    expected: {
      totalCedido: 450,
      valorAntecipado: 446.03,
      iof: 2.24,
      valorLiberado: 443.79,
      saques: [{ saque: 450, cedido: 450, vencimento: '2026-12-07', dias: 15 }],
    },
    published: {
      source: 'Central Piauí, com a tabela da Caixa: saldo de R$ 1 mil',
      url: 'https://centralpiaui.com.br/amp/noticias/brasil/fgts-libera-saque-aniversario-para-quem-faz-aniversario-em-janeiro-14587.html',
      values: ['saques.0.saque'],
    },
    source:
      'Conta à mão: 1.000 × 40% + 50 = 450; 7/12/2026, segunda-feira, é o quinto dia útil; 450 ÷ 1,0179^0,5 = 446,0258; IOF × (0,0082% × 15 + 0,38%) = 2,2435',
    testOnly: true,
  },
  {
    title: 'Os saques acabam antes dos três: o terceiro não chega ao mínimo',
    input: {
      modalidade: 'fgts',
      saldoFgts: 400,
      mesAniversario: 11,
      quantidadeSaques: 3,
      interestRate: 1.79,
    },
    today: '2026-11-22',
    expected: {
      totalCedido: 300,
      valorAntecipado: 227.95,
      iof: 7.5,
      valorLiberado: 220.45,
      saques: [
        { saque: 200, vencimento: '2027-11-08', dias: 351 },
        { saque: 100, vencimento: '2028-11-08', dias: 717 },
      ],
    },
    source:
      'Conta à mão: 400 × 50% = 200, 200 × 50% = 100, e 50 não se antecipam. Finados, no dia 2, põe o quinto dia útil em 8/11. 200 ÷ 1,0179^11,7 = 162,5100; 100 ÷ 1,0179^23,9 = 65,4407; IOF 162,51 × 3,2582% + 65,4407 × 3,373% = 7,5022',
    testOnly: true,
  },
  {
    title: 'Cinco saques, no último dia em que se podiam antecipar',
    input: {
      modalidade: 'fgts',
      saldoFgts: 15_000,
      mesAniversario: 3,
      quantidadeSaques: 5,
      interestRate: 1.79,
    },
    today: '2026-10-31',
    expected: { totalCedido: 2500, valorAntecipado: 1577.01, iof: 44.05, valorLiberado: 1532.96 },
    source:
      'Conta à mão: saques de 3.400, 2.890, 2.392, 1.913,60 e 1.471,32, dos quais 500 cada um, aos 125, 493, 858, 1.223 e 1.588 dias: 464,3713 + 373,5505 + 301,0258 + 242,5818 + 195,4846; IOF 464,3713 × 1,405% + 1.112,6427 × 3,373% = 44,0539',
    testOnly: true,
  },
  {
    title: 'No dia anterior ao quinto dia útil, o saque deste mês ainda se antecipa',
    input: { modalidade: 'fgts', saldoFgts: 3000, mesAniversario: 11, interestRate: 1.79 },
    today: '2026-11-08',
    expected: {
      valorAntecipado: 499.7,
      iof: 1.94,
      valorLiberado: 497.76,
      saques: [{ dias: 1, saque: 1050 }],
    },
    source:
      'Conta à mão: 3.000 × 30% + 150 = 1.050; 500 ÷ 1,0179^(1 ÷ 30) = 499,7044; × (0,0082% + 0,38%) = 1,9399',
    testOnly: true,
  },
] as const;
