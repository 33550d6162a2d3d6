import { amount, option } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { reais } from '../../src/decimal/money.ts';
import { growth, monthlyRateFromAnnual } from '../formulas/annuity.ts';
import { monthlyRateOf } from '../formulas/quoted-rate.ts';
import { savingsAtStart, savingsResult } from '../formulas/savings-result.ts';
import { yearlyGrowth } from '../formulas/schedule.ts';
import { termOf } from '../formulas/term.ts';
import { growthColumns } from '../layouts/growth.ts';
import { OTHER_READING, otherReading } from '../layouts/other-reading.ts';
import { inEitherUnit } from '../layouts/term.ts';
import { percentualMensal, taxaCotada, tipoDaTaxa } from '../regras/taxa-cotada.ts';
import { anosDaAplicacao, limiteDoCrescimento, prazoEmMeses } from '../regras/prazo.ts';
import { POUPANCA_DE_TAXA_FIXA } from '../lei/poupanca.ts';
import { TAXA_ANUAL_DA_POUPANCA } from '../tabelas/investimentos.ts';
import {
  LEI_DA_RENDA_FIXA,
  PORTAL_DO_INVESTIDOR,
  LEI_DA_POUPANCA,
} from '../tabelas/fontes-dos-investimentos.ts';
import { declaraDepoisDoImposto } from './investimentos/imposto-regressivo.ts';
import { EXAMPLES } from './investimentos/examples.ts';
import { RENDIMENTO_DA_RENDA_FIXA, TIPOS_DE_INVESTIMENTO } from './investimentos/tipos-de-investimento.ts';

const WORDING = {
  earnings: 'Rendimento',
  earned: 'rendimento',
  deposits: 'Aportes',
  putIn: 'investido',
} as const;

const WITHOUT_TERM = 'Sem tempo não há rendimento, e você fica com os mesmos {totalValue}.';

const TOO_LARGE = 'Com esse rendimento e esse prazo o valor fica grande demais. Diminua um dos dois.';

