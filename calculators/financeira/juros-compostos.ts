import { amount } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { money, type Quantity } from '../../src/quantity/quantity.ts';
import { growth } from '../formulas/annuity.ts';
import { monthlyRateOf } from '../formulas/quoted-rate.ts';
import { savingsAtStart, savingsResult } from '../formulas/savings-result.ts';
import { yearlyGrowth } from '../formulas/schedule.ts';
import { termOf } from '../formulas/term.ts';
import { growthColumns } from '../layouts/growth.ts';
import { OTHER_READING, otherReading } from '../layouts/other-reading.ts';
import { inEitherUnit } from '../layouts/term.ts';
import { percentualMensal, taxaCotada, tipoDaTaxa } from '../regras/taxa-cotada.ts';
import { anosDaAplicacao, limiteDoCrescimento, prazoEmMeses } from '../regras/prazo.ts';
import { CALCULADORA_DE_APLICACOES } from '../tabelas/fontes-dos-investimentos.ts';
import { EXAMPLES } from './juros-compostos/examples.ts';

const WORDING = {
  earnings: 'Juros ganhos',
  earned: 'juros',
  deposits: 'Aportes',
  putIn: 'investido',
  note: 'Sem descontar impostos, taxas nem a inflação do período.',
} as const;

const TOO_LARGE = 'Com essa taxa e esse prazo o valor fica grande demais. Diminua a taxa ou o prazo.';

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
  sources: [CALCULADORA_DE_APLICACOES],

  inputs: {
    type: 'object',
    required: ['rate', 'time'],
    properties: {
      principal: {
        ...amount,
        title: 'Valor inicial',
        meaning: 'valorAplicado',
        description: 'Quanto você já tem para investir; deixe em branco se começa do zero.',
        placeholder: '1.000,00',
      },
      monthlyContribution: {
        ...amount,
        title: 'Aporte mensal',
        meaning: 'aporteMensal',
        description: 'Depositado no fim de cada mês; deixe em branco se não houver.',
        placeholder: '200,00',
      },
      rate: { ...taxaCotada, meaning: 'rendimento', placeholder: '10' },
      tipoTaxa: tipoDaTaxa('nominal'),
      time: { ...anosDaAplicacao, placeholder: '10' },
      ...prazoEmMeses,
    },
  },
  asks: [
    { fields: ['principal', 'monthlyContribution'], message: 'Informe o valor inicial ou o aporte mensal' },
    { fields: ['rate'], message: 'Informe a taxa de juros' },
    { fields: ['time'], message: 'Informe o prazo' },
  ],
  rules: [limiteDoCrescimento('rate', `1 + ${percentualMensal('rate')} / 100`, TOO_LARGE, 'time')],

  compute(inputs, result) {
    const { principal = money(0), rate, monthlyContribution = money(0), tipoTaxa } = inputs;
    const { months: meses } = termOf(inputs.time, inputs.meses);
    const aportes = { principal, monthlyContribution };
    const taxaInformada = { rate, kind: tipoTaxa };
    const plano = { ...aportes, monthlyRate: monthlyRateOf(taxaInformada), months: meses };
    const columns = growthColumns('Investido', 'Juros', 'Total');
    const valorCom = (taxaMensal: Quantity) => growth({ ...aportes, monthlyRate: taxaMensal, months: meses });
    return {
      ...savingsResult(plano, WORDING, result),
      outraTaxa: otherReading(taxaInformada, 'o valor final', valorCom),
      evolucao: result.rows('Ano a ano', columns, yearlyGrowth(plano), savingsAtStart(plano)),
    };
  },
}).layout([
  {
    kind: 'headline',
    answer: inEitherUnit(
      'Em {prazo} você investe {totalContributed} e fica com {totalValue}.',
      'Sem tempo não há juros, e você fica com os mesmos {totalValue}.',
      'time',
    ),
  },
  { kind: 'sum', total: 'totalValue', lines: ['totalContributed', 'totalInterest'] },
  OTHER_READING,
  {
    kind: 'chart',
    shape: 'area',
    title: 'Evolução do investimento',
    rows: 'evolucao',
    series: ['investido', 'juros'],
  },
  { kind: 'table', rows: 'evolucao', download: 'juros-compostos' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    {
      input: { principal: 1, rate: 1000, time: 100 },
      field: 'rate',
      message: TOO_LARGE,
    },
    {
      input: { principal: 1, rate: 1000, prazoEm: 'meses', meses: 1200 },
      field: 'rate',
      message: TOO_LARGE,
    },
    {
      input: { principal: 1, rate: 1000, time: 97, tipoTaxa: 'efetiva' },
      field: 'rate',
      message: TOO_LARGE,
    },
  ],
  // Omit these, because the steps show them in the order of the formula.
  notShown: ['breakdown'],
} satisfies EvidenceOf<typeof card>;
