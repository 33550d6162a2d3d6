import { defineCalculator } from '../../src/engine/definition.ts';
import { suggestedIncome } from '../formulas/affordability.ts';
import { monthlyRateFromAnnual, monthsInYears, pricePayment } from '../formulas/annuity-decimals.ts';
import { decimal } from '../../src/decimal/decimal.ts';
import { debtBySystem, priceCost, sacCost } from '../formulas/loan-systems.ts';
import { reais, roundTo, shareInPercent, subtractReais } from '../../src/decimal/money.ts';
import { percentNumber } from '../../src/decimal/percent-number.ts';
import { priceSchedule, sacPayment, sacSchedule } from '../formulas/schedule.ts';
import { scheduleTable } from '../layouts/loan.ts';
import {
  downPaymentField,
  downPaymentRules,
  financingRate,
  financingTerm,
  highRateWarning,
  purchaseValue,
} from '../rules/financing.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { EARLY_SETTLEMENT_LAW, PRICE_CALCULATOR_PAGE } from '../tables/sources.ts';

/** The monthly rate, as the steps show it: nothing in it is rounded. */
const MONTHLY_RATE = '{interestRate|percent:4} ÷ 12';

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
          { const: 'price', title: 'Price', description: 'Parcelas iguais do começo ao fim' },
          {
            const: 'sac',
            title: 'SAC',
            description: 'Parcelas que diminuem todo mês e menos juros no total',
          },
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

  compute({ propertyValue, downPayment, interestRate, years, system }) {
    const loan = decimal(propertyValue).minus(downPayment);
    const monthlyRate = monthlyRateFromAnnual(interestRate);
    const months = roundTo(monthsInYears(years), 0);
    const terms = { loan, monthlyRate, months };
    const price = priceCost(terms);
    const sac = sacCost(terms);
    const isPrice = system === 'price';
    const chosen = isPrice ? price : sac;
    const firstPayment = isPrice ? pricePayment(loan, monthlyRate, months) : sacPayment(terms, 1);
    return {
      financedAmount: reais(loan),
      downPaymentPercentage: percentNumber(shareInPercent(downPayment, propertyValue)),
      monthlyRate: percentNumber(monthlyRate.times(100)),
      numeroParcelas: months,
      monthlyPayment: isPrice ? price.firstPayment : undefined,
      amortization: isPrice ? undefined : reais(loan.div(months)),
      firstPayment: isPrice ? undefined : sac.firstPayment,
      lastPayment: isPrice ? undefined : sac.lastPayment,
      totalPaid: chosen.totalPaid,
      totalInterest: chosen.totalInterest,
      rendaSugerida: suggestedIncome(firstPayment),
      systems: [price, sac],
      sacSavings: subtractReais(price.totalInterest, sac.totalInterest),
      sacExtraFirstPayment: subtractReais(sac.firstPayment, price.firstPayment),
      evolucao: debtBySystem(terms),
      schedule: isPrice ? priceSchedule(terms) : sacSchedule(terms),
    };
  },
})
  .layout([
    {
      kind: 'headline',
      label: 'Parcela mensal (Price)',
      value: 'monthlyPayment',
      format: 'money',
      note: 'São {numeroParcelas|integer} parcelas iguais.',
      when: 'system == "price"',
    },
    {
      kind: 'headline',
      label: 'Primeira parcela (SAC)',
      value: 'firstPayment',
      format: 'money',
      note: 'A parcela cai todo mês, até {lastPayment|money} na última de {numeroParcelas|integer}.',
      when: 'system == "sac"',
    },
    {
      kind: 'figures',
      items: [
        { label: 'Valor financiado', value: 'financedAmount', format: 'money' },
        { label: 'Entrada em relação ao valor do imóvel', value: 'downPaymentPercentage', format: 'percent' },
        { label: 'Número de parcelas', value: 'numeroParcelas', format: 'integer' },
        { label: 'Taxa ao mês', value: 'monthlyRate', format: 'percent', decimals: 4 },
        { label: 'Amortização por mês', value: 'amortization', format: 'money', when: 'system == "sac"' },
        { label: 'Última parcela', value: 'lastPayment', format: 'money', when: 'system == "sac"' },
        { label: 'Total de juros', value: 'totalInterest', format: 'money' },
        {
          label: 'Total pago ao banco',
          value: 'totalPaid',
          format: 'money',
          total: true,
          note: 'Sem a entrada, e somado antes de arredondar cada parcela ao centavo.',
        },
        {
          label: 'Renda familiar sugerida',
          value: 'rendaSugerida',
          format: 'money',
          note: 'Aquela em que a primeira parcela ocupa 30% da renda.',
        },
      ],
    },
    {
      kind: 'composition',
      title: 'Do que é feito o total pago',
      parts: [
        { label: 'Valor financiado', value: 'financedAmount' },
        { label: 'Juros', value: 'totalInterest' },
      ],
      format: 'money',
    },
    {
      kind: 'table',
      title: 'Price e SAC lado a lado',
      rows: 'systems',
      columns: [
        { label: 'Sistema', value: 'system', format: 'text' },
        { label: 'Primeira parcela', value: 'firstPayment', format: 'money' },
        { label: 'Última parcela', value: 'lastPayment', format: 'money' },
        { label: 'Total de juros', value: 'totalInterest', format: 'money' },
        { label: 'Total pago', value: 'totalPaid', format: 'money' },
      ],
    },
    {
      kind: 'figures',
      title: 'O que muda com o SAC',
      items: [
        { label: 'Juros a menos no total', value: 'sacSavings', format: 'money' },
        { label: 'Primeira parcela maior em', value: 'sacExtraFirstPayment', format: 'money' },
      ],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Como a dívida cai em cada sistema',
      rows: 'evolucao',
      x: { label: 'Anos', value: 'ano' },
      series: [
        { label: 'Price', value: 'price' },
        { label: 'SAC', value: 'sac' },
      ],
      format: 'money',
    },
    { ...scheduleTable, title: 'Parcelas mês a mês', download: 'financiamento-imobiliario' },
    {
      kind: 'steps',
      items: [
        {
          label: 'Valor financiado',
          text: '{propertyValue|money} − {downPayment|money} = {financedAmount|money}',
        },
        { label: 'Taxa ao mês', text: `${MONTHLY_RATE} = {monthlyRate|percent:6}` },
        { label: 'Parcelas', text: '{years|number} anos × 12 = {numeroParcelas|integer}' },
        {
          label: 'Parcela',
          text: `{financedAmount|money} × (${MONTHLY_RATE}) ÷ (1 − (1 + ${MONTHLY_RATE})^−{numeroParcelas|integer}) = {monthlyPayment|money}`,
          law: 'Tabela Price: PV × i ÷ (1 − (1 + i)^−n)',
          when: 'system == "price"',
        },
        {
          label: 'Total pago',
          text: 'Parcela, antes de arredondar ao centavo, × {numeroParcelas|integer} = {totalPaid|money}',
          when: 'system == "price"',
        },
        {
          label: 'Amortização',
          text: '{financedAmount|money} ÷ {numeroParcelas|integer} = {amortization|money} todo mês',
          law: 'SAC: a mesma amortização em todas as parcelas',
          when: 'system == "sac"',
        },
        {
          label: 'Primeira parcela',
          text: `{financedAmount|money} ÷ {numeroParcelas|integer} + {financedAmount|money} × ${MONTHLY_RATE} = {firstPayment|money}`,
          when: 'system == "sac"',
        },
        {
          label: 'Última parcela',
          text: `{financedAmount|money} ÷ {numeroParcelas|integer} × (1 + ${MONTHLY_RATE}) = {lastPayment|money}`,
          when: 'system == "sac"',
        },
        {
          label: 'Total pago',
          text: `{financedAmount|money} + {financedAmount|money} × ${MONTHLY_RATE} × ({numeroParcelas|integer} + 1) ÷ 2 = {totalPaid|money}`,
          law: 'Soma dos juros do SAC: PV × i × (n + 1) ÷ 2',
          when: 'system == "sac"',
        },
        {
          label: 'Total de juros',
          text: '{totalPaid|money} − {financedAmount|money} = {totalInterest|money}',
        },
      ],
    },
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
      ...refusedWith('Digite um valor de até R$ 1 trilhão', { propertyValue: 2e12 }, { downPayment: 2e12 }),
      ...refusedWith('Entrada não pode ser negativa', { downPayment: -1 }),
      ...refusedWith('Entrada deve ser menor que o valor do bem', { downPayment: 300_000 }),
      ...refusedWith(
        'Taxa de juros deve estar entre 0,1% e 50% ao ano',
        { interestRate: 0.09 },
        { interestRate: '50,01' },
      ),
      ...refusedWith('Prazo deve estar entre 1 e 35 anos', { years: 0.5 }, { years: 36 }),
      ...refusedWith('Digite um prazo que dê meses inteiros, como 20 ou 12,5 anos', { years: 20.3 }),
      ...refusedWith('Escolha o sistema de amortização', { system: '' }),
      ...refusedWith('Escolha uma das opções da lista', { system: 'sacre' }),
    ],
    sources: [
      PRICE_CALCULATOR_PAGE,
      {
        label:
          'Lei 4.380/1964, arts. 15-A e 15-B (juros mensais no SFH; o SAC e outro sistema à escolha do cliente)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l4380.htm',
        checkedOn: '2026-11-20',
      },
      EARLY_SETTLEMENT_LAW,
    ],
  });
