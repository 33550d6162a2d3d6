import { amount, option, yearlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { reais } from '../../src/decimal/money.ts';
import { growth, monthlyRateFromAnnual, monthsInYears } from '../formulas/annuity.ts';
import { savingsAtStart, savingsByYear, savingsResult } from '../formulas/savings-result.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { growthColumns } from '../layouts/growth.ts';
import { SAVINGS_YEARLY_RATE } from '../tables/savings.ts';
import { INVESTMENT_TAX_LAW, INVESTORS_PORTAL, SAVINGS_ACCOUNT_LAW } from '../tables/savings-sources.ts';
import { afterTax } from './investimentos/after-tax.ts';
import { EXAMPLES } from './investimentos/examples.ts';
import { FIXED_INCOME_RETURN, INVESTMENT_TYPES } from './investimentos/types.ts';

const WORDING = {
  earnings: 'Rendimento',
  earned: 'rendimento',
  deposits: 'Aportes',
  putIn: 'investido',
} as const;

/** What an investment is compared with. */
const SAVINGS_BARS = [{ label: 'Poupança', value: 'savingsValue' }, 'totalContributed'] as const;

const card = defineCalculator({
  id: 'financeira/investimentos',
  name: 'Investimentos',
  title: 'Simulador de investimentos',
  description:
    'Projete quanto um investimento com aportes mensais pode render e compare o resultado com o da poupança.',
  keywords:
    'investimentos, simulador, renda fixa, renda variável, fundos imobiliários, multimercado, rentabilidade, investir por mês, onde investir, quanto rende investir, render',
  icon: 'chart-line',
  sources: [SAVINGS_ACCOUNT_LAW, INVESTMENT_TAX_LAW, INVESTORS_PORTAL],

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
        oneOf: INVESTMENT_TYPES,
        default: 'Renda Fixa',
        messages: { required: 'Escolha o tipo de investimento' },
      },
      annualReturn: {
        ...yearlyRate,
        title: 'Rendimento esperado',
        description: 'Taxa nominal ao ano; cada mês rende um doze avos dela.',
        default: FIXED_INCOME_RETURN,
      },
      years: { ...years, title: 'Prazo', default: 10 },
      tributacao: {
        type: 'string',
        title: 'Imposto de renda',
        description:
          'O imposto leva parte do rendimento, tanto menos quanto mais tempo cada aporte fica aplicado.',
        oneOf: [
          option('nenhuma', 'Não descontar'),
          option('regressiva', 'Tabela regressiva (CDB, Tesouro Direto)'),
          option('isento', 'Isento (poupança, LCI, LCA)'),
        ],
        default: 'nenhuma',
        details: true,
        messages: { required: 'Escolha o imposto de renda' },
      },
    },
  },
  asks: [
    {
      fields: ['initialAmount', 'monthlyContribution'],
      message: 'Informe o valor inicial ou o aporte mensal',
    },
    { fields: ['annualReturn'], message: 'Informe o rendimento esperado' },
    { fields: ['years'], message: 'Informe o prazo' },
  ],
  rules: [
    {
      // Past a googol no sum of money is meant, and not far beyond a number has no room for it.
      field: 'annualReturn',
      assert: '(1 + annualReturn / 1200) ^ (12 * years) <= 10 ^ 100',
      message: 'Com esse rendimento e esse prazo o valor fica grande demais. Diminua um dos dois.',
    },
  ],

  compute({ initialAmount: principal, monthlyContribution, annualReturn, years: term, tributacao }, result) {
    const deposits = { principal, monthlyContribution };
    const plan = { ...deposits, monthlyRate: monthlyRateFromAnnual(annualReturn), years: term };
    const savingsRate = monthlyRateFromAnnual(SAVINGS_YEARLY_RATE);
    const inSavingsAccount = (months: Quantity): Quantity =>
      growth({ ...deposits, monthlyRate: savingsRate, months });

    const investment = savingsResult(plan, WORDING, result);
    const savingsValue = result.money(
      'O mesmo dinheiro na poupança',
      inSavingsAccount(investment.breakdown.months),
      SAVINGS_YEARLY_RATE.law,
    );
    const difference = result.money('Diferença', investment.totalValue.minus(savingsValue));
    const atEnd = { ...deposits, ...investment.breakdown, totalValue: investment.totalValue, savingsValue };
    const ends = yearEnds(term);
    return {
      ...investment,
      savingsValue,
      difference,
      ...(tributacao === 'nenhuma' ? {} : afterTax(atEnd, tributacao === 'isento', result)),
      betterThanSavings: result.yesNo('Rende mais que a poupança?', difference.shown > 0),
      evolucao: result.rows(
        'Ano a ano',
        { ...growthColumns('Investido', 'Rendimento', 'Total'), poupanca: column.money('Na poupança') },
        savingsByYear(plan).map((row, index) => ({
          ...row,
          poupanca: reais(inSavingsAccount(monthsInYears(ends[index] ?? term)).exact),
        })),
        { ...savingsAtStart(plan), poupanca: reais(principal.exact) },
      ),
    };
  },
}).layout([
  { kind: 'headline', value: 'totalValue', when: 'tributacao == "nenhuma"' },
  { kind: 'headline', value: 'netValue', when: 'tributacao != "nenhuma"' },
  {
    kind: 'figures',
    items: ['totalContributed', 'totalInterest', 'totalValue', 'ir', 'netValue', 'roi'],
  },
  {
    kind: 'figures',
    title: 'Em comparação com a poupança',
    items: [
      'savingsValue',
      'difference',
      'netDifference',
      // Before tax, which may turn it round.
      { value: 'betterThanSavings', when: 'tributacao == "nenhuma"' },
    ],
  },
  {
    kind: 'notice',
    tone: 'warning',
    when: 'netDifference < 0',
    text: 'Com {annualReturn} ao ano, e depois do imposto, este investimento rende menos que a poupança.',
  },
  {
    kind: 'notice',
    tone: 'success',
    when: 'betterThanSavings and tributacao == "nenhuma"',
    text: 'Com {annualReturn} ao ano você teria {difference} a mais do que na poupança, antes dos impostos.',
  },
  {
    kind: 'notice',
    tone: 'warning',
    when: 'difference < 0 and tributacao == "nenhuma"',
    text: 'Com {annualReturn} ao ano este investimento rende menos que a poupança.',
  },
  {
    kind: 'comparison',
    title: 'Valor final: investimento e poupança',
    when: 'totalValue > 0 and tributacao == "nenhuma"',
    bars: [{ label: 'Este investimento', value: 'totalValue' }, ...SAVINGS_BARS],
  },
  {
    kind: 'comparison',
    title: 'Valor final: investimento, sem o imposto, e poupança',
    when: 'netValue > 0',
    bars: [{ label: 'Este investimento', value: 'netValue' }, ...SAVINGS_BARS],
  },
  {
    kind: 'chart',
    shape: 'line',
    title: 'Evolução ano a ano',
    when: 'years > 1',
    rows: 'evolucao',
    x: 'ano',
    series: [
      { label: 'Este investimento, bruto', value: 'total' },
      { label: 'Poupança', value: 'poupanca' },
      { label: 'Total investido', value: 'investido' },
    ],
  },
  { kind: 'table', when: 'years > 0', rows: 'evolucao', download: 'investimentos' },
  { kind: 'steps' },
  {
    kind: 'notice',
    tone: 'info',
    text: 'Rendimento passado ou esperado não é garantia: o resultado real varia, e impostos e taxas o diminuem.',
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    {
      input: { annualReturn: 1000, years: 100 },
      field: 'annualReturn',
      message: 'Com esse rendimento e esse prazo o valor fica grande demais. Diminua um dos dois.',
    },
  ],
  // The steps show these in the order of the formula.
  notShown: ['breakdown'],
} satisfies EvidenceOf<typeof card>;
