/** Savings calculated by hand; visitors see those without `testOnly`. */
import type { Example } from '../../../src/engine/definition.ts';
import { LEI_DA_POUPANCA } from '../../tabelas/fontes-dos-investimentos.ts';

export const EXAMPLES = [
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
    published: {
      source: 'Lei nº 8.177/1991, art. 12, II, “a”',
      url: LEI_DA_POUPANCA.url,
      values: ['rendimentoMensal'],
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
  {
    title: 'Selic logo acima do limite: nada muda',
    input: { initialAmount: 1000, monthlyContribution: 300, years: 5, selic: 8.51 },
    expected: { totalValue: 22279.86, rendimentoMensal: 0.5 },
    source: 'Lei 8.177/1991, art. 12, II, “a”; conta do primeiro exemplo',
    testOnly: true,
  },
  {
    title: 'Selic baixa e TR, com depósitos todos os meses',
    input: { initialAmount: 1000, monthlyContribution: 100, years: 0.25, selic: 8.5, trMensal: 0.1 },
    expected: { totalValue: 1319.35, rendimentoMensal: 0.5832870555 },
    source:
      'Conta à mão: i = 1,0595^(1/12) × 1,001 − 1 = 0,583287055503%; 1.000 × (1 + i)³ + 100 × ((1 + i)² + (1 + i) + 1) = 1.319,3541',
    testOnly: true,
  },
  {
    title: 'Nada depositado',
    input: { initialAmount: 0, monthlyContribution: 0, years: 5 },
    expected: {
      totalValue: 0,
      totalContributed: 0,
      totalInterest: 0,
      roi: 0,
      cdiValue: 0,
      difference: 0,
      cdiIsBetter: false,
    },
    source: 'Definição: sem dinheiro não há rendimento',
    testOnly: true,
  },
  {
    title: 'Sem prazo o dinheiro fica como está',
    input: { initialAmount: 1000, monthlyContribution: 300, years: 0 },
    expected: {
      totalValue: 1000,
      totalContributed: 1000,
      cdiValue: 1000,
      difference: 0,
      cdiIsBetter: false,
      evolucao: [],
    },
    source: 'Definição: sem prazo não há depósitos nem rendimento',
    testOnly: true,
  },
  {
    title: 'R$ 1.000,00 e mais R$ 100,00 por mês, por 3 meses',
    input: { initialAmount: 1000, monthlyContribution: 100, prazoEm: 'meses', meses: 3 },
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
    testOnly: true,
  },
] as const satisfies readonly Example[];
