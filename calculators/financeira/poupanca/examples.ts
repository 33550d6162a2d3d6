/** Edge cases of the savings account: no visitor reads them. */
import type { Example } from '../../../src/engine/definition.ts';

export const EDGE_CASES = [
  {
    title: 'Selic logo acima do limite: nada muda',
    input: { initialAmount: 1000, monthlyContribution: 300, years: 5, selic: 8.51 },
    expected: { totalValue: 22279.86, rendimentoMensal: 0.5 },
    source: 'Lei 8.177/1991, art. 12, II, "a"; conta do primeiro exemplo',
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
] as const satisfies readonly Example[];
