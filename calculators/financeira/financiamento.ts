import { defineCalculator } from '../../src/engine/definition.ts';
import { suggestedIncome } from '../formulas/affordability.ts';
import { monthlyRateFromAnnual, monthsInYears, pricePayment } from '../formulas/annuity-decimals.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { reais, roundTo, shareInPercent, subtractReais, sumReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { yearlyDebt } from '../formulas/yearly-debt.ts';
import { yearColumn } from '../layouts/growth.ts';
import {
  downPaymentField,
  downPaymentRules,
  financingRate,
  financingTerm,
  highRateWarning,
  purchaseValue,
} from '../rules/financing.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { CREDIT_INFORMATION_LAW, PRICE_CALCULATOR, TOTAL_COST_RULE } from '../tables/sources.ts';

/** The monthly rate, as the steps show it: nothing in it is rounded. */
const MONTHLY_RATE = '{interestRate|percent:4} ÷ 12';

export default defineCalculator({
  id: 'financeira/financiamento',
  name: 'Financiamento (Tabela Price)',
  title: 'Simulador de financiamento pela Tabela Price',
  description:
    'Simule um financiamento com parcelas fixas: valor da parcela, total pago, juros e saldo devedor ano a ano.',
  keywords: 'financiamento, tabela price, parcela fixa, entrada, saldo devedor, imóvel, veículo',
  icon: 'key-round',
  alsoListedIn: ['financiamento'],

  inputs: {
    type: 'object',
    required: ['propertyValue', 'downPayment', 'interestRate', 'years'],
    properties: {
      propertyValue: { ...purchaseValue, title: 'Valor do bem', default: 300_000 },
      downPayment: {
        ...downPaymentField,
        description: 'O que você paga à vista; o restante é financiado.',
        default: 60_000,
      },
      interestRate: {
        ...financingRate,
        description: 'Taxa nominal ao ano; cada mês paga um doze avos dela.',
        default: 9.5,
      },
      years: { ...financingTerm, default: 30 },
    },
  },
  rules: [
    ...downPaymentRules('propertyValue'),
    highRateWarning,
    {
      field: '',
      warn: 'monthlyPayment > 10000',
      message: 'Parcela mensal acima de R$ 10.000 - verifique se cabe no seu orçamento',
    },
  ],

  compute({ propertyValue, downPayment, interestRate, years: term }) {
    const loan = decimal(propertyValue).minus(downPayment);
    const monthlyRate = monthlyRateFromAnnual(interestRate);
    const months = monthsInYears(term);
    const payment = pricePayment(loan, monthlyRate, months);

    const loanAmount = reais(loan);
    const totalPaid = reais(payment.times(months));
    return {
      loanAmount,
      monthlyPayment: reais(payment),
      totalPaid,
      totalInterest: subtractReais(totalPaid, loanAmount),
      totalCost: sumReais(totalPaid, downPayment),
      downPaymentPercentage: percentNumber(shareInPercent(downPayment, propertyValue)),
      monthlyRate: percentNumber(monthlyRate.times(100)),
      numeroParcelas: roundTo(months, 4),
      rendaSugerida: suggestedIncome(payment),
      evolucao: yearlyDebt(loan, monthlyRate, term),
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Parcela mensal', value: 'monthlyPayment', format: 'money' },
    {
      kind: 'figures',
      items: [
        { label: 'Valor financiado', value: 'loanAmount', format: 'money' },
        { label: 'Total de juros', value: 'totalInterest', format: 'money' },
        {
          label: 'Total das parcelas',
          value: 'totalPaid',
          format: 'money',
          total: true,
          note: 'Valor financiado mais juros.',
        },
        {
          label: 'Custo total',
          value: 'totalCost',
          format: 'money',
          note: 'Parcelas mais a entrada de {entrada.downPayment|money}.',
        },
      ],
    },
    {
      kind: 'composition',
      title: 'De que são feitas as parcelas',
      parts: [
        { label: 'Valor financiado', value: 'loanAmount' },
        { label: 'Juros', value: 'totalInterest' },
      ],
      format: 'money',
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'A dívida ao longo dos anos',
      rows: 'evolucao',
      x: { label: 'Ano', value: 'ano' },
      series: [
        { label: 'Saldo devedor', value: 'saldoDevedor' },
        { label: 'Amortizado', value: 'amortizado' },
        { label: 'Juros pagos', value: 'juros' },
      ],
      format: 'money',
    },
    {
      kind: 'table',
      title: 'Situação ao fim de cada ano',
      rows: 'evolucao',
      columns: [
        yearColumn,
        { label: 'Já pago', value: 'pago', format: 'money' },
        { label: 'Em juros', value: 'juros', format: 'money' },
        { label: 'Amortizado', value: 'amortizado', format: 'money' },
        { label: 'Saldo devedor', value: 'saldoDevedor', format: 'money' },
      ],
      first: 12,
      download: 'financiamento-price',
    },
    {
      kind: 'figures',
      title: 'Em detalhe',
      items: [
        { label: 'Entrada em relação ao valor do bem', value: 'downPaymentPercentage', format: 'percent' },
        { label: 'Taxa mensal', value: 'monthlyRate', format: 'percent', decimals: 6 },
        { label: 'Número de parcelas', value: 'numeroParcelas', format: 'number', decimals: 4 },
        {
          label: 'Renda mensal sugerida',
          value: 'rendaSugerida',
          format: 'money',
          note: 'Com ela, a parcela toma 30% da renda.',
        },
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          label: 'Valor financiado',
          text: '{propertyValue|money} − {downPayment|money} = {loanAmount|money}',
        },
        {
          label: 'Taxa mensal (i)',
          text: '{interestRate|percent:4} ao ano ÷ 12 = {monthlyRate|percent:6} ao mês',
        },
        { label: 'Parcelas (n)', text: '{years|number:4} anos × 12 = {numeroParcelas|number:4}' },
        {
          label: 'Parcela',
          text: `{loanAmount|money} × (${MONTHLY_RATE}) ÷ [1 − (1 + ${MONTHLY_RATE})^−{numeroParcelas|number:4}] = {monthlyPayment|money}`,
          law: 'P = V × i ÷ [1 − (1 + i)⁻ⁿ]',
        },
        {
          label: 'Total das parcelas',
          text: '{monthlyPayment|money} (antes de arredondar) × {numeroParcelas|number:4} = {totalPaid|money}',
        },
        { label: 'Total de juros', text: '{totalPaid|money} − {loanAmount|money} = {totalInterest|money}' },
        { label: 'Custo total', text: '{totalPaid|money} + {downPayment|money} = {totalCost|money}' },
      ],
    },
    { kind: 'notice', tone: 'info', text: 'Dica: mantenha a parcela em no máximo 30% da renda da família.' },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Seguros, tarifas, impostos e a correção do saldo (TR ou IPCA) não entram na conta; compare as propostas pelo CET.',
    },
  ])
  .evidence({
    examples: [
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
    ],
    refusals: [
      ...refusedWith('Valor do bem deve ser maior que zero', { propertyValue: 0 }),
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { propertyValue: 1e13 }, { downPayment: 1e13 }),
      ...refusedWith('Entrada não pode ser negativa', { downPayment: -1 }),
      ...refusedWith('Entrada deve ser menor que o valor do bem', { downPayment: 300000 }),
      {
        input: { propertyValue: 0 },
        field: 'downPayment',
        message: 'Entrada deve ser menor que o valor do bem',
      },
      ...refusedWith(
        'Taxa de juros deve estar entre 0,1% e 50% ao ano',
        { interestRate: 0.09 },
        { interestRate: 50.1 },
      ),
      ...refusedWith('Prazo deve estar entre 1 e 35 anos', { years: 0.5 }, { years: 36 }),
    ],
    sources: [PRICE_CALCULATOR, TOTAL_COST_RULE, CREDIT_INFORMATION_LAW],
  });
