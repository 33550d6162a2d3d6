import { monthlyRate } from '../../schemas/fields.ts';
import { yearTerms } from '../../schemas/terms.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { count, percent } from '../../src/quantity/quantity.ts';
import { effectiveAnnualRate, monthsInYears, pricePayment } from '../formulas/annuity.ts';
import { priceSchedule } from '../formulas/schedule.ts';
import { monthlyRows, priceFormula } from '../layouts/loan.ts';
import { downPaymentField, downPaymentRules, purchaseValue } from '../rules/financing.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { EARLY_SETTLEMENT_LAW, PRICE_CALCULATOR_PAGE } from '../tables/credit-sources.ts';
import { FIXED_CREDIT_TAX } from '../tables/credit.ts';

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
        ...monthlyRate,
        title: 'Taxa de juros',
        description: 'Taxa zero também vale, para as promoções sem juros.',
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

  compute({ vehicleValue, downPayment, interestRate, years }, result) {
    const term = count(years, 'anos');
    const financedAmount = result.money('Valor financiado', vehicleValue.minus(downPayment));
    const downPaymentPercentage = result.percent(
      'Entrada em relação ao valor do veículo',
      downPayment.over(vehicleValue),
    );
    const numeroParcelas = result.count('Número de parcelas', monthsInYears(term));
    const monthlyPayment = result.money(
      'Parcela mensal',
      pricePayment(financedAmount, interestRate, numeroParcelas),
      priceFormula(interestRate),
    );
    const totalPaid = result.money('Soma das parcelas', monthlyPayment.times(numeroParcelas), {
      note: 'Antes de arredondar cada uma ao centavo.',
    });
    const totalInterest = result.money('Total de juros', totalPaid.minus(financedAmount));
    const iof = result.money('IOF', financedAmount.times(FIXED_CREDIT_TAX), FIXED_CREDIT_TAX.law);
    const seguro = result.money(
      'Seguro estimado',
      vehicleValue.times(percent(INSURANCE_PERCENT)).times(term),
      { note: 'O preço verdadeiro depende do carro, da cidade e do motorista.' },
    );
    const loan = { loan: financedAmount, monthlyRate: interestRate, months: numeroParcelas.shown };
    return {
      financedAmount,
      downPaymentPercentage,
      numeroParcelas,
      effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(interestRate)),
      monthlyPayment,
      totalPaid,
      totalInterest,
      iof,
      seguro,
      totalCost: result.total('Custo total', totalPaid.plus(iof).plus(seguro), { note: 'Sem a entrada.' }),
      schedule: monthlyRows('Parcelas mês a mês', priceSchedule(loan), result),
    };
  },
})
  .layout([
    { kind: 'headline', value: 'monthlyPayment', note: 'São {numeroParcelas} parcelas iguais.' },
    {
      kind: 'figures',
      title: 'O financiamento',
      items: [
        'financedAmount',
        'downPaymentPercentage',
        'numeroParcelas',
        'effectiveAnnualRate',
        'totalInterest',
      ],
    },
    {
      kind: 'figures',
      title: 'O custo total',
      items: [
        'totalPaid',
        { value: 'iof', label: `IOF (${FIXED_CREDIT_TAX} do valor financiado)` },
        { value: 'seguro', label: `Seguro estimado (${INSURANCE_PERCENT}% do veículo por ano)` },
        'totalCost',
      ],
    },
    {
      kind: 'composition',
      title: 'Do que é feito o custo total',
      parts: [
        'financedAmount',
        { label: 'Juros', value: 'totalInterest' },
        'iof',
        { label: 'Seguro', value: 'seguro' },
      ],
    },
    {
      kind: 'chart',
      shape: 'area',
      title: 'Como a dívida cai',
      rows: 'schedule',
      x: 'month',
      series: ['balance'],
    },
    { kind: 'table', rows: 'schedule', download: 'financiamento-veicular' },
    { kind: 'steps' },
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
      ...refusedWith('Entrada deve ser menor que o valor do bem', { downPayment: 50_000 }),
    ],
    sources: [FIXED_CREDIT_TAX.source, PRICE_CALCULATOR_PAGE, EARLY_SETTLEMENT_LAW],
  });