const card = defineCalculator({
  id: 'financeira/investimentos',
  name: 'Investimentos',
  title: 'Simulador de investimentos',
  description:
    'Projete quanto um investimento com aportes mensais pode render e compare o resultado com o da poupança.',
  keywords:
    'investimentos, simulador, renda fixa, renda variável, fundos imobiliários, multimercado, rentabilidade, investir por mês, onde investir, quanto rende investir, render, primeiro milhão, juntar dinheiro',
  icon: 'chart-line',
  sources: [LEI_DA_POUPANCA, LEI_DA_RENDA_FIXA, PORTAL_DO_INVESTIDOR],

  inputs: {
    type: 'object',
    required: ['initialAmount', 'monthlyContribution', 'annualReturn', 'years', 'investmentType'],
    properties: {
      initialAmount: { ...amount, title: 'Valor inicial', meaning: 'valorAplicado', default: 5000 },
      monthlyContribution: {
        ...amount,
        title: 'Aporte mensal',
        meaning: 'aporteMensal',
        description: 'Depositado no fim de cada mês.',
        default: 500,
      },
      years: { ...anosDaAplicacao, default: 10 },
      ...prazoEmMeses,
      investmentType: {
        type: 'string',
        title: 'Tipo de investimento',
        description: 'Preenche o rendimento com um valor de partida, que você pode mudar.',
        oneOf: TIPOS_DE_INVESTIMENTO,
        default: 'Renda Fixa',
        wide: true,
        messages: { required: 'Escolha o tipo de investimento' },
      },
      annualReturn: {
        ...taxaCotada,
        title: 'Rendimento esperado',
        meaning: 'rendimento',
        default: RENDIMENTO_DA_RENDA_FIXA,
      },
      tipoTaxa: tipoDaTaxa('nominal'),
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
  rules: [limiteDoCrescimento('annualReturn', `1 + ${percentualMensal('annualReturn')} / 100`, TOO_LARGE)],

  compute(inputs, result) {
    const { initialAmount: principal, monthlyContribution, annualReturn, tipoTaxa } = inputs;
    const { months: meses } = termOf(inputs.years, inputs.meses);
    const isGross = inputs.tributacao === 'nenhuma';
    const taxaInformada = { rate: annualReturn, kind: tipoTaxa };
    const aportes = { principal, monthlyContribution };
    const plano = { ...aportes, monthlyRate: monthlyRateOf(taxaInformada), months: meses };
    const valorCom = (taxaMensal: Quantity, prazo: Quantity): Quantity =>
      growth({ ...aportes, monthlyRate: taxaMensal, months: prazo });
    const taxaDaPoupanca = monthlyRateFromAnnual(TAXA_ANUAL_DA_POUPANCA);

    const investimento = savingsResult(plano, WORDING, result);
    const { totalValue, breakdown } = investimento;
    const savingsValue = result.money(
      'O mesmo dinheiro na poupança',
      valorCom(taxaDaPoupanca, breakdown.months),
      POUPANCA_DE_TAXA_FIXA,
    );
    const difference = result.money('Diferença', totalValue.minus(savingsValue));
    const noFim = { ...aportes, ...breakdown, totalValue, savingsValue };
    const comImposto = isGross
      ? undefined
      : declaraDepoisDoImposto(noFim, inputs.tributacao === 'isento', result);
    const betterThanSavings = result.yesNo('Rende mais que a poupança?', difference.shown > 0);
    result.group('Em comparação com a poupança', {
      totalValue,
      savingsValue,
      difference,
      netDifference: comImposto?.netDifference,
      // Warn that the comparison is before tax, which may reverse it.
      betterThanSavings: isGross ? betterThanSavings : undefined,
    });
    return {
      ...investimento,
      savingsValue,
      difference,
      ...comImposto,
      betterThanSavings,
      outraTaxa: otherReading(taxaInformada, 'o valor final', (taxa) => valorCom(taxa, breakdown.months)),
      evolucao: result.rows(
        'Ano a ano',
        { ...growthColumns('Investido', 'Rendimento', 'Total'), poupanca: column.money('Na poupança') },
        yearlyGrowth(plano, (prazo) => ({ poupanca: reais(valorCom(taxaDaPoupanca, prazo).exact) })),
        { ...savingsAtStart(plano), poupanca: reais(principal.exact) },
      ),
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'netValue',
    answer: inEitherUnit(
      'Em {prazo} você junta {netValue}, já sem o imposto de renda; na poupança seriam {savingsValue}.',
      WITHOUT_TERM,
    ),
  },
  {
    kind: 'headline',
    value: 'totalValue',
    when: "investmentType == 'Poupança'",
    answer: inEitherUnit(
      'Em {prazo} você junta {totalValue} na poupança, que é isenta de imposto.',
      WITHOUT_TERM,
    ),
  },
  {
    kind: 'headline',
    value: 'totalValue',
    answer: inEitherUnit(
      'Em {prazo} você junta {totalValue}, antes do imposto; na poupança seriam {savingsValue}.',
      WITHOUT_TERM,
    ),
  },
  {
    kind: 'sum',
    total: 'netValue',
    lines: ['totalContributed', 'totalInterest', { value: 'ir', sign: '-' }],
  },
  { kind: 'sum', total: 'totalValue', lines: ['totalContributed', 'totalInterest'] },
  {
    kind: 'notice',
    tone: 'warning',
    when: 'given(netDifference) ? netDifference < 0 : difference < 0',
    text: 'Com {annualReturn} este investimento rende menos que a poupança.',
  },
  OTHER_READING,
  {
    kind: 'chart',
    title: 'Evolução ano a ano',
    rows: 'evolucao',
    series: [
      { label: 'Este investimento, bruto', value: 'total' },
      { label: 'Poupança', value: 'poupanca' },
      { label: 'Total investido', value: 'investido' },
    ],
  },
  { kind: 'table', rows: 'evolucao', download: 'investimentos' },
  'Rendimento passado ou esperado não é garantia: o resultado real varia, e impostos e taxas o diminuem.',
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    {
      input: { annualReturn: 1000, years: 100 },
      field: 'annualReturn',
      message: TOO_LARGE,
    },
  ],
  // Omit these, because the steps show them in the order of the formula.
  notShown: ['breakdown'],
} satisfies EvidenceOf<typeof card>;
