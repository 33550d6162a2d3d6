/** Cases worked out by hand, and refusals. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { recusasDaEntrada } from '../../regras/financiamento.ts';
import { recusaDosCustos } from '../../regras/custos-do-credito.ts';

export const examples = [
  {
    title: 'Carro de R$ 50.000,00 com entrada de R$ 15.000,00 em cinco anos',
    input: { vehicleValue: 50_000, downPayment: 15_000, interestRate: 1.99, years: 5 },
    today: '2026-11-22',
    expected: {
      financedAmount: 36_163.57,
      iof: 1163.57,
      valorRecebido: 35_000,
      downPaymentPercentage: 30,
      numeroParcelas: 60,
      monthlyPayment: 1037.83,
      totalPaid: 62_270.1,
      totalInterest: 26_106.53,
      seguro: 7500,
      totalCost: 69_770.1,
      cet: 28.7169812348,
      cetMensal: 2.1259996208,
    },
    source:
      'Conta à mão com 40 algarismos: as amortizações da Price, pesadas pelos dias até cada parcela, no máximo 365, dão 346,0375 dias; × 0,0082% + 0,38% = 3,2175075%. 35.000 ÷ 0,967824925 = 36.163,57; × 0,0199 ÷ (1 − 1,0199^−60) = 1.037,8350; × 60 = 62.270,10; seguro 50.000 × 3% × 5. CET: a taxa em que as 60 parcelas valem 35.000, por bisseção',
  },
  {
    title: 'Promoção sem juros em dois anos',
    input: { vehicleValue: 36_000, downPayment: 12_000, interestRate: 0, years: 2 },
    today: '2026-11-22',
    expected: {
      financedAmount: 24_662.06,
      iof: 662.06,
      valorRecebido: 24_000,
      monthlyPayment: 1027.59,
      totalPaid: 24_662.06,
      totalInterest: 0,
      cet: 2.6603076358,
      totalCost: 26_822.06,
    },
    source:
      'Conta à mão: 24 partes iguais aos 30, 61, … dias, no máximo 365: 281,0417 em média; × 0,0082% + 0,38% = 2,6845417%; 24.000 ÷ 0,973154583 = 24.662,06; ÷ 24 = 1.027,5858; seguro 2.160. CET por bisseção',
  },
  {
    title: 'Imposto e tarifa de R$ 300,00 pagos na hora',
    input: {
      vehicleValue: 12_000,
      downPayment: 0,
      interestRate: 1,
      years: 1,
      iofFinanciado: false,
      tarifa: 300,
      tarifaFinanciada: false,
    },
    today: '2026-11-22',
    expected: {
      financedAmount: 12_000,
      iof: 243.08,
      valorRecebido: 11_456.92,
      monthlyPayment: 1066.19,
      totalPaid: 12_794.23,
      pagoNaHora: 543.08,
      totalCost: 13_697.31,
      cet: 23.0933554173,
    },
    source:
      'Conta à mão: 200,6876 dias em média; × 0,0082% + 0,38% = 2,0256385%; × 12.000 = 243,08; 12.000 − 243,08 − 300; 12.794,23 + 543,08 + 360 de seguro. CET: doze parcelas de 1.066,19 por 11.456,92, por bisseção',
    testOnly: true,
  },
  {
    title: 'Um ano e meio são 18 parcelas',
    input: { vehicleValue: 36_000, downPayment: 12_000, interestRate: 0, years: 1.5, cobrarIof: false },
    expected: { numeroParcelas: 18, monthlyPayment: 1333.33, totalPaid: 24_000, seguro: 1620 },
    source: 'Conta à mão: 24.000 ÷ 18 = 1.333,33; 3% × 36.000 × 1,5 = 1.620',
    testOnly: true,
  },
  {
    title: 'Tarifa de R$ 300,00 financiada, e nenhum seguro',
    input: { vehicleValue: 12_000, downPayment: 0, interestRate: 1, years: 1, tarifa: 300, seguroAnual: 0 },
    today: '2026-11-22',
    expected: {
      financedAmount: 12_554.3,
      iof: 254.3,
      monthlyPayment: 1115.43,
      totalPaid: 13_385.21,
      seguro: 0,
      totalCost: 13_385.21,
      cet: 22.8195703522,
    },
    source:
      'Conta à mão: 12.300 ÷ (1 − 2,0256385%) = 12.554,30; ÷ 11,2550775 = 1.115,4343; × 12 = 13.385,21. CET por bisseção',
    testOnly: true,
  },
  {
    title: 'Taxa e prazo no limite, pelas regras em vigor',
    input: { vehicleValue: 20_000, downPayment: 10_000, interestRate: 20, years: 8 },
    today: '2026-11-22',
    expected: { financedAmount: 10_349.07, iof: 349.07, monthlyPayment: 2069.81, cet: 861.6241206614 },
    source:
      'Conta à mão: quase tudo se devolve depois de 365 dias: 3,3729998%; 10.000 ÷ 0,966270002 = 10.349,07; × 0,2 ÷ (1 − 1,2^−96) = 2.069,8141. CET por bisseção',
    testOnly: true,
  },
  {
    title: 'Promoção a 0% ao ano',
    input: {
      vehicleValue: 30_000,
      downPayment: 6000,
      interestRate: 0,
      tipoTaxa: 'efetiva',
      years: 2,
      cobrarIof: false,
    },
    today: '2026-11-22',
    expected: { financedAmount: 24_000, monthlyPayment: 1000, totalInterest: 0 },
    source: 'Conta à mão: 24.000 ÷ 24 = 1.000; (1 + 0)^(1/12) − 1 = 0',
    testOnly: true,
  },
  {
    title: 'Moto a 12,682503% ao ano, taxa efetiva, que é 1% ao mês',
    input: {
      vehicleValue: 12_000,
      downPayment: 0,
      interestRate: 12.682503,
      tipoTaxa: 'efetiva',
      years: 1,
      cobrarIof: false,
    },
    today: '2026-11-22',
    expected: { monthlyPayment: 1066.19, totalPaid: 12_794.23, totalInterest: 794.23 },
    source: 'Conta à mão: 1,12682503^(1/12) = 1,01; 12.000 × 0,0888487887 = 1.066,18546; × 12 = 12.794,2256',
    testOnly: true,
  },
  {
    title: 'Conta simples: carro de R$ 50.000,00 com entrada de R$ 15.000,00 em cinco anos',
    input: {
      metodo: 'simplificado',
      vehicleValue: 50_000,
      downPayment: 15_000,
      interestRate: 1.99,
      years: 5,
    },
    expected: {
      financedAmount: 35_000,
      downPaymentPercentage: 30,
      numeroParcelas: 60,
      monthlyPayment: 1004.44,
      totalPaid: 60_266.55,
      totalInterest: 25_266.55,
      iof: 133,
      seguro: 7500,
      totalCost: 67_899.55,
    },
    source:
      'Conta à mão com 60 algarismos: 35.000 × 0,0199 ÷ (1 − 1,0199^−60) = 1.004,44244; × 60 = 60.266,55; IOF 35.000 × 0,0038 = 133; seguro 50.000 × 0,03 × 5 = 7.500',
  },
  {
    title: 'Conta simples: promoção sem juros em dois anos',
    input: { metodo: 'simplificado', vehicleValue: 36_000, downPayment: 12_000, interestRate: 0, years: 2 },
    expected: {
      financedAmount: 24_000,
      effectiveAnnualRate: 0,
      monthlyPayment: 1000,
      totalPaid: 24_000,
      totalInterest: 0,
      iof: 91.2,
      seguro: 2160,
      totalCost: 26_251.2,
    },
    source: 'Conta à mão: 24.000 ÷ 24 = 1.000; IOF 24.000 × 0,0038 = 91,20; seguro 36.000 × 0,03 × 2 = 2.160',
  },
  {
    title: 'Conta simples: moto de R$ 12.000,00 sem entrada a 1% ao mês em um ano',
    input: { metodo: 'simplificado', vehicleValue: 12_000, downPayment: 0, interestRate: 1, years: 1 },
    expected: {
      monthlyPayment: 1066.19,
      totalPaid: 12_794.23,
      totalInterest: 794.23,
      iof: 45.6,
      seguro: 360,
      totalCost: 13_199.83,
    },
    source:
      'Tábua financeira: fator de valor presente a₁₂ a 1% = 11,2550775; 12.000 ÷ 11,2550775 = 1.066,1855; × 12 = 12.794,23; o resto à mão',
  },
  {
    title: 'Conta simples: taxa e prazo no limite',
    input: { metodo: 'simplificado', vehicleValue: 20_000, downPayment: 10_000, interestRate: 20, years: 8 },
    expected: {
      numeroParcelas: 96,
      monthlyPayment: 2000,
      totalPaid: 192_000,
      totalInterest: 182_000,
      iof: 38,
      seguro: 4800,
    },
    source:
      'Conta à mão: 1,2^96 ≈ 4,0 × 10^7, e 10.000 × 0,2 ÷ (1 − 1 ÷ 4,0 × 10^7) = 2.000,00005; × 96 = 192.000,00 (192.000,0048)',
    testOnly: true,
  },
  {
    title: 'Carro de R$ 25.000,00 com entrada de R$ 5.000,00 em 48 parcelas, sem IOF',
    input: {
      vehicleValue: 25_000,
      downPayment: 5000,
      interestRate: 1,
      prazoEm: 'parcelas',
      parcelas: 48,
      cobrarIof: false,
    },
    expected: {
      numeroParcelas: 48,
      monthlyPayment: 526.68,
      totalPaid: 25_280.48,
      seguro: 3000,
      totalCost: 28_280.48,
    },
    source:
      'Tabelas financeiras: fator de 48 parcelas a 1% 0,0263338354; × 20.000 = 526,676709; × 48 = 25.280,482. Seguro: 25.000 × 3% × 4 = 3.000',
    testOnly: true,
  },
  {
    title: 'Conta simples: o mesmo carro em 48 parcelas',
    input: {
      metodo: 'simplificado',
      vehicleValue: 25_000,
      downPayment: 5000,
      interestRate: 1,
      prazoEm: 'parcelas',
      parcelas: 48,
    },
    expected: {
      numeroParcelas: 48,
      monthlyPayment: 526.68,
      totalPaid: 25_280.48,
      iof: 76,
      seguro: 3000,
      totalCost: 28_356.48,
    },
    source:
      'Tabelas financeiras: fator de 48 parcelas a 1% 0,0263338354; × 20.000 = 526,676709; × 48 = 25.280,482. IOF: 20.000 × 0,38% = 76; seguro: 25.000 × 3% × 4 = 3.000',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  recusaDosCustos,
  ...recusasDaEntrada('vehicleValue', 50_000),
  {
    input: { interestRate: 20.01 },
    field: 'interestRate',
    message: 'Taxa de juros deve estar entre 0% e 20% ao mês',
  },
  {
    input: { interestRate: 1001 },
    field: 'interestRate',
    message: 'Taxa de juros deve estar entre 0% e 20% ao mês',
  },
  { input: { years: 0.9 }, field: 'years', message: 'Prazo deve estar entre 1 e 8 anos' },
  { input: { years: 8.5 }, field: 'years', message: 'Prazo deve estar entre 1 e 8 anos' },
  { input: { years: '' }, field: 'years', message: 'Prazo deve estar entre 1 e 8 anos' },
  { input: { years: 1.3 }, field: 'years', message: 'Digite um prazo em meses inteiros' },
];
