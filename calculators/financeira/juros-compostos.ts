import { amount, option, yearlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { equivalentMonthlyRate, monthlyRateFromAnnual } from '../formulas/annuity.ts';
import { savingsAtStart, savingsByYear, savingsResult } from '../formulas/savings-result.ts';
import { growthColumns } from '../layouts/growth.ts';
import { DEPOSITS_CALCULATOR } from '../tables/savings-sources.ts';
import { EXAMPLES } from './juros-compostos/examples.ts';

const WORDING = {
  earnings: 'Juros ganhos',
  earned: 'juros',
  deposits: 'Aportes',
  putIn: 'investido',
} as const;

const card = defineCalculator({
  id: 'financeira/juros-compostos',
  name: 'Juros compostos',
  title: 'Calculadora de juros compostos',
  description:
    'Veja quanto um valor inicial e aportes mensais rendem com juros sobre juros, ano a ano, com gráfico e tabela.',
  keywords:
    'juros compostos, juros sobre juros, rendimento, aporte mensal, montante, capitalização, guardar por mês, quanto rende por mês, render, quanto rende guardar por mês',
  icon: 'trending-up',
  popular: true,
  sources: [DEPOSITS_CALCULATOR],

  inputs: {
    type: 'object',
    required: ['rate', 'time'],
    properties: {
      principal: {
        ...amount,
        title: 'Valor inicial',
        description: 'Quanto você já tem para investir; deixe em branco se começa do zero.',
        placeholder: '1.000,00',
      },
      rate: {
        ...yearlyRate,
        title: 'Taxa de juros',
        description: 'Ao ano. Nominal, se nada se muda: cada mês rende um doze avos dela.',
        placeholder: '10',
      },
      time: {
        ...years,
        title: 'Prazo',
        description: 'Aceita frações: 1,5 é um ano e meio.',
        placeholder: '10',
      },
      monthlyContribution: {
        ...amount,
        title: 'Aporte mensal',
        description: 'Depositado no fim de cada mês; deixe em branco se não houver.',
        placeholder: '200,00',
      },
      tipoTaxa: {
        type: 'string',
        title: 'Tipo da taxa',
        description:
          'A mesma taxa rende mais como nominal: 12% ao ano chegam a 12,68% com juros sobre juros.',
        oneOf: [
          option('nominal', 'Nominal: cada mês rende um doze avos'),
          option('efetiva', 'Efetiva: é o que rende o ano inteiro'),
        ],
        default: 'nominal',
        details: true,
        messages: { required: 'Escolha o tipo da taxa' },
      },
    },
  },
  asks: [
    { fields: ['principal', 'monthlyContribution'], message: 'Informe o valor inicial ou o aporte mensal' },
    { fields: ['rate'], message: 'Informe a taxa de juros' },
    { fields: ['time'], message: 'Informe o prazo' },
  ],
  rules: [
    {
      // Past a googol no sum of money is meant, and not far beyond a number has no room for it.
      field: 'rate',
      assert:
        '(tipoTaxa == "efetiva" ? (1 + rate / 100) ^ time : (1 + rate / 1200) ^ (12 * time)) <= 10 ^ 100',
      message: 'Com essa taxa e esse prazo o valor fica grande demais. Diminua a taxa ou o prazo.',
    },
  ],

  compute({ principal = money(0), rate, time, monthlyContribution = money(0), tipoTaxa }, result) {
    const monthlyRate = tipoTaxa === 'efetiva' ? equivalentMonthlyRate(rate) : monthlyRateFromAnnual(rate);
    const plan = { principal, monthlyContribution, monthlyRate, years: time };
    const columns = growthColumns('Investido', 'Juros', 'Total');
    return {
      ...savingsResult(plan, WORDING, result),
      evolucao: result.rows('Ano a ano', columns, savingsByYear(plan), savingsAtStart(plan)),
    };
  },
}).layout([
  { kind: 'headline', value: 'totalValue' },
  {
    kind: 'figures',
    items: ['totalContributed', 'totalInterest', 'totalValue', 'roi'],
  },
  {
    kind: 'composition',
    title: 'De onde vem o valor final',
    when: 'totalValue > 0',
    parts: ['totalContributed', 'totalInterest'],
  },
  {
    kind: 'chart',
    shape: 'area',
    title: 'Evolução do investimento',
    when: 'time > 1',
    rows: 'evolucao',
    x: 'ano',
    series: ['investido', 'juros'],
  },
  { kind: 'table', when: 'time > 0', rows: 'evolucao', download: 'juros-compostos' },
  { kind: 'steps' },
  {
    kind: 'notice',
    tone: 'info',
    text: 'Valor bruto: impostos, taxas e a inflação do período não entram na conta.',
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    {
      input: { principal: 1, rate: 1000, time: 100 },
      field: 'rate',
      message: 'Com essa taxa e esse prazo o valor fica grande demais. Diminua a taxa ou o prazo.',
    },
    {
      input: { principal: 1, rate: 1000, time: 97, tipoTaxa: 'efetiva' },
      field: 'rate',
      message: 'Com essa taxa e esse prazo o valor fica grande demais. Diminua a taxa ou o prazo.',
    },
  ],
  // The steps show these in the order of the formula.
  notShown: ['breakdown'],
} satisfies EvidenceOf<typeof card>;
