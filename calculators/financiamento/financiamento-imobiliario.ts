import { option } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { Results } from '../../src/quantity/declare.ts';
import { PRUDENT_PERCENT_OF_INCOME, suggestedIncome } from '../formulas/affordability.ts';
import { monthlyRateFromAnnual, monthsInYears } from '../formulas/annuity.ts';
import { priceSchedule, sacSchedule } from '../formulas/schedule.ts';
import { monthlyRows } from '../layouts/loan.ts';
import {
  downPaymentField,
  downPaymentRules,
  financingRate,
  financingTerm,
  highRateWarning,
  purchaseValue,
} from '../rules/financing.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { EARLY_SETTLEMENT_LAW, HOUSING_CREDIT_LAW, PRICE_CALCULATOR_PAGE } from '../tables/credit-sources.ts';
import { debtRows } from './financiamento-imobiliario/debt.ts';
import { priceCost, sacCost, sideBySide } from './financiamento-imobiliario/systems.ts';

export default defineCalculator({
  id: 'financiamento/financiamento-imobiliario',
  name: 'Financiamento imobiliário',
  title: 'Simulador de financiamento imobiliário',
  description:
    'Simule o financiamento da casa pela tabela Price ou pelo SAC: parcelas, juros, saldo mês a mês e a comparação dos dois.',
  keywords: 'financiamento, imóvel, casa própria, apartamento, tabela price, sac, prestação, amortização',
  icon: 'house',

  inputs: {
    type: 'object',
    required: ['propertyValue', 'downPayment', 'interestRate', 'years', 'system'],
    properties: {
      propertyValue: { ...purchaseValue, title: 'Valor do imóvel', default: 300_000 },
      downPayment: {
        ...downPaymentField,
        description: 'O que você paga à vista, FGTS incluído.',
        default: 60_000,
      },
      interestRate: { ...financingRate, default: 10.5 },
      years: {
        ...financingTerm,
        description: 'De 1 a 35 anos. Meio ano também vale: 12,5 são 150 parcelas.',
        default: 30,
      },
      system: {
        type: 'string',
        title: 'Sistema de amortização',
        widget: 'cards',
        oneOf: [
          option('price', 'Price', 'Parcelas iguais do começo ao fim'),
          option('sac', 'SAC', 'Parcelas que diminuem todo mês e menos juros no total'),
        ],
        default: 'price',
        messages: { required: 'Escolha o sistema de amortização' },
      },
    },
  },
  rules: [
    ...downPaymentRules('propertyValue'),
    highRateWarning,
    {
      field: 'years',
      assert: 'years * 12 == round(years * 12)',
      message: 'Digite um prazo que dê meses inteiros, como 20 ou 12,5 anos',
    },
  ],

  compute({ propertyValue, downPayment, interestRate, years, system }, result) {
    const financedAmount = result.money('Valor financiado', propertyValue.minus(downPayment));
    const downPaymentPercentage = result.percent(
      'Entrada em relação ao valor do imóvel',
      downPayment.over(propertyValue),
    );
    const monthlyRate = result.percent('Taxa ao mês', monthlyRateFromAnnual(interestRate), { decimals: 6 });
    const numeroParcelas = result.count('Número de parcelas', monthsInYears(years));

    // Both systems are worked out; the steps are those of the chosen one.
    const isPrice = system === 'price';
    const unchosen = new Results();
    const terms = { lent: financedAmount, rate: monthlyRate, months: numeroParcelas.asShown() };
    const price = priceCost(terms, isPrice ? result : unchosen);
    const { amortization, ...sac } = sacCost(terms, isPrice ? unchosen : result);
    const { firstPayment, totalPaid, totalInterest } = isPrice ? price : sac;

    const loan = { loan: financedAmount, monthlyRate, months: numeroParcelas.shown };
    return {
      financedAmount,
      downPaymentPercentage,
      monthlyRate,
      numeroParcelas,
      monthlyPayment: isPrice ? firstPayment : undefined,
      amortization: isPrice ? undefined : amortization,
      firstPayment: isPrice ? undefined : firstPayment,
      lastPayment: isPrice ? undefined : sac.lastPayment,
      totalPaid,
      totalInterest,
      rendaSugerida: result.money('Renda familiar sugerida', suggestedIncome(firstPayment), {
        note: `Aquela em que a primeira parcela ocupa ${PRUDENT_PERCENT_OF_INCOME}% da renda.`,
      }),
      systems: sideBySide([price, sac], result),
      sacSavings: result.money('Juros a menos no total', price.totalInterest.minus(sac.totalInterest)),
      sacExtraFirstPayment: result.money(
        'Primeira parcela maior em',
        sac.firstPayment.minus(price.firstPayment),
      ),
      evolucao: debtRows(loan, result),
      schedule: monthlyRows('Parcelas mês a mês', isPrice ? priceSchedule(loan) : sacSchedule(loan), result),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      value: 'monthlyPayment',
      note: 'São {numeroParcelas} parcelas iguais.',
      when: 'system == "price"',
    },
    {
      kind: 'headline',
      value: 'firstPayment',
      note: 'A parcela cai todo mês, até {lastPayment} na última de {numeroParcelas}.',
      when: 'system == "sac"',
    },
    {
      kind: 'figures',
      items: [
        'financedAmount',
        'downPaymentPercentage',
        'numeroParcelas',
        'monthlyRate',
        'amortization',
        'lastPayment',
        'totalInterest',
        'totalPaid',
        'rendaSugerida',
      ],
    },
    {
      kind: 'composition',
      title: 'Do que é feito o total pago',
      parts: ['financedAmount', { label: 'Juros', value: 'totalInterest' }],
    },
    { kind: 'table', rows: 'systems' },
    { kind: 'figures', title: 'O que muda com o SAC', items: ['sacSavings', 'sacExtraFirstPayment'] },
    { kind: 'chart', shape: 'line', rows: 'evolucao', x: 'ano', series: ['price', 'sac'] },
    { kind: 'table', rows: 'schedule', download: 'financiamento-imobiliario' },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Fora da conta: a correção do saldo (TR ou IPCA), os seguros obrigatórios, a tarifa do banco, o ITBI e o registro. Peça o Custo Efetivo Total (CET) a cada banco.',
    },
  ])
  .evidence({
    examples: [
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
        source:
          'Exercício público de matemática financeira (R$ 360.000 pelo SAC, 180 prestações, 18% ao ano: última parcela de R$ 2.030,00, respondeai.com.br); o resto à mão: 2.000 + 5.400 e 360.000 × 0,015 × 181 ÷ 2',
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
    ],
    refusals: [
      ...refusedWith('Valor do bem deve ser maior que zero', { propertyValue: 0 }),
      {
        input: { propertyValue: 0 },
        field: 'downPayment',
        message: 'Entrada deve ser menor que o valor do bem',
      },
      ...refusedWith('Entrada deve ser menor que o valor do bem', { downPayment: 300_000 }),
      ...refusedWith('Digite um prazo que dê meses inteiros, como 20 ou 12,5 anos', { years: 20.3 }),
    ],
    sources: [PRICE_CALCULATOR_PAGE, HOUSING_CREDIT_LAW, EARLY_SETTLEMENT_LAW],
  });
