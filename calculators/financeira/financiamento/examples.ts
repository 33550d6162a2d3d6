/** Cases worked out by hand, and refusals. */
import type { Refusal } from '../../../src/engine/definition.ts';
import { recusasDaEntrada, recusaDaTaxaDoFinanciamento } from '../../regras/financiamento.ts';

export const examples = [
  {
    title: 'Imóvel de R$ 300.000,00 com 20% de entrada, em 30 anos, a 9,5% ao ano',
    input: { propertyValue: 300000, downPayment: 60000, interestRate: 9.5, years: 30 },
    expected: {
      loanAmount: 240000,
      monthlyPayment: 2018.05,
      totalPaid: 726498.04,
      totalInterest: 486498.04,
      totalCost: 786498.04,
      downPaymentPercentage: 20,
      monthlyRate: 0.7916666667,
    },
    source:
      'Conta à mão com 90 algarismos: 240.000 × 0,095/12 ÷ [1 − (1 + 0,095/12)^−360] = 2.018,050097; × 360 = 726.498,04',
  },
  {
    title: 'R$ 12.000,00 financiados por um ano a 12% ao ano',
    input: { propertyValue: 15000, downPayment: 3000, interestRate: 12, years: 1 },
    expected: {
      loanAmount: 12000,
      monthlyPayment: 1066.19,
      totalPaid: 12794.23,
      totalInterest: 794.23,
      totalCost: 15794.23,
      downPaymentPercentage: 20,
      monthlyRate: 1,
      evolucao: [
        { ano: 0, pago: 0, juros: 0, amortizado: 0, saldoDevedor: 12000 },
        { ano: 1, pago: 12794.23, juros: 794.23, amortizado: 12000, saldoDevedor: 0 },
      ],
    },
    source:
      'Tabelas financeiras: fator de 12 parcelas a 1% ao mês 0,0888487887; × 12.000 = 1.066,18546; × 12 = 12.794,2256',
  },
  {
    title: 'Sem entrada, à menor taxa e ao menor prazo',
    input: { propertyValue: 12000, downPayment: 0, interestRate: 0.1, years: 1 },
    expected: {
      monthlyPayment: 1000.54,
      totalPaid: 12006.5,
      totalInterest: 6.5,
      totalCost: 12006.5,
      downPaymentPercentage: 0,
    },
    source:
      'Conta à mão com 90 algarismos: 12.000 × 0,001/12 ÷ [1 − (1 + 0,001/12)^−12] = 1.000,541747; × 12 = 12.006,50',
    testOnly: true,
  },
  {
    title: 'À maior taxa e ao maior prazo',
    input: { propertyValue: 100000, downPayment: 0, interestRate: 50, years: 35 },
    expected: { monthlyPayment: 4166.67, totalPaid: 1750000.06, totalInterest: 1650000.06 },
    source:
      'Conta à mão com 90 algarismos: 100.000 × 0,5/12 ÷ [1 − (1 + 0,5/12)^−420] = 4.166,666817; × 420 = 1.750.000,06',
    testOnly: true,
  },
  {
    title: 'R$ 12.000,00 por um ano a 12,682503% ao ano, taxa efetiva',
    input: {
      propertyValue: 15000,
      downPayment: 3000,
      interestRate: 12.682503,
      tipoTaxa: 'efetiva',
      years: 1,
    },
    expected: { monthlyPayment: 1066.19, totalPaid: 12794.23, totalInterest: 794.23 },
    source:
      'Conta à mão: 1,12682503^(1/12) = 1,01, a taxa de 1% ao mês do segundo exemplo; 12.000 × 0,0888487887 = 1.066,18546; × 12 = 12.794,2256',
    testOnly: true,
  },
  {
    title: 'A mesma taxa, dita ao mês',
    input: { propertyValue: 15000, downPayment: 3000, interestRate: 1, tipoTaxa: 'mensal', years: 1 },
    expected: { monthlyPayment: 1066.19, monthlyRate: 1, outraTaxa: [] },
    source: 'Conta à mão: 12.000 × 0,0888487887 = 1.066,18546; uma taxa ao mês tem uma só leitura',
    testOnly: true,
  },
  {
    title: 'R$ 12.000,00 financiados em 40 parcelas, que não dão anos inteiros',
    input: { propertyValue: 15000, downPayment: 3000, interestRate: 12, prazoEm: 'parcelas', parcelas: 40 },
    expected: {
      numeroParcelas: 40,
      monthlyPayment: 365.47,
      totalPaid: 14618.69,
      totalInterest: 2618.69,
      evolucao: [
        { ano: 0 },
        { ano: 1 },
        { ano: 2 },
        { ano: 3 },
        { ano: 3.3333, pago: 14618.69, juros: 2618.69, amortizado: 12000, saldoDevedor: 0 },
      ],
    },
    source: 'Conta à mão: 1 ÷ (1 − 1,01^−40) × 0,01 = 0,0304555980; × 12.000 = 365,467176; × 40 = 14.618,687',
    testOnly: true,
  },
  {
    title: 'Parcela de mais de R$ 10.000,00',
    input: { propertyValue: 1_500_000, downPayment: 300_000, interestRate: 12, years: 10 },
    expected: { monthlyPayment: 17_216.51 },
    source: 'Conta à mão: 0,01 ÷ (1 − 1,01^−120) = 0,0143470948; × 1.200.000 = 17.216,5138',
    testOnly: true,
  },
  {
    title: 'Prazo que não dá meses inteiros',
    input: { propertyValue: 300_000, downPayment: 60_000, interestRate: 9.5, years: 1.05 },
    expected: { monthlyPayment: 20_088.65, numeroParcelas: 12.6 },
    source: 'Conta à mão: 1,05 × 12 = 12,6; 240.000 × i ÷ (1 − (1 + i)^−12,6), com i = 9,5% ÷ 12',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  recusaDaTaxaDoFinanciamento,
  ...recusasDaEntrada('propertyValue', 300_000),
];
