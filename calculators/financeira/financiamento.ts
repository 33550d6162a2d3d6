import { defineCalculator } from '../../src/engine/definition.ts';
import { formatNumber } from '../../src/engine/format.ts';
import { PRUDENT_PERCENT_OF_INCOME, suggestedIncome } from '../formulas/affordability.ts';
import { monthlyRateFromAnnual, monthsInYears, pricePayment, priceFormula } from '../formulas/annuity.ts';
import { yearlyDebt } from '../formulas/yearly-debt.ts';
import { yearlyRows } from '../layouts/loan.ts';
import {
  downPaymentField,
  downPaymentRules,
  financingRate,
  financingTerm,
  highRateWarning,
  purchaseValue,
} from '../rules/financing.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { CREDIT_INFORMATION_LAW, PRICE_CALCULATOR, TOTAL_COST_RULE } from '../tables/credit-sources.ts';

/** A payment above this, in reais a month, is remarked on. */
const HIGH_PAYMENT = 10_000;

export default defineCalculator({
  id: 'financeira/financiamento',
  name: 'Financiamento (Tabela Price)',
  title: 'Simulador de financiamento pela Tabela Price',
  description:
    'Simule um financiamento com parcelas fixas: valor da parcela, total pago, juros e saldo devedor ano a ano.',
  keywords: 'financiamento, tabela price, parcela fixa, entrada, saldo devedor, imóvel, veículo',
  formerIds: ['financeira/financiamento-price'],
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
      warn: `monthlyPayment > ${HIGH_PAYMENT}`,
      message: `Parcela mensal acima de R$ ${formatNumber(HIGH_PAYMENT)} - verifique se cabe no seu orçamento`,
    },
  ],

  compute({ propertyValue, downPayment, interestRate, years: term }, result) {
    const loanAmount = result.money('Valor financiado', propertyValue.minus(downPayment));
    const downPaymentPercentage = result.percent(
      'Entrada em relação ao valor do bem',
      downPayment.over(propertyValue),
    );
    const monthlyRate = result.percent('Taxa mensal', monthlyRateFromAnnual(interestRate), { decimals: 6 });
    const numeroParcelas = result.number('Número de parcelas', monthsInYears(term), { places: 4 });
    const monthlyPayment = result.money(
      'Parcela mensal',
      pricePayment(loanAmount, monthlyRate, numeroParcelas),
      priceFormula(monthlyRate),
    );
    const totalPaid = result.total('Total das parcelas', monthlyPayment.times(numeroParcelas), {
      note: 'Valor financiado mais juros.',
    });
    return {
      loanAmount,
      monthlyPayment,
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(loanAmount)),
      totalCost: result.money('Custo total', totalPaid.plus(downPayment), {
        note: 'Parcelas mais a entrada de {entrada.downPayment}.',
      }),
      downPaymentPercentage,
      monthlyRate,
      numeroParcelas,
      rendaSugerida: result.money('Renda mensal sugerida', suggestedIncome(monthlyPayment), {
        note: `Com ela, a parcela toma ${PRUDENT_PERCENT_OF_INCOME}% da renda.`,
      }),
      evolucao: yearlyRows('Situação ao fim de cada ano', yearlyDebt(loanAmount, monthlyRate, term), result),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'monthlyPayment' },
    { kind: 'figures', items: ['loanAmount', 'totalInterest', 'totalPaid', 'totalCost'] },
    {
      kind: 'composition',
      title: 'De que são feitas as parcelas',
      parts: ['loanAmount', { label: 'Juros', value: 'totalInterest' }],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'A dívida ao longo dos anos',
      rows: 'evolucao',
      x: 'ano',
      series: ['saldoDevedor', 'amortizado', 'juros'],
    },
    { kind: 'table', rows: 'evolucao', download: 'financiamento-price' },
    {
      kind: 'figures',
      title: 'Em detalhe',
      items: ['downPaymentPercentage', 'monthlyRate', 'numeroParcelas', 'rendaSugerida'],
    },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: `Dica: mantenha a parcela em no máximo ${PRUDENT_PERCENT_OF_INCOME}% da renda da família.`,
    },
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
      ...refusedWith('Entrada deve ser menor que o valor do bem', { downPayment: 300000 }),
      {
        input: { propertyValue: 0 },
        field: 'downPayment',
        message: 'Entrada deve ser menor que o valor do bem',
      },
    ],
    sources: [PRICE_CALCULATOR, TOTAL_COST_RULE, CREDIT_INFORMATION_LAW],
  });
