import { amount, yearlyRate, years } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money } from '../../src/quantity/quantity.ts';
import { monthlyRateFromAnnual } from '../../calculators/formulas/annuity.ts';
import { savingsResult } from '../../calculators/formulas/savings-result.ts';
import { DEPOSITS_CALCULATOR } from '../../calculators/tables/savings-sources.ts';

const WORDING = {
  earnings: 'Juros ganhos',
  earned: 'juros',
  deposits: 'Aportes',
  putIn: 'investido',
} as const;

/** Compound interest with the four fields and the four figures of the peers, and nothing else. */
const card = defineCalculator({
  id: 'financeira/quatro-campos',
  name: 'Juros em quatro campos',
  title: 'Calculadora de juros em quatro campos',
  description:
    'Veja quanto um valor inicial e aportes mensais rendem com juros sobre juros, em quatro campos.',
  keywords: 'juros em quatro campos, rendimento de aportes, comparação de motores',
  icon: 'trending-up',
  blankNumbers: 'missing',
  sources: [DEPOSITS_CALCULATOR],

  inputs: {
    type: 'object',
    required: ['rate', 'time'],
    properties: {
      principal: { ...amount, title: 'Valor inicial' },
      rate: {
        ...yearlyRate,
        title: 'Taxa de juros',
        messages: { ...yearlyRate.messages, required: 'Informe a taxa de juros' },
      },
      time: { ...years, title: 'Prazo', messages: { ...years.messages, required: 'Informe o prazo' } },
      monthlyContribution: { ...amount, title: 'Aporte mensal' },
    },
  },
  rules: [],

  compute({ principal = money(0), rate, time, monthlyContribution = money(0) }, result) {
    const plan = { principal, monthlyContribution, monthlyRate: monthlyRateFromAnnual(rate), years: time };
    return savingsResult(plan, WORDING, result);
  },
}).layout([
  { kind: 'headline', value: 'totalValue' },
  { kind: 'figures', items: ['totalContributed', 'totalInterest', 'roi'] },
  { kind: 'steps' },
]);
export default card;

export const evidence = {
  examples: [
    {
      title: 'R$ 1.000,00 e mais R$ 200,00 por mês, por dez anos, a 12% ao ano',
      input: { principal: 1000, rate: 12, time: 10, monthlyContribution: 200 },
      expected: { totalValue: 49308.12, totalContributed: 25000, totalInterest: 24308.12 },
      source:
        'Conta à mão, com 1,01^120 = 3,3003868946: 1.000 × 3,3003868946 + 200 × 2,3003868946 ÷ 0,01 = 49.308,1248',
    },
    {
      title: 'R$ 10.000,00 parados por ano e meio a 12% ao ano',
      input: { principal: 10000, rate: 12, time: 1.5 },
      expected: { totalValue: 11961.47, totalInterest: 1961.47 },
      source: 'Conta à mão: 10.000 × 1,01^18 = 11.961,4748',
    },
    {
      title: 'Só R$ 100,00 por mês, por três meses, a 12% ao ano',
      input: { rate: 12, time: 0.25, monthlyContribution: 100 },
      expected: { totalValue: 303.01, totalContributed: 300, totalInterest: 3.01 },
      source: 'Conta à mão: 100 × (1,01² + 1,01 + 1) = 303,01',
    },
    {
      title: 'Sem juros fica o que se pôs',
      input: { principal: 50, rate: 0, time: 1, monthlyContribution: 10 },
      expected: { totalValue: 170, totalInterest: 0, roi: 0 },
      source: 'Conta à mão: 50 + 12 × 10 = 170',
      testOnly: true,
    },
  ],
  refusals: [],
  notShown: ['breakdown'],
} satisfies EvidenceOf<typeof card>;
