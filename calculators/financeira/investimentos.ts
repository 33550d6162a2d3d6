import { amount, yearlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { growth, monthlyRateFromAnnual, monthsInYears, type Savings } from '../formulas/annuity-decimals.ts';
import { decimal, type DecimalInput } from '../../src/decimal/decimal.ts';
import { reais, subtractReais } from '../../src/decimal/money.ts';
import { savingsResult } from '../formulas/savings-result.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { growthChart, growthTable, yearColumn } from '../layouts/growth.ts';
import { savingsSteps } from '../layouts/savings-steps.ts';
import { refusedWith } from '../rules/refused-with.ts';
import { SAVINGS_ACCOUNT_LAW } from '../tables/sources.ts';

/** What the savings account pays, in % a year: 0.5% a month compounded (Lei nº 8.177/1991, art. 12, II, a). */
const SAVINGS_ACCOUNT_RATE = 6.17;

export default defineCalculator({
  id: 'financeira/investimentos',
  name: 'Investimentos',
  title: 'Simulador de investimentos',
  description:
    'Projete quanto um investimento com aportes mensais pode render e compare o resultado com o da poupança.',
  keywords:
    'investimentos, simulador, renda fixa, renda variável, fundos imobiliários, multimercado, rentabilidade',
  icon: 'chart-line',

  inputs: {
    type: 'object',
    required: ['initialAmount', 'monthlyContribution', 'annualReturn', 'years', 'investmentType'],
    properties: {
      initialAmount: { ...amount, title: 'Valor inicial', default: 5000 },
      monthlyContribution: {
        ...amount,
        title: 'Aporte mensal',
        description: 'Depositado no fim de cada mês.',
        default: 500,
      },
      investmentType: {
        type: 'string',
        title: 'Tipo de investimento',
        description: 'Preenche o rendimento com um valor de partida, que você pode mudar.',
        oneOf: [
          { const: 'Poupança', title: 'Poupança', sets: { annualReturn: 6.17 } },
          { const: 'Renda Fixa', title: 'Renda Fixa', sets: { annualReturn: 12 } },
          { const: 'Renda Variável', title: 'Renda Variável', sets: { annualReturn: 10 } },
          { const: 'Multimercado', title: 'Multimercado', sets: { annualReturn: 8 } },
          { const: 'Fundos Imobiliários', title: 'Fundos Imobiliários', sets: { annualReturn: 9 } },
        ],
        default: 'Renda Fixa',
        messages: { required: 'Escolha o tipo de investimento' },
      },
      annualReturn: {
        ...yearlyRate,
        title: 'Rendimento esperado',
        description: 'Taxa nominal ao ano; cada mês rende um doze avos dela.',
        default: 12,
      },
      years: { ...years, title: 'Prazo', default: 10 },
    },
  },
  rules: [
    {
      // Past a googol no sum of money is meant, and not far beyond a number has no room for it.
      field: 'annualReturn',
      assert: '(1 + annualReturn / 1200) ^ (12 * years) <= 10 ^ 100',
      message: 'Com esse rendimento e esse prazo o valor fica grande demais. Diminua um dos dois.',
    },
  ],

  compute({ initialAmount, monthlyContribution, annualReturn, years: term }) {
    const after = (time: DecimalInput, annualRate: number): Savings => ({
      principal: initialAmount,
      monthlyContribution,
      monthlyRate: monthlyRateFromAnnual(annualRate),
      months: monthsInYears(time),
    });
    const inSavingsAccount = (time: DecimalInput): number => reais(growth(after(time, SAVINGS_ACCOUNT_RATE)));

    const investment = savingsResult(after(term, annualReturn));
    const savingsValue = inSavingsAccount(term);
    const difference = subtractReais(investment.totalValue, savingsValue);
    const ends = yearEnds(term);
    return {
      ...investment,
      evolucao: investment.evolucao.map((row, index) => ({
        ...row,
        poupanca: inSavingsAccount(ends[index] ?? decimal(term)),
      })),
      savingsValue,
      difference,
      betterThanSavings: difference > 0,
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Valor final', value: 'totalValue', format: 'money' },
    {
      kind: 'figures',
      items: [
        { label: 'Total investido', value: 'totalContributed', format: 'money' },
        { label: 'Rendimento', value: 'totalInterest', format: 'money' },
        { label: 'Valor final', value: 'totalValue', format: 'money', total: true },
        {
          label: 'Rentabilidade',
          value: 'roi',
          format: 'percent',
          note: 'Rendimento em relação a tudo o que foi investido.',
        },
      ],
    },
    {
      kind: 'figures',
      title: 'Em comparação com a poupança',
      items: [
        { label: 'O mesmo dinheiro na poupança', value: 'savingsValue', format: 'money' },
        { label: 'Diferença', value: 'difference', format: 'money' },
        { label: 'Rende mais que a poupança?', value: 'betterThanSavings', format: 'yesNo' },
      ],
    },
    {
      kind: 'notice',
      tone: 'success',
      when: 'betterThanSavings',
      text: 'Com {annualReturn|percent} ao ano você teria {difference|money} a mais do que na poupança, antes dos impostos.',
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'difference < 0',
      text: 'Com {annualReturn|percent} ao ano este investimento rende menos que a poupança.',
    },
    {
      kind: 'comparison',
      title: 'Valor final: investimento e poupança',
      when: 'totalValue > 0',
      bars: [
        { label: 'Este investimento', value: 'totalValue' },
        { label: 'Poupança', value: 'savingsValue' },
        { label: 'Total investido', value: 'totalContributed' },
      ],
      format: 'money',
    },
    {
      ...growthChart,
      when: 'years > 1',
      series: [
        { label: 'Este investimento', value: 'total' },
        { label: 'Poupança', value: 'poupanca' },
        { label: 'Total investido', value: 'investido' },
      ],
    },
    {
      ...growthTable,
      when: 'years > 0',
      columns: [
        yearColumn,
        { label: 'Investido', value: 'investido', format: 'money' },
        { label: 'Rendimento', value: 'juros', format: 'money' },
        { label: 'Total', value: 'total', format: 'money' },
        { label: 'Na poupança', value: 'poupanca', format: 'money' },
      ],
      download: 'investimentos',
    },
    {
      kind: 'steps',
      items: [
        ...savingsSteps({
          principal: 'initialAmount',
          contribution: 'monthlyContribution',
          years: 'years',
          annualRate: 'annualReturn',
          earnings: 'rendimento',
          deposits: 'Aportes',
          putIn: 'investidos',
        }),
        {
          label: 'Diferença para a poupança (6,17% ao ano)',
          text: '{totalValue|money} − {savingsValue|money} = {difference|money}',
        },
      ],
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'Rendimento passado ou esperado não é garantia: o resultado real varia, e impostos e taxas o diminuem.',
    },
  ])
  .evidence({
    examples: [
      {
        title: 'R$ 5.000,00 e mais R$ 500,00 por mês em renda fixa, por 10 anos',
        input: {
          investmentType: 'Renda Fixa',
          annualReturn: 12,
          initialAmount: 5000,
          monthlyContribution: 500,
          years: 10,
        },
        expected: {
          totalValue: 131521.28,
          totalContributed: 65000,
          totalInterest: 66521.28,
          roi: 102.3404295408,
          savingsValue: 91952.21,
          difference: 39569.07,
          betterThanSavings: true,
        },
        source:
          'Conta à mão: 5.000 × 3,3003868946 + 500 × 230,0386894574 = 131.521,2792; na poupança 5.000 × 1,8504321606 + 500 × 165,4000960552 = 91.952,2088',
      },
      {
        title: 'Na própria poupança não há diferença',
        input: {
          investmentType: 'Poupança',
          annualReturn: 6.17,
          initialAmount: 1000,
          monthlyContribution: 100,
          years: 1,
        },
        expected: {
          totalValue: 2298,
          totalContributed: 2200,
          totalInterest: 98,
          savingsValue: 2298,
          difference: 0,
          betterThanSavings: false,
        },
        source:
          'Conta à mão, com i = 6,17% ÷ 12: 1.000 × 1,0634750778 + 100 × 12,3452339236 = 2.297,9985, aqui e na poupança',
      },
      {
        title: 'R$ 10.000,00 em fundos imobiliários por três meses',
        input: {
          investmentType: 'Fundos Imobiliários',
          annualReturn: 9,
          initialAmount: 10000,
          monthlyContribution: 0,
          years: 0.25,
        },
        expected: {
          totalValue: 10226.69,
          totalInterest: 226.69,
          roi: 2.2669171875,
          savingsValue: 10155.04,
          difference: 71.65,
          evolucao: [{ ano: 0.25, investido: 10000, juros: 226.69, total: 10226.69, poupanca: 10155.04 }],
        },
        source: 'Conta à mão: 10.000 × 1,0075³ = 10.226,6917; 10.000 × (1 + 0,0617/12)³ = 10.155,0446',
      },
      {
        title: 'Sem rendimento fica abaixo da poupança',
        input: { annualReturn: 0, initialAmount: 1000, monthlyContribution: 100, years: 1 },
        expected: {
          totalValue: 2200,
          totalInterest: 0,
          roi: 0,
          savingsValue: 2298,
          difference: -98,
          betterThanSavings: false,
        },
        source: 'Conta à mão: 1.000 + 12 × 100',
      },
      {
        title: 'Nada investido',
        input: { initialAmount: 0, monthlyContribution: 0, years: 0 },
        expected: {
          totalValue: 0,
          totalContributed: 0,
          totalInterest: 0,
          roi: 0,
          savingsValue: 0,
          difference: 0,
          betterThanSavings: false,
          evolucao: [],
        },
        source: 'Definição: sem dinheiro e sem prazo não há rendimento',
        testOnly: true,
      },
    ],
    refusals: [
      ...refusedWith('Escolha uma das opções da lista', { investmentType: 'Ouro' }),
      ...refusedWith('Escolha o tipo de investimento', { investmentType: '' }),
      ...refusedWith('A taxa não pode ser negativa', { annualReturn: -1 }),
      ...refusedWith('Digite uma taxa de até 1.000% ao ano', { annualReturn: 1001 }),
      {
        input: { annualReturn: 1000, years: 100 },
        field: 'annualReturn',
        message: 'Com esse rendimento e esse prazo o valor fica grande demais. Diminua um dos dois.',
      },
      ...refusedWith(
        'Digite um valor que não seja negativo',
        { initialAmount: -1 },
        { monthlyContribution: -1 },
      ),
      ...refusedWith(
        'Digite um valor de até R$ 1 trilhão',
        { initialAmount: 1e13 },
        { monthlyContribution: 1e13 },
      ),
      ...refusedWith('O prazo não pode ser negativo', { years: -1 }),
      ...refusedWith('Digite um prazo de até 100 anos', { years: 101 }),
    ],
    // The steps show these in the order of the formula.
    notShown: ['breakdown'],
    sources: [
      SAVINGS_ACCOUNT_LAW,
      {
        label: 'Portal do Investidor (Comissão de Valores Mobiliários)',
        url: 'https://www.gov.br/investidor/pt-br',
        checkedOn: '2026-11-20',
      },
    ],
  });
