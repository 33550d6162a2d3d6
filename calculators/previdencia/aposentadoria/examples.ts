/** Edge cases of the retirement plan, invisible to visitors. */
import type { Example } from '../../../src/engine/definition.ts';

/** A person's ages, in the examples. */
export function ages(currentAge: number, retirementAge: number, lifeExpectancy: number) {
  return { currentAge, retirementAge, lifeExpectancy };
}

export const EDGE_CASES = [
  {
    title: 'Inflação e imposto juntos',
    input: {
      ...ages(30, 65, 85),
      desiredMonthlyIncome: 5000,
      expectedReturn: 8,
      inflacao: 4,
      aliquotaIr: 15,
    },
    expected: { totalNeeded: 965_819.75, monthlySavings: 1043.94, totalSaved: 438_454.79 },
    source: 'Conta à mão: 820.946,7873 ÷ 0,85 = 965.819,7498; 887,348978 ÷ 0,85 = 1.043,9400',
    testOnly: true,
  },
  {
    title: 'Dinheiro parado com inflação de 4%: guarda-se mais do que se recebe',
    input: { ...ages(40, 60, 80), desiredMonthlyIncome: 2000, expectedReturn: 0, inflacao: 4 },
    expected: {
      totalNeeded: 730_065.7,
      monthlySavings: 4382.25,
      totalSaved: 1_051_739.11,
      totalInterest: -321_673.41,
    },
    source:
      'Conta à mão com 60 algarismos: i = 1,04^(−1/12) − 1 = −0,3263057381%; 2.000 × (1 − (1 + i)^−240) ÷ i = 730.065,7045; o depósito é 2.000 × (1 + i)^−240 = 2.000 × 1,04^20 = 4.382,2463',
    testOnly: true,
  },
  {
    title: 'Inflação que come o rendimento: o que entra é o que sai',
    input: { ...ages(40, 60, 80), desiredMonthlyIncome: 2000, expectedReturn: 12, inflacao: 12.682503 },
    expected: { totalNeeded: 480_000, monthlySavings: 2000, totalSaved: 480_000, totalInterest: 0 },
    source: 'Conta à mão: 1,01 ÷ 1,12682503^(1/12) = 1; 2.000 × 240 = 480.000; ÷ 240 = 2.000',
    testOnly: true,
  },
  {
    title: 'Pouco acima de −1% ao mês ainda se calcula',
    input: { ...ages(40, 60, 80), desiredMonthlyIncome: 2000, expectedReturn: 0, inflacao: 12.8 },
    expected: { totalNeeded: 2_027_035.61, monthlySavings: 22_243.95, monthlyRate: -0.9986975048 },
    source:
      'Conta à mão com 60 algarismos: i = 1,128^(−1/12) − 1 = −0,9986975048%; 2.000 × (1 − (1 + i)^−240) ÷ i = 2.027.035,6057; 2.000 × 1,128^20 = 22.243,9540',
    testOnly: true,
  },
  {
    title: 'Sem rendimento, o que entra é o que sai',
    input: { ...ages(40, 60, 80), desiredMonthlyIncome: 2000, expectedReturn: 0 },
    expected: { totalNeeded: 480_000, monthlySavings: 2000, totalSaved: 480_000, totalInterest: 0 },
    source: 'Conta à mão: 2.000 × 240 = 480.000; ÷ 240 = 2.000',
    testOnly: true,
  },
  {
    title: 'Um ano para guardar e um para gastar',
    input: { ...ages(79, 80, 81), desiredMonthlyIncome: 1000, expectedReturn: 12 },
    expected: {
      totalNeeded: 11_255.08,
      monthlySavings: 887.45,
      totalSaved: 10_649.39,
      evolucao: [
        { idade: 79, fase: 'Acumulação', saldo: 0 },
        { idade: 80, fase: 'Aposentadoria', saldo: 11_255.08 },
        { idade: 81, fase: 'Aposentadoria', saldo: 0 },
      ],
    },
    source:
      'Conta à mão a 1% ao mês: a₁₂ = 11,2550775 e s₁₂ = 12,6825030; 11.255,0775 ÷ 12,6825030 = 887,4492 (= 1.000 ÷ 1,01^12); × 12 = 10.649,39',
    testOnly: true,
  },
  {
    title: 'O que já há basta, e sobra',
    input: {
      ...ages(79, 80, 81),
      desiredMonthlyIncome: 1000,
      currentSavings: 20_000,
      expectedReturn: 12,
    },
    expected: {
      totalNeeded: 11_255.08,
      savingsAtRetirement: 22_536.5,
      stillNeeded: 0,
      monthlySavings: 0,
      totalSaved: 0,
      totalInterest: 2536.5,
      evolucao: [
        { idade: 79, fase: 'Acumulação', saldo: 20_000 },
        { idade: 80, fase: 'Aposentadoria', saldo: 22_536.5 },
        { idade: 81, fase: 'Aposentadoria', saldo: 12_712.19 },
      ],
    },
    source:
      'Conta à mão a 1% ao mês: 20.000 × 1,01^12 = 22.536,5006; menos 11.255,0775 sobram 11.281,4231, que em mais um ano são × 1,01^12 = 12.712,1900; 22.536,50 − 20.000 = 2.536,50',
    testOnly: true,
  },
  {
    title: 'O que já há, sem rendimento, é só descontado',
    input: {
      ...ages(40, 60, 80),
      desiredMonthlyIncome: 2000,
      currentSavings: 120_000,
      expectedReturn: 0,
    },
    expected: {
      totalNeeded: 480_000,
      savingsAtRetirement: 120_000,
      stillNeeded: 360_000,
      monthlySavings: 1500,
      totalSaved: 360_000,
      totalInterest: 0,
    },
    source: 'Conta à mão: 2.000 × 240 = 480.000; − 120.000 = 360.000; ÷ 240 = 1.500',
    testOnly: true,
  },
] as const satisfies readonly Example[];
