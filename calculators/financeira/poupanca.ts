import { amount, years } from '../../schemas/fields.ts';
import { percentageUpTo } from '../../schemas/limited.ts';
import { reais } from '../../src/decimal/money.ts';
import { defineCalculator } from '../../src/engine/definition.ts';
import { column } from '../../src/quantity/declare.ts';
import { savingsAtStart, savingsByYear, savingsResult } from '../formulas/savings-result.ts';
import { yearEnds } from '../formulas/year-ends.ts';
import { taxRateByYears } from '../law/fixed-income-tax.ts';
import { additionalRate, withReferenceRate } from '../law/savings-account.ts';
import { growthColumns } from '../layouts/growth.ts';
import {
  CDI_RATE,
  FULL_RATE_SELIC,
  GUARANTEED_DEPOSITS,
  HIGHEST_REFERENCE_RATE,
  LOWEST_REFERENCE_RATE,
  SAVINGS_MONTHLY_RATE,
  SAVINGS_SHARE_OF_SELIC,
  SELIC_TARGET,
} from '../tables/savings.ts';
import {
  DEPOSIT_GUARANTEE,
  INVESTMENT_TAX_LAW,
  SAVINGS_ACCOUNT_LAW,
  SAVINGS_ACCOUNT_RATES,
  SAVINGS_EXEMPTION_LAW,
} from '../tables/savings-sources.ts';
import { EDGE_CASES } from './poupanca/examples.ts';
import { onCdi, onCdiAfter } from './poupanca/on-cdi.ts';

const WORDING = {
  earnings: 'Rendimento',
  earned: 'rendimento',
  deposits: 'Depósitos',
  putIn: 'depositado',
  note: 'Isento de imposto de renda.',
} as const;

const TOO_LARGE = 'Com essa TR e esse prazo o valor fica grande demais. Diminua um dos dois.';

