import { yearTerms } from '../../schemas/terms.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { effectiveAnnualRate, fractionOfPercent, pricePayment } from '../formulas/annuity-decimals.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { percentOf, reais, shareInPercent, subtractReais, sumReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { priceSchedule } from '../formulas/schedule.ts';
import { scheduleTable } from '../layouts/loan.ts';
import { downPaymentField, downPaymentRules, purchaseValue } from '../rules/financing.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { EARLY_SETTLEMENT_LAW, PRICE_CALCULATOR_PAGE } from '../tables/sources.ts';

/** Fixed part of the tax on credit, in percent of the loan (Decreto 6.306/2007, art. 7º, § 15). */
const IOF_PERCENT = 0.38;
/** Insurance a year in percent of the vehicle's value: an estimate, for the price depends on car and driver. */
const INSURANCE_PERCENT = 3;

const RATE_RANGE = 'Taxa de juros deve estar entre 0% e 20% ao mês';
const TERM_RANGE = 'Prazo deve estar entre 1 e 8 anos';

export default defineCalculator({
  id: 'financiamento/financiamento-veicular',
  name: 'Financiamento de veículo',
  title: 'Simulador de financiamento de veículo',
  description:
    'Simule o financiamento do carro ou da moto: parcela, juros, IOF, seguro estimado e o custo total.',
  keywords: 'financiamento, carro, moto, veículo, cdc, parcela, iof, seguro',
  icon: 'car',

  inputs: {
    type: 'object',
    required: ['vehicleValue', 'downPayment', 'interestRate', 'years'],
    properties: {
      vehicleValue: { ...purchaseValue, title: 'Valor do veículo', default: 50_000 },
      downPayment: {
        ...downPaymentField,
        description: 'O que você paga à vista, com o usado dado na troca.',
        default: 15_000,
      },
      interestRate: {
        type: 'number',
        format: 'percent',
        title: 'Taxa de juros',
        description: 'Taxa zero também vale, para as promoções sem juros.',
        unit: '% ao mês',
        minimum: 0,
        maximum: 20,
        default: 1.99,
        messages: { minimum: RATE_RANGE, maximum: RATE_RANGE },
      },
      years: {
        type: 'integer',
        title: 'Prazo',
        oneOf: yearTerms(8),
        default: 5,
        messages: { required: TERM_RANGE, type: TERM_RANGE, enum: TERM_RANGE },
      },
    },
  },
  rules: [...downPaymentRules('vehicleValue')],

  compute({ vehicleValue, downPayment, interestRate, years }) {
    const loan = decimal(vehicleValue).minus(downPayment);
    const monthlyRate = fractionOfPercent(interestRate);
    const months = years * 12;
    const payment = pricePayment(loan, monthlyRate, months);
    const financedAmount = reais(loan);
    const totalPaid = reais(payment.times(months));
    const iof = reais(percentOf(loan, IOF_PERCENT));
    const seguro = reais(percentOf(vehicleValue, INSURANCE_PERCENT).times(years));
    return {
      financedAmount,
      downPaymentPercentage: percentNumber(shareInPercent(downPayment, vehicleValue)),
      numeroParcelas: months,
      effectiveAnnualRate: percentNumber(effectiveAnnualRate(interestRate)),
      monthlyPayment: reais(payment),
      totalPaid,
      totalInterest: subtractReais(totalPaid, financedAmount),
      iof,
      seguro,
      totalCost: sumReais(totalPaid, iof, seguro),
      schedule: priceSchedule({ loan, monthlyRate, months }),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Parcela mensal',
      value: 'monthlyPayment',
      format: 'money',
      note: 'São {numeroParcelas|integer} parcelas iguais.',
    },
    {
      kind: 'figures',
      title: 'O financiamento',
      items: [
        { label: 'Valor financiado', value: 'financedAmount', format: 'money' },
        {
          label: 'Entrada em relação ao valor do veículo',
          value: 'downPaymentPercentage',
          format: 'percent',
        },
        { label: 'Número de parcelas', value: 'numeroParcelas', format: 'integer' },
        { label: 'Taxa efetiva ao ano', value: 'effectiveAnnualRate', format: 'percent' },
        { label: 'Total de juros', value: 'totalInterest', format: 'money' },
      ],
    },
    {
      kind: 'figures',
      title: 'O custo total',
      items: [
        {
          label: 'Soma das parcelas',
          value: 'totalPaid',
          format: 'money',
          note: 'Antes de arredondar cada uma ao centavo.',
        },
        { label: 'IOF (0,38% do valor financiado)', value: 'iof', format: 'money' },
        {
          label: 'Seguro estimado (3% do veículo por ano)',
          value: 'seguro',
          format: 'money',
          note: 'O preço verdadeiro depende do carro, da cidade e do motorista.',
        },
        { label: 'Custo total', value: 'totalCost', format: 'money', total: true, note: 'Sem a entrada.' },
      ],
    },
    {
      kind: 'composition',
      title: 'Do que é feito o custo total',
      parts: [
        { label: 'Valor financiado', value: 'financedAmount' },
        { label: 'Juros', value: 'totalInterest' },
        { label: 'IOF', value: 'iof' },
        { label: 'Seguro', value: 'seguro' },
      ],
      format: 'money',
    },
    {
      kind: 'chart',
      shape: 'area',
      title: 'Como a dívida cai',
      rows: 'schedule',
      x: { label: 'Mês', value: 'month' },
      series: [{ label: 'Saldo devedor', value: 'balance' }],
      format: 'money',
    },
    { ...scheduleTable, title: 'Parcelas mês a mês', download: 'financiamento-veicular' },
    {
      kind: 'steps',
      items: [
        {
          label: 'Valor financiado',
          text: '{vehicleValue|money} − {downPayment|money} = {financedAmount|money}',
        },
        {
          label: 'Parcela',
          text: '{financedAmount|money} × {interestRate|percent:4} ÷ (1 − (1 + {interestRate|percent:4})^−{numeroParcelas|integer}) = {monthlyPayment|money}',
          law: 'Tabela Price: PV × i ÷ (1 − (1 + i)^−n)',
          when: 'interestRate > 0',
        },
        {
          label: 'Parcela',
          text: '{financedAmount|money} ÷ {numeroParcelas|integer} = {monthlyPayment|money}',
          when: 'interestRate == 0',
        },
        {
          label: 'Soma das parcelas',
          text: 'Parcela, antes de arredondar ao centavo, × {numeroParcelas|integer} = {totalPaid|money}',
        },
        { label: 'Juros', text: '{totalPaid|money} − {financedAmount|money} = {totalInterest|money}' },
        {
          label: 'IOF',
          text: '0,38% × {financedAmount|money} = {iof|money}',
          law: 'Decreto 6.306/2007, art. 7º, § 15',
        },
        { label: 'Seguro', text: '3% × {vehicleValue|money} × {years|integer} = {seguro|money}' },
        {
          label: 'Custo total',
          text: '{totalPaid|money} + {iof|money} + {seguro|money} = {totalCost|money}',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O IOF acima é só a parte fixa: a lei cobra ainda uma parte por dia, no primeiro ano. Some também o registro do contrato e as tarifas, e compare os bancos pelo Custo Efetivo Total (CET).',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'Carro de R$ 50.000,00 com entrada de R$ 15.000,00 em cinco anos',
        input: { vehicleValue: 50_000, downPayment: 15_000, interestRate: 1.99, years: 5 },
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
        title: 'Promoção sem juros em dois anos',
        input: { vehicleValue: 36_000, downPayment: 12_000, interestRate: 0, years: 2 },
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
        source:
          'Conta à mão: 24.000 ÷ 24 = 1.000; IOF 24.000 × 0,0038 = 91,20; seguro 36.000 × 0,03 × 2 = 2.160',
      },
      {
        title: 'Moto de R$ 12.000,00 sem entrada a 1% ao mês em um ano',
        input: { vehicleValue: 12_000, downPayment: 0, interestRate: 1, years: 1 },
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
        title: 'Taxa e prazo no limite',
        input: { vehicleValue: 20_000, downPayment: 10_000, interestRate: 20, years: 8 },
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
    ],
    refusals: [
      ...refusedWith('Valor do bem deve ser maior que zero', { vehicleValue: 0 }),
      {
        input: { vehicleValue: '' },
        field: 'downPayment',
        message: 'Entrada deve ser menor que o valor do bem',
      },
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { vehicleValue: 2e12 }, { downPayment: 2e12 }),
      ...refusedWith('Entrada não pode ser negativa', { downPayment: '-0,01' }),
      ...refusedWith('Entrada deve ser menor que o valor do bem', { downPayment: 50_000 }),
      ...refusedWith(RATE_RANGE, { interestRate: -0.01 }, { interestRate: 20.01 }),
      ...refusedWith(TERM_RANGE, { years: 0 }, { years: 9 }, { years: '' }, { years: 0.5 }),
    ],
    sources: [
      {
        label: 'Decreto 6.306/2007 (regulamento do IOF), art. 7º',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
        checkedOn: '2026-11-20',
      },
      PRICE_CALCULATOR_PAGE,
      EARLY_SETTLEMENT_LAW,
    ],
  });
