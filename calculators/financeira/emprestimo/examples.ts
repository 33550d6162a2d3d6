/** Cases worked out by hand, and refusals. */
import { recusaDosCustos } from '../../regras/custos-do-credito.ts';

export const examples = [
  {
    title: 'R$ 10.000,00 em 24 parcelas a 3,5% ao mês',
    input: { loanAmount: 10_000, interestRate: 3.5, years: 2 },
    today: '2026-11-22',
    expected: {
      financedAmount: 10_294.98,
      iof: 294.98,
      valorRecebido: 10_000,
      monthlyPayment: 641.1,
      totalPaid: 15_386.34,
      totalInterest: 5091.36,
      cet: 56.1368488408,
      cetMensal: 3.7828160865,
    },
    source:
      'Conta à mão com 40 algarismos: cada parcela devolve a parte (0,0622728303 − 0,035) × 1,035^k do principal, aos 30, 61, 92, … dias, no máximo 365: 303,0797 em média; × 0,0082% + 0,38% = 2,8652535%. 10.000 ÷ (1 − 2,8652535%) = 10.294,98; × 0,0622728303 = 641,0975; × 24 = 15.386,34. CET: a taxa em que as 24 parcelas de 641,10 valem 10.000, por bisseção',
  },
  {
    title: 'R$ 1.000,00 em três parcelas, com uma tarifa de R$ 50,00',
    input: { loanAmount: 1000, interestRate: 1, years: 0.25, tarifa: 50 },
    today: '2026-11-22',
    expected: {
      financedAmount: 1059.34,
      iof: 9.34,
      valorRecebido: 1000,
      monthlyPayment: 360.2,
      totalPaid: 1080.6,
      totalInterest: 21.26,
      cet: 59.51451271,
    },
    source:
      'Conta à mão: amortizações de 0,3300221, 0,3333223 e 0,3366556 aos 30, 61 e 92 dias, 61,2056 em média; × 0,0082% + 0,38% = 0,8818862%; 1.050 ÷ 0,991181138 = 1.059,34; × 0,340022111 = 360,1990; × 3 = 1.080,597. CET por bisseção',
  },
  {
    title: 'O mesmo, com imposto e tarifa pagos na hora e um seguro de R$ 5,00',
    input: {
      loanAmount: 1000,
      interestRate: 1,
      years: 0.25,
      iofFinanciado: false,
      tarifa: 50,
      tarifaFinanciada: false,
      seguroMensal: 5,
    },
    today: '2026-11-22',
    expected: {
      financedAmount: 1000,
      iof: 8.82,
      valorRecebido: 941.18,
      monthlyPayment: 340.02,
      totalPaid: 1020.07,
      totalSeguro: 15,
      cet: 77.4744695636,
    },
    source:
      'Conta à mão: 1.000 × 0,8818862% = 8,82; 1.000 − 8,82 − 50 = 941,18; 1.000 × 0,340022111 = 340,0221. CET: a taxa em que três pagamentos de 345,02 valem 941,18, por bisseção',
    testOnly: true,
  },
  {
    title: 'Uma parcela, um ano depois',
    input: { loanAmount: 1000, interestRate: 2, years: 0.0834, primeiroVencimento: '2027-11-22' },
    today: '2026-11-22',
    expected: {
      numeroParcelas: 1,
      financedAmount: 1034.91,
      iof: 34.91,
      monthlyPayment: 1055.61,
      cet: 5.561,
    },
    source:
      'Conta à mão: 365 × 0,0082% + 0,38% = 3,373%; 1.000 ÷ 0,96627 = 1.034,9074; × 1,02 = 1.055,6082; pagos 365 dias depois, 1.055,61 ÷ 1.000 − 1 = 5,561%',
    testOnly: true,
  },
  {
    title: 'Carência de 70 dias',
    input: { loanAmount: 2000, interestRate: 2, years: 0.16667, primeiroVencimento: '2027-01-31' },
    today: '2026-11-22',
    expected: { financedAmount: 2021.63, iof: 21.63, monthlyPayment: 1041.24, cet: 19.2080122675 },
    source:
      'Conta à mão: amortizações de 1 ÷ 2,02 e 1,02 ÷ 2,02 aos 70 e 98 dias (31/1 e 28/2), 84,1386 em média; × 0,0082% + 0,38% = 1,0699366%; 2.000 ÷ 0,989300634 = 2.021,63; × 0,02 ÷ (1 − 1,02^−2) = 1.041,2395. CET por bisseção',
    testOnly: true,
  },
  {
    title: 'Sem juros, o IOF se paga assim mesmo',
    input: { loanAmount: 5000, interestRate: 0, years: 2.5 },
    today: '2026-11-22',
    expected: {
      financedAmount: 5145.21,
      iof: 145.21,
      monthlyPayment: 171.51,
      totalPaid: 5145.21,
      totalInterest: 0,
      cet: 2.2533706818,
    },
    source:
      'Conta à mão: 30 partes iguais aos 30, 61, … dias, no máximo 365: 297,8333 em média; × 0,0082% + 0,38% = 2,8222333%; 5.000 ÷ 0,971777667 = 5.145,21; ÷ 30 = 171,507. CET por bisseção',
    testOnly: true,
  },
  {
    title: 'Sem IOF nem tarifa: o CET é a taxa, contados os dias',
    input: { loanAmount: 1000, interestRate: 1, years: 0.25, cobrarIof: false },
    today: '2026-11-22',
    expected: { financedAmount: 1000, iof: 0, monthlyPayment: 340.02, totalPaid: 1020.07, cet: 12.642285315 },
    source:
      'Conta à mão: 1.000 × 0,340022111 = 340,0221; × 3 = 1.020,066. CET: três parcelas de 340,02 aos 30, 61 e 92 dias, por bisseção',
    testOnly: true,
  },
  {
    title: 'O mesmo a 12,682503% ao ano, taxa efetiva, que é 1% ao mês',
    input: { loanAmount: 1000, interestRate: 12.682503, tipoTaxa: 'efetiva', years: 0.25, cobrarIof: false },
    today: '2026-11-22',
    expected: { monthlyPayment: 340.02, totalPaid: 1020.07, totalInterest: 20.07 },
    source: 'Conta à mão: 1,12682503^(1/12) = 1,01; 1.000 × 0,340022111 = 340,0221; × 3 = 1.020,066',
    testOnly: true,
  },
  {
    title: 'Conta simples a 12% ao ano, taxa nominal, que é 1% ao mês',
    input: { metodo: 'simplificado', loanAmount: 1000, interestRate: 12, tipoTaxa: 'nominal', years: 0.25 },
    expected: { monthlyPayment: 340.02, totalPaid: 1020.07, cet: 12.6825030132 },
    source: 'Conta à mão: 10 ÷ (1 − 1,01^−3) = 340,022111; × 3 = 1.020,066; 1,01^12 = 1,126825030132',
    testOnly: true,
  },
  {
    title: 'Conta simples: R$ 10.000,00 em 24 parcelas a 3,5% ao mês',
    input: { metodo: 'simplificado', loanAmount: 10000, interestRate: 3.5, years: 2 },
    expected: { monthlyPayment: 622.73, totalPaid: 14945.48, totalInterest: 4945.48, cet: 51.1068657346 },
    source:
      'Tabelas financeiras: fator de 24 parcelas a 3,5% 0,0622728303; × 10.000 = 622,728303; × 24 = 14.945,48. 1,035^12 = 1,511068657346',
  },
  {
    title: 'Conta simples: R$ 1.000,00 em três meses a 1% ao mês',
    input: { metodo: 'simplificado', loanAmount: 1000, interestRate: 1, years: 0.25 },
    expected: {
      monthlyPayment: 340.02,
      totalPaid: 1020.07,
      totalInterest: 20.07,
      cet: 12.6825030132,
      schedule: [
        { month: 1, payment: 340.02, interest: 10, principal: 330.02, balance: 669.98 },
        { month: 2, payment: 340.02, interest: 6.7, principal: 333.32, balance: 336.66 },
        { month: 3, payment: 340.02, principal: 336.66, balance: 0 },
      ],
    },
    source:
      'Conta à mão: 10 ÷ (1 − 1,01^−3) = 340,022111; × 3 = 1.020,066. Juros: 1% de 1.000 = 10,00 e 1% de 669,98 = 6,70; a última parcela quita o saldo',
  },
  {
    title: 'Conta simples, sem juros: R$ 5.000,00 em 30 parcelas',
    input: { metodo: 'simplificado', loanAmount: 5000, interestRate: 0, years: 2.5 },
    expected: { monthlyPayment: 166.67, totalPaid: 5000, totalInterest: 0, cet: 0 },
    source: 'Conta à mão: 5.000 ÷ 30 = 166,666…; × 30 = 5.000',
  },
  {
    title: 'Conta simples: uma única parcela',
    input: { metodo: 'simplificado', loanAmount: 100, interestRate: 2, years: '0,083333333333333333' },
    expected: { monthlyPayment: 102, totalPaid: 102, totalInterest: 2, numeroParcelas: 1 },
    source: 'Conta à mão: 100 × 1,02',
    testOnly: true,
  },
  {
    title: 'Conta simples: nada emprestado, nada a pagar',
    input: { metodo: 'simplificado', loanAmount: 0, interestRate: 3.5, years: 2 },
    expected: { monthlyPayment: 0, totalPaid: 0, totalInterest: 0, cet: 51.1068657346 },
    source: 'Conta à mão: 0 × 0,0622728303; a taxa anual não depende do valor',
    testOnly: true,
  },
  {
    title: 'R$ 1.000,00 em 10 parcelas a 1% ao mês, sem IOF',
    input: { loanAmount: 1000, interestRate: 1, prazoEm: 'parcelas', parcelas: 10, cobrarIof: false },
    expected: { numeroParcelas: 10, monthlyPayment: 105.58, totalPaid: 1055.82, totalInterest: 55.82 },
    source:
      'Tabelas financeiras: fator de 10 parcelas a 1% 0,1055820766; × 1.000 = 105,5820766; × 10 = 1.055,82',
    testOnly: true,
  },
  {
    title: 'Conta simples: R$ 20.000,00 em 48 parcelas a 1% ao mês',
    input: {
      metodo: 'simplificado',
      loanAmount: 20_000,
      interestRate: 1,
      prazoEm: 'parcelas',
      parcelas: 48,
    },
    expected: { numeroParcelas: 48, monthlyPayment: 526.68, totalPaid: 25280.48, totalInterest: 5280.48 },
    source:
      'Tabelas financeiras: fator de 48 parcelas a 1% 0,0263338354; × 20.000 = 526,676709; × 48 = 25.280,482',
    testOnly: true,
  },
  {
    title: 'Uma parcela, um ano depois, com um seguro de R$ 5,00',
    input: {
      loanAmount: 1000,
      interestRate: 2,
      years: 0.0834,
      primeiroVencimento: '2027-11-22',
      seguroMensal: 5,
    },
    today: '2026-11-22',
    expected: { monthlyPayment: 1055.61, totalSeguro: 5, cet: 6.061 },
    source: 'Conta à mão: a parcela e o seguro, pagos 365 dias depois: (1.055,61 + 5) ÷ 1.000 − 1 = 6,061%',
    testOnly: true,
  },
  {
    title: 'Prazo que não dá meses inteiros, pela conta simples',
    input: { metodo: 'simplificado', loanAmount: 1000, interestRate: 2, years: 1.05 },
    expected: { monthlyPayment: 90.57, totalPaid: 1141.2, numeroParcelas: 12.6 },
    source: 'Conta à mão: 1,05 × 12 = 12,6; 1.000 × 0,02 ÷ (1 − 1,02^−12,6) = 90,5717; × 12,6 = 1.141,2034',
    testOnly: true,
  },
] as const;

export const refusals = [
  recusaDosCustos,
  {
    input: { interestRate: 100.01 },
    field: 'interestRate',
    message: 'Digite uma taxa de até 100% ao mês',
  },
  { input: { loanAmount: '' }, field: 'loanAmount', message: 'Informe o valor do empréstimo' },
  { input: { loanAmount: 0 }, field: 'loanAmount', message: 'Informe o valor do empréstimo' },
  { input: { years: '' }, field: 'years', message: 'Informe o prazo' },
  { input: { years: 0.05 }, field: 'years', message: 'Informe um prazo de pelo menos um mês (0,0834 ano)' },
  { input: { years: 1.55 }, field: 'years', message: 'Digite um prazo em meses inteiros' },
  {
    input: { primeiroVencimento: '2026-11-22' },
    field: 'primeiroVencimento',
    message: 'O primeiro vencimento deve ser depois de hoje',
    today: '2026-11-22',
  },
] as const;