export default defineCalculator({
  id: 'financeira/poupanca',
  name: 'Poupança',
  title: 'Calculadora de rendimento da poupança',
  description:
    'Veja quanto a poupança rende com depósitos mensais e compare com o CDI, já sem o imposto de renda.',
  keywords:
    'poupança, caderneta, rendimento da poupança, poupança ou cdi, depósito mensal, guardar dinheiro, quanto rende a poupança, rende na poupança, poupança ou cdb, render',
  icon: 'piggy-bank',

  inputs: {
    type: 'object',
    required: ['initialAmount', 'monthlyContribution', 'years'],
    properties: {
      initialAmount: { ...amount, title: 'Valor inicial', default: 1000 },
      monthlyContribution: {
        ...amount,
        title: 'Depósito mensal',
        description: 'Feito no fim de cada mês.',
        default: 300,
      },
      years: { ...years, title: 'Prazo', default: 5 },
      selic: {
        ...percentageUpTo(100),
        title: 'Meta da Selic',
        description: `Até ${FULL_RATE_SELIC} ao ano a poupança deixa de render ${SAVINGS_MONTHLY_RATE} ao mês e rende ${SAVINGS_SHARE_OF_SELIC} da Selic.`,
        unit: '% ao ano',
        default: SELIC_TARGET.typed,
        details: true,
      },
      trMensal: {
        ...percentageUpTo(100),
        title: 'Taxa Referencial (TR)',
        description: `Soma-se ao rendimento. Em outubro de 2026, de ${LOWEST_REFERENCE_RATE} a ${HIGHEST_REFERENCE_RATE} ao mês.`,
        unit: '% ao mês',
        default: 0,
        details: true,
      },
    },
  },
  asks: [
    {
      fields: ['initialAmount', 'monthlyContribution'],
      message: 'Informe o valor inicial ou o depósito mensal',
    },
    { fields: ['years'], message: 'Informe o prazo' },
  ],
  rules: [
    {
      // Past a googol no sum of money is meant. Besides the TR a month never pays more than the full rate.
      field: 'trMensal',
      assert: `((1 + ${SAVINGS_MONTHLY_RATE.typed} / 100) * (1 + trMensal / 100)) ^ (12 * years) <= 10 ^ 100`,
      message: TOO_LARGE,
    },
  ],

  compute({ initialAmount: principal, monthlyContribution, years: term, selic, trMensal }, result) {
    const deposits = { principal, monthlyContribution };
    const { rate, law } = additionalRate(selic);
    const monthlyRate = trMensal.equals(0)
      ? rate
      : withReferenceRate(
          result.working(result.percent('Rendimento ao mês, sem a TR', rate, { decimals: 6, law })),
          trMensal,
        );
    const plan = { ...deposits, monthlyRate, years: term };
    const savings = savingsResult(plan, { ...WORDING, law }, result);

    const cdiValue = onCdi(deposits, term, savings.totalContributed.unrounded(), result);
    const difference = result.money('Diferença', savings.totalValue.minus(cdiValue));
    const ends = yearEnds(term);
    return {
      ...savings,
      rendimentoMensal: savings.breakdown.monthlyRate,
      cdiValue,
      difference,
      cdiIsBetter: result.yesNo('O CDI rende mais?', difference.shown < 0),
      cdiIrRate: result.percent('Imposto sobre o rendimento do CDI', taxRateByYears(term)),
      evolucao: result.rows(
        'Ano a ano',
        { ...growthColumns('Depositado', 'Rendimento', 'Poupança'), cdi: column.money('CDI, líquido') },
        savingsByYear(plan).map((row, index) => ({ ...row, cdi: onCdiAfter(deposits, ends[index] ?? term) })),
        { ...savingsAtStart(plan), cdi: reais(principal.exact) },
      ),
    };
  },
})
  .layout([
    { kind: 'headline', label: 'Valor final na poupança', value: 'totalValue' },
    {
      kind: 'figures',
      items: [
        'totalContributed',
        'totalInterest',
        'totalValue',
        'roi',
        { value: 'rendimentoMensal', label: 'Rendimento ao mês', decimals: 4 },
      ],
      goals: ['totalInterest'],
    },
    {
      kind: 'figures',
      title: 'Em comparação com o CDI',
      items: ['cdiValue', 'cdiIrRate', 'difference', 'cdiIsBetter'],
    },
    {
      kind: 'comparison',
      title: 'Valor final: poupança e CDI',
      when: 'totalValue > 0',
      bars: [
        { label: 'Poupança', value: 'totalValue' },
        { label: 'CDI, líquido', value: 'cdiValue' },
        'totalContributed',
      ],
    },
    {
      kind: 'chart',
      shape: 'line',
      title: 'Evolução ano a ano',
      when: 'years > 1',
      rows: 'evolucao',
      x: 'ano',
      series: ['total', 'cdi', { label: 'Total depositado', value: 'investido' }],
    },
    { kind: 'table', when: 'years > 0', rows: 'evolucao', download: 'poupanca' },
    { kind: 'steps' },
    {
      kind: 'notice',
      tone: 'warning',
      when: 'cdiIsBetter',
      text: 'A 100% do CDI o mesmo dinheiro renderia mais, mesmo depois do imposto.',
    },
    {
      kind: 'notice',
      tone: 'warning',
      when: `selic != ${CDI_RATE.typed}`,
      text: `Com outra Selic o CDI também muda; a comparação continua com ${CDI_RATE} ao ano.`,
    },
    {
      kind: 'notice',
      tone: 'info',
      text: 'O rendimento só entra no aniversário mensal de cada depósito: quem saca antes perde o daquele mês.',
    },
    {
      kind: 'notice',
      tone: 'info',
      text: `A poupança e o CDB têm a garantia do FGC de até ${GUARANTEED_DEPOSITS} por pessoa em cada banco.`,
    },
  ])
  .evidence({
    examples: [
      {
        title: 'R$ 1.000,00 e mais R$ 300,00 por mês durante 5 anos',
        input: { initialAmount: 1000, monthlyContribution: 300, years: 5 },
        expected: {
          totalValue: 22279.86,
          rendimentoMensal: 0.5,
          totalContributed: 19000,
          totalInterest: 3279.86,
          roi: 17.2624173974,
          cdiValue: 25834.55,
          difference: -3554.69,
          cdiIsBetter: true,
        },
        source:
          'Conta à mão: 1.000 × 1,3488501525 + 300 × 69,7700305099 = 22.279,8593; CDI: 1.000 × 1,9043949741 + 300 × 83,7875138287 = 27.040,6491, menos 15% de 8.040,6491 = 25.834,5518',
      },
      {
        title: 'R$ 10.000,00 parados por um ano',
        input: { initialAmount: 10000, monthlyContribution: 0, years: 1 },
        expected: {
          totalValue: 10616.78,
          totalInterest: 616.78,
          roi: 6.1677811864,
          cdiValue: 11134.38,
          difference: -517.6,
          cdiIsBetter: true,
          cdiIrRate: 17.5,
          evolucao: [{ ano: 1, investido: 10000, juros: 616.78, total: 10616.78, cdi: 11134.38 }],
        },
        source: 'Conta à mão: 10.000 × 1,005^12 = 10.616,7781; 10.000 × 13,75% × (1 − 17,5%) = 1.134,375',
      },
      {
        title: 'R$ 1.000,00 e mais R$ 100,00 por mês durante três meses',
        input: { initialAmount: 1000, monthlyContribution: 100, years: 0.25 },
        expected: {
          totalValue: 1316.58,
          totalContributed: 1300,
          totalInterest: 16.58,
          cdiValue: 1327.89,
          difference: -11.31,
          cdiIrRate: 22.5,
        },
        source:
          'Conta à mão: 1.000 × 1,005³ + 100 × (1,005² + 1,005 + 1) = 1.316,5776; CDI: 1.335,9823 − 22,5% de 35,9823 = 1.327,8863',
      },
      {
        title: 'R$ 10.000,00 por um ano com a Selic a 8,5%',
        input: { initialAmount: 10000, monthlyContribution: 0, years: 1, selic: 8.5 },
        expected: {
          totalValue: 10595,
          totalInterest: 595,
          rendimentoMensal: 0.4828042513,
          cdiValue: 11134.38,
        },
        source:
          'Conta à mão: 70% de 8,5% são 5,95% ao ano; 1,0595^(1/12) = 1,004828042513; 10.000 × 1,0595 = 10.595',
      },
      {
        title: 'R$ 10.000,00 por um ano com a TR de 0,15% ao mês',
        input: { initialAmount: 10000, monthlyContribution: 0, years: 1, trMensal: 0.15 },
        expected: { totalValue: 10809.46, rendimentoMensal: 0.65075, cdiIsBetter: true },
        source: 'Conta à mão: 1,005 × 1,0015 = 1,0065075; 1,0065075^12 = 1,08094646; × 10.000 = 10.809,4646',
      },
      ...EDGE_CASES,
    ],
    refusals: [{ input: { years: 100, trMensal: 100 }, field: 'trMensal', message: TOO_LARGE }],
    // The steps show these in the order of the formula.
    notShown: ['breakdown'],
    sources: [
      SAVINGS_ACCOUNT_RATES,
      SAVINGS_ACCOUNT_LAW,
      SAVINGS_EXEMPTION_LAW,
      INVESTMENT_TAX_LAW,
      DEPOSIT_GUARANTEE,
    ],
  });
