/** Cases worked out by hand or published, and refusals. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { recusasDaEntrada, recusaDaTaxaDoFinanciamento } from '../../regras/financiamento.ts';

export const examples = [
  {
    title: 'Apartamento de R$ 300.000,00 em 30 anos pela tabela Price',
    input: {
      propertyValue: 300_000,
      downPayment: 60_000,
      interestRate: 10.5,
      years: 30,
      system: 'price',
    },
    expected: {
      financedAmount: 240_000,
      downPaymentPercentage: 20,
      monthlyRate: 0.875,
      numeroParcelas: 360,
      monthlyPayment: 2195.37,
      totalPaid: 790_334.75,
      totalInterest: 550_334.75,
      rendaSugerida: 7317.91,
      systems: [
        { firstPayment: 2195.37, lastPayment: 2195.37, totalInterest: 550_334.75, totalPaid: 790_334.75 },
        { firstPayment: 2766.67, lastPayment: 672.5, totalInterest: 379_050, totalPaid: 619_050 },
      ],
      sacSavings: 171_284.75,
      sacExtraFirstPayment: 571.3,
      porQueCustaMais:
        'A Price custa R$ 171.284,75 a mais de juros porque amortiza menos no começo, e os juros são sobre um saldo maior.',
    },
    source:
      'Conta à mão com 60 algarismos: 240.000 × 0,00875 ÷ (1 − 1,00875^−360) = 2.195,3743; × 360 = 790.334,75; ÷ 0,3 = 7.317,91. SAC: 240.000 ÷ 360 = 666,67; + 2.100 = 2.766,67; juros 240.000 × 0,00875 × 361 ÷ 2 = 379.050',
  },
  {
    title: 'O mesmo apartamento pelo SAC',
    input: { propertyValue: 300_000, downPayment: 60_000, interestRate: 10.5, years: 30, system: 'sac' },
    expected: {
      amortization: 666.67,
      firstPayment: 2766.67,
      lastPayment: 672.5,
      totalPaid: 619_050,
      totalInterest: 379_050,
      rendaSugerida: 9222.22,
    },
    source:
      'Conta à mão: 240.000 ÷ 360 = 666,67; + 240.000 × 0,00875 = 2.766,6667 (÷ 0,3 = 9.222,22); 666,67 × 1,00875 = 672,50; 240.000 + 240.000 × 0,00875 × 361 ÷ 2 = 619.050',
  },
  {
    title: 'SAC em 180 parcelas a 18% ao ano',
    input: { propertyValue: 400_000, downPayment: 40_000, interestRate: 18, years: 15, system: 'sac' },
    expected: {
      financedAmount: 360_000,
      downPaymentPercentage: 10,
      numeroParcelas: 180,
      amortization: 2000,
      firstPayment: 7400,
      lastPayment: 2030,
      totalPaid: 848_700,
      totalInterest: 488_700,
    },
    published: {
      source: 'Questão de prova, resolvida por Responde Aí',
      url: 'https://www.respondeai.com.br/conteudo/exercicios-ia/40-imovel-valor-360-000-00-foi-adquirido-financiamento-sistema-1-484366',
      values: ['lastPayment'],
    },
    source:
      'Exercício público de matemática financeira (R$ 360.000 pelo SAC, 180 prestações, 18% ao ano: última parcela de R$ 2.030,00, respondeai.com.br); o resto à mão: 2.000 + 5.400 e 360.000 × 0,015 × 181 ÷ 2',
  },
  {
    title: 'O mesmo apartamento, com R$ 20.000,00 a mais para encurtar o prazo',
    input: {
      propertyValue: 300_000,
      downPayment: 60_000,
      interestRate: 10.5,
      years: 30,
      system: 'price',
      amortizacoesExtras: [{ mes: 12, valor: 20_000, modo: 'prazo' }],
    },
    expected: {
      monthlyPayment: 2195.37,
      prazoEfetivo: 249,
      parcelasPoupadas: 111,
      totalInterest: 324_489.51,
      economiaJuros: 225_845.24,
      totalPaid: 564_489.51,
      sacSavings: 3802.01,
      fimDaDivida:
        'Amortizando a mais, você poupa R$ 225.845,24 de juros e 111 parcelas: a dívida acaba em 249 das 360 parcelas do contrato.',
      porQueCustaMais:
        'A Price custa R$ 3.802,01 a mais de juros porque amortiza menos no começo, e os juros são sobre um saldo maior, embora acabe antes: na parcela 249, e o SAC na 330.',
    },
    source:
      'Conta à mão, mês a mês com 50 algarismos: o saldo depois da 12ª parcela é 238.798,7911; menos 20.000, paga-se em 237 parcelas, a última de 36,68; juros somados 324.489,5076, contra 550.334,7504 sem a amortização. O SAC acaba na 330ª, com juros de 320.687,50; 324.489,51 − 320.687,50 = 3.802,01; 360 − 249 = 111',
  },
  {
    title: 'O mesmo apartamento, com R$ 500,00 a mais todo mês',
    input: {
      propertyValue: 300_000,
      downPayment: 60_000,
      interestRate: 10.5,
      years: 30,
      system: 'price',
      amortizacoesExtras: [{ mes: 1, valor: 500, frequencia: 1, modo: 'prazo' }],
    },
    expected: {
      monthlyPayment: 2195.37,
      prazoEfetivo: 174,
      parcelasPoupadas: 186,
      totalInterest: 227_210.85,
      economiaJuros: 323_123.9,
      totalPaid: 467_210.85,
      sacSavings: 10_159.81,
      fimDaDivida:
        'Amortizando a mais, você poupa R$ 323.123,90 de juros e 186 parcelas: a dívida acaba em 174 das 360 parcelas do contrato.',
    },
    source:
      'Conta à mão, mês a mês com 60 algarismos: 500 saem do saldo depois de cada parcela; juros somados 227.210,8509, contra 550.334,7504; o SAC acaba na 206ª, com juros de 217.051,0417',
  },
  {
    title: 'Amortização de todo mês para encurtar o prazo do SAC',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'sac',
      amortizacoesExtras: [{ mes: 1, valor: 500, frequencia: 1, modo: 'prazo' }],
    },
    expected: {
      lastPayment: 1015,
      prazoEfetivo: 8,
      parcelasPoupadas: 4,
      totalInterest: 540,
      economiaJuros: 240,
      schedule: [
        { balance: 10_500 },
        { balance: 9000 },
        { balance: 7500 },
        { balance: 6000 },
        { balance: 4500 },
        { balance: 3000 },
        { balance: 1500 },
        { balance: 0 },
      ],
    },
    source:
      'Conta à mão: 1.000 da parcela e 500 a mais por mês; juros 1% × (12.000 + 10.500 + … + 1.500) = 540, contra 780; última 1.000 + 1% × 1.500',
    testOnly: true,
  },
  {
    title: 'Amortização de todo ano, que acaba com a dívida',
    input: {
      propertyValue: 25_000,
      downPayment: 1000,
      interestRate: 12,
      years: 2,
      system: 'sac',
      amortizacoesExtras: [{ mes: 6, valor: 3000, frequencia: 12, modo: 'prazo' }],
    },
    expected: { prazoEfetivo: 18, parcelasPoupadas: 6, totalInterest: 2430, economiaJuros: 570 },
    source:
      'Conta à mão: saldos de 24.000 a 19.000 e, com 3.000 a menos, de 15.000 a 4.000; 3.000 depois da 18ª quitam; juros 1% × (129.000 + 114.000) = 2.430, contra 3.000',
    testOnly: true,
  },
  {
    title: 'FGTS a cada dois anos para diminuir a parcela do SAC',
    input: {
      propertyValue: 49_000,
      downPayment: 1000,
      interestRate: 12,
      years: 4,
      system: 'sac',
      amortizacoesExtras: [{ mes: 12, valor: 4800, frequencia: 24, modo: 'parcela' }],
    },
    expected: { lastPayment: 471.33, prazoEfetivo: 48, totalInterest: 10_560, economiaJuros: 1200 },
    source:
      'Conta à mão: 12 × 1.000; 31.200 ÷ 36 = 866,67; depois da 36ª, (10.400 − 4.800) ÷ 12 = 466,67; juros 1% × (510.000 + 748.800 − 239.200 + 36.400) = 10.560, contra 11.760; última 466,67 × 1,01',
    testOnly: true,
  },
  {
    title: 'Uma amortização sem valor não muda nada, e o aviso o diz',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'sac',
      amortizacoesExtras: [{ mes: 6, valor: 0, modo: 'prazo' }],
    },
    expected: { totalInterest: 780, prazoEfetivo: 12 },
    source: 'Conta à mão: 12.000 × 0,01 × 13 ÷ 2 = 780',
    testOnly: true,
  },
  {
    title: 'Todas as parcelas de um ano pelo SAC',
    input: { propertyValue: 13_000, downPayment: 1000, interestRate: 12, years: 1, system: 'sac' },
    expected: {
      schedule: [
        { month: 1, payment: 1120, interest: 120, principal: 1000, balance: 11_000 },
        { month: 2, payment: 1110, interest: 110, principal: 1000, balance: 10_000 },
        { month: 3, payment: 1100, interest: 100, principal: 1000, balance: 9000 },
        { month: 4, payment: 1090, interest: 90, principal: 1000, balance: 8000 },
        { month: 5, payment: 1080, interest: 80, principal: 1000, balance: 7000 },
        { month: 6, payment: 1070, interest: 70, principal: 1000, balance: 6000 },
        { month: 7, payment: 1060, interest: 60, principal: 1000, balance: 5000 },
        { month: 8, payment: 1050, interest: 50, principal: 1000, balance: 4000 },
        { month: 9, payment: 1040, interest: 40, principal: 1000, balance: 3000 },
        { month: 10, payment: 1030, interest: 30, principal: 1000, balance: 2000 },
        { month: 11, payment: 1020, interest: 20, principal: 1000, balance: 1000 },
        { month: 12, payment: 1010, interest: 10, principal: 1000, balance: 0 },
      ],
      totalPaid: 12_780,
      totalInterest: 780,
    },
    source:
      'Conta à mão: 12.000 ÷ 12 = 1.000 por mês e 1% do saldo de juros; juros 12.000 × 0,01 × 13 ÷ 2 = 780',
    testOnly: true,
  },
  {
    title: 'A menor taxa e o menor prazo',
    input: { propertyValue: 12_000, downPayment: 0, interestRate: 0.1, years: 1, system: 'price' },
    expected: {
      downPaymentPercentage: 0,
      monthlyPayment: 1000.54,
      totalPaid: 12_006.5,
      totalInterest: 6.5,
    },
    source:
      'Conta à mão com 60 algarismos: i = 0,001 ÷ 12; 12.000 × i ÷ (1 − (1 + i)^−12) = 1.000,5417; × 12 = 12.006,50',
    testOnly: true,
  },
  {
    title: 'SAC em um ano, com os seguros e a tarifa',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'sac',
      seguroMip: 0.03,
      seguroDfi: 0.01,
      tarifaAdministracao: 25,
    },
    today: '2026-11-22',
    expected: {
      firstPayment: 1120,
      seguroMipInicial: 3.6,
      seguroDfiMensal: 1.3,
      primeiraParcelaTotal: 1149.9,
      totalEncargos: 339,
      totalInterest: 780,
      cet: 18.5636086512,
      cetMensal: 1.4291106288,
    },
    source:
      'Conta à mão: 12.000 × 0,03% = 3,60; 13.000 × 0,01% = 1,30; 1.120 + 3,60 + 1,30 + 25 = 1.149,90. MIP de 0,30 × (12 + … + 1) = 23,40; + 12 × 26,30 = 339. CET: a taxa em que as doze parcelas (1.149,90 aos 30 dias, 1.139,60 aos 61, … 1.036,60 aos 365) valem 12.000, achada por bisseção com 40 algarismos',
    testOnly: true,
  },
  {
    title: 'Amortização antes da primeira parcela, para encurtar o prazo do SAC',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'sac',
      amortizacoesExtras: [{ mes: 0, valor: 3000, modo: 'prazo' }],
    },
    today: '2026-11-22',
    expected: {
      firstPayment: 1090,
      lastPayment: 1010,
      prazoEfetivo: 9,
      totalInterest: 450,
      economiaJuros: 330,
      totalPaid: 12_450,
      cet: 12.7491926353,
    },
    source:
      'Conta à mão: a amortização segue em 1.000 por mês, e 9.000 acabam em 9 meses; juros 1% × (9.000 + … + 1.000) = 450, contra 780. CET: a taxa em que as nove parcelas valem 9.000, por bisseção',
    testOnly: true,
  },
  {
    title: 'A mesma amortização, para diminuir a parcela',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'sac',
      amortizacoesExtras: [{ mes: 0, valor: 3000, modo: 'parcela' }],
    },
    expected: {
      firstPayment: 840,
      lastPayment: 757.5,
      prazoEfetivo: 12,
      totalInterest: 585,
      economiaJuros: 195,
      parcelasPoupadas: 0,
      fimDaDivida:
        'Amortizando a mais, você poupa R$ 195,00 de juros; a dívida acaba na última das 12 parcelas do contrato, que é de R$ 757,50.',
    },
    source: 'Conta à mão: 9.000 ÷ 12 = 750, + 90; juros 1% × 750 × (12 + … + 1) = 585; 780 − 585 = 195',
    testOnly: true,
  },
  {
    title: 'Amortização que diminui as parcelas seguintes da Price',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'price',
      amortizacoesExtras: [{ mes: 6, valor: 3000, modo: 'parcela' }],
    },
    expected: {
      monthlyPayment: 1066.19,
      prazoEfetivo: 12,
      totalInterest: 688.35,
      economiaJuros: 105.88,
      fimDaDivida:
        'Amortizando a mais, você poupa R$ 105,88 de juros; a dívida acaba na última das 12 parcelas do contrato, que é de R$ 548,54.',
    },
    source:
      'Conta à mão com 50 algarismos: depois de seis parcelas de 1.066,1855 e de 3.000 a mais, seis de 548,5404; juros somados 688,3550; 794,23 − 688,35 = 105,88',
    testOnly: true,
  },
  {
    title: 'Saldo corrigido pela TR de 0,1% ao mês',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'sac',
      trMensal: 0.1,
    },
    expected: {
      firstPayment: 1121.12,
      lastPayment: 1022.19,
      correcaoMonetaria: 78.29,
      fimDaDivida: 'A dívida acaba na última das 12 parcelas do contrato, que é de R$ 1.022,19.',
      totalInterest: 783.65,
      totalPaid: 12_861.94,
    },
    source:
      'Conta à mão: 12.000 × 1,001 = 12.012; amortização 12.012 ÷ 12 = 1.001; juros 120,12. Em cada mês k o saldo corrigido é (13 − k) × 1.000 × 1,001^k: juros 1% da soma = 783,65; correção 0,1% dos saldos = 78,2867; última 1.000 × 1,001¹² × 1,01 = 1.022,19',
    testOnly: true,
  },
  {
    title: 'SAC com R$ 30.000,00 a mais depois de um ano: a Price passa a custar menos juros',
    input: {
      propertyValue: 400_000,
      downPayment: 80_000,
      interestRate: 11.49,
      years: 30,
      system: 'sac',
      amortizacoesExtras: [{ mes: 12, valor: 30_000, modo: 'prazo' }],
    },
    expected: {
      numeroParcelas: 360,
      prazoEfetivo: 327,
      parcelasPoupadas: 33,
      totalInterest: 457_793.52,
      economiaJuros: 95_258.48,
      sacExtraInterest: 24_110.73,
      fimDaDivida:
        'Amortizando a mais, você poupa R$ 95.258,48 de juros e 33 parcelas: a dívida acaba em 327 das 360 parcelas do contrato, e a última é de R$ 224,35.',
      porQueCustaMais:
        'O SAC custa R$ 24.110,73 a mais de juros porque a amortização extra rende mais na Price, que acaba na parcela 229; o SAC, na 327.',
      systems: [{ totalInterest: 433_682.79 }, { totalInterest: 457_793.52 }],
    },
    source:
      'Conta à mão, mês a mês com 50 algarismos: juros da Price, que acaba na 229ª parcela, 433.682,7908; do SAC, que acaba na 327ª, 457.793,5167, contra 553.052,00 sem a amortização; 457.793,52 − 433.682,79 = 24.110,73; a última do SAC é de 224,3500',
    testOnly: true,
  },
  {
    title: 'A amortização paga a dívida toda antes da primeira parcela',
    input: {
      propertyValue: 13_000,
      downPayment: 1000,
      interestRate: 12,
      years: 1,
      system: 'price',
      amortizacoesExtras: [{ mes: 0, valor: 50_000, modo: 'parcela' }],
    },
    expected: {
      monthlyPayment: 0,
      prazoEfetivo: 0,
      totalInterest: 0,
      totalPaid: 12_000,
      economiaJuros: 794.23,
      fimDaDivida:
        'Amortizando a mais, você poupa R$ 794,23 de juros e quita a dívida antes da primeira parcela.',
      porQueCustaMais: 'Neste caso os dois sistemas custam os mesmos juros.',
    },
    source:
      'Conta à mão: só se pagam os 12.000 devidos; os juros sem ela são 1.066,18546 × 12 − 12.000 = 794,23',
    testOnly: true,
  },
  {
    title: 'R$ 320.000,00 pelo SAC em 30 anos a 11,49% ao ano, taxa nominal',
    input: { propertyValue: 400_000, downPayment: 80_000, interestRate: 11.49, years: 30, system: 'sac' },
    expected: {
      firstPayment: 3952.89,
      outraTaxa: [
        'A taxa de 11,49% ao ano conta como nominal: 0,9575% ao mês. Se ela for efetiva, a primeira parcela é de R$ 3.802,47.',
      ],
    },
    source:
      'Conta à mão: 320.000 ÷ 360 = 888,888…; + 320.000 × 0,1149 ÷ 12 = 3.064 dá 3.952,89; 1,1149^(1/12) = 1,0091049…; 888,888… + 2.913,58 = 3.802,47',
  },
  {
    title: 'A mesma taxa, efetiva',
    input: {
      propertyValue: 400_000,
      downPayment: 80_000,
      interestRate: 11.49,
      tipoTaxa: 'efetiva',
      years: 30,
      system: 'sac',
    },
    expected: { firstPayment: 3802.47 },
    source:
      'Conta à mão: 1,1149^(1/12) = 1,0091049…; 320.000 ÷ 360 + 320.000 × 0,0091049… = 888,89 + 2.913,58',
    testOnly: true,
  },
  {
    title: 'SAC em 40 parcelas a 12% ao ano',
    input: {
      propertyValue: 120_000,
      downPayment: 20_000,
      interestRate: 12,
      prazoEm: 'parcelas',
      parcelas: 40,
      system: 'sac',
    },
    expected: {
      numeroParcelas: 40,
      firstPayment: 3500,
      lastPayment: 2525,
      totalInterest: 20_500,
      totalPaid: 120_500,
    },
    source:
      'Conta à mão: 100.000 ÷ 40 = 2.500; 2.500 + 1% de 100.000 = 3.500; 2.500 + 1% de 2.500 = 2.525; juros de 25 × (40 + 39 + … + 1) = 25 × 820 = 20.500',
    testOnly: true,
  },
  {
    title: 'Taxa de 24% ao ano',
    input: { propertyValue: 100_000, downPayment: 20_000, interestRate: 24, years: 1, system: 'price' },
    expected: { monthlyRate: 2, monthlyPayment: 7564.77 },
    source: 'Conta à mão: 0,02 ÷ (1 − 1,02^−12) = 0,0945595966; × 80.000 = 7.564,7677',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  recusaDaTaxaDoFinanciamento,
  ...recusasDaEntrada('propertyValue', 300_000),
  {
    input: { years: 20.3 },
    field: 'years',
    message: 'Digite um prazo que dê meses inteiros, como 20 ou 12,5 anos',
  },
  {
    input: { years: 2, amortizacoesExtras: [{ mes: 24, valor: 100, modo: 'prazo' }] },
    field: 'amortizacoesExtras.0.mes',
    message: 'Digite um número entre 0 e 23',
  },
];
