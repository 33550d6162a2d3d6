/** Visible examples of the retirement plan, followed by the edge cases. */
import type { Example } from '../../../src/engine/definition.ts';
import { ages, EDGE_CASES } from './examples.ts';

export const EXAMPLES = [
  {
    title: 'Quem tem 30 anos e quer R$ 5.000,00 por mês dos 65 aos 85',
    input: { ...ages(30, 65, 85), desiredMonthlyIncome: 5000, expectedReturn: 8 },
    expected: {
      totalNeeded: 597_771.46,
      monthlySavings: 260.59,
      yearsToRetirement: 35,
      yearsInRetirement: 20,
      totalSaved: 109_449.38,
      totalInterest: 488_322.08,
    },
    source:
      'Conta à mão com 60 algarismos: i = 0,08 ÷ 12; 5.000 × (1 − (1 + i)^−240) ÷ i = 597.771,4585; × i ÷ ((1 + i)^420 − 1) = 260,593759; × 420 = 109.449,38',
  },
  {
    title: 'Renda de R$ 3.000,00 por 20 anos, com 30 anos de depósitos a 0,3% ao mês',
    input: { ...ages(35, 65, 85), desiredMonthlyIncome: 3000, expectedReturn: 3.6 },
    expected: {
      totalNeeded: 512_722.82,
      monthlySavings: 792.9,
      yearsToRetirement: 30,
      yearsInRetirement: 20,
    },
    published: {
      source: 'educfinpap.com, “Quanto dinheiro acumular”, com a HP 12C',
      values: ['totalNeeded', 'monthlySavings'],
    },
    source:
      'Exemplo público feito na HP 12C (educfinpap.com, "Quanto dinheiro acumular"): 512.722,82 e 792,90',
  },
  {
    title: 'Renda de R$ 1.000,00 por cinco anos, com 18 anos de depósitos a 0,5% ao mês',
    input: { ...ages(42, 60, 65), desiredMonthlyIncome: 1000, expectedReturn: 6 },
    expected: { totalNeeded: 51_725.56, monthlySavings: 133.54, totalSaved: 28_843.76 },
    source:
      'Concurso FGV, ICMS-RJ 2007 (resposta: R$ 134,00, com fatores arredondados); com 60 algarismos, 51.725,5608 e 133,5359 × 216',
  },
  {
    title: 'R$ 5.000,00 em dinheiro de hoje, com 8% ao ano e inflação de 4%',
    input: { ...ages(30, 65, 85), desiredMonthlyIncome: 5000, expectedReturn: 8, inflacao: 4 },
    expected: {
      totalNeeded: 820_946.79,
      monthlySavings: 887.35,
      totalSaved: 372_686.57,
      totalInterest: 448_260.22,
      monthlyRate: 0.3381855569,
    },
    source:
      'Conta à mão com 60 algarismos: i = (1 + 0,08 ÷ 12) ÷ 1,04^(1/12) − 1 = 0,3381855569%; 5.000 × (1 − (1 + i)^−240) ÷ i = 820.946,7873; × i ÷ ((1 + i)^420 − 1) = 887,348978; × 420 = 372.686,5709',
  },
  {
    title: 'R$ 5.000,00 líquidos de 15% de imposto',
    input: { ...ages(30, 65, 85), desiredMonthlyIncome: 5000, expectedReturn: 8, aliquotaIr: 15 },
    expected: { grossIncome: 5882.35, totalNeeded: 703_260.54, monthlySavings: 306.58 },
    source:
      'Conta à mão com 60 algarismos: 5.000 ÷ 0,85 = 5.882,352941; a reserva e o depósito sem imposto, ÷ 0,85: 597.771,4585 ÷ 0,85 = 703.260,5394; 260,593759 ÷ 0,85 = 306,580893',
  },
  {
    title: 'O mesmo com R$ 10.000,00 já guardados',
    input: { ...ages(30, 65, 85), desiredMonthlyIncome: 5000, currentSavings: 10_000, expectedReturn: 8 },
    expected: {
      totalNeeded: 597_771.46,
      savingsAtRetirement: 162_925.5,
      stillNeeded: 434_845.96,
      monthlySavings: 189.57,
      initialSavings: 10_000,
      totalSaved: 79_618.42,
      totalInterest: 508_153.04,
    },
    source:
      'Conta à mão com 60 algarismos: i = 0,08 ÷ 12; 10.000 × (1 + i)^420 = 162.925,4990; 597.771,4585 − 162.925,4990 = 434.845,9595; × i ÷ ((1 + i)^420 − 1) = 189,567671; × 420 = 79.618,4217; 597.771,46 − 79.618,42 − 10.000 = 508.153,04',
  },
  ...EDGE_CASES,
] as const satisfies readonly Example[];
