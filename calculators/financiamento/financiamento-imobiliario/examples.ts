/** Cases that were worked out by hand or published. */
export const examples = [
  {
    title: 'Apartamento de R$ 300.000,00 em 30 anos pela tabela Price',
    input: {
      propertyValue: 300_000,
      downPayment: 60_000,
      interestRate: 10.5,
      years: 30,
      system: 'price',
    },
    expected: {
      financedAmount: 240_000,
      downPaymentPercentage: 20,
      monthlyRate: 0.875,
      numeroParcelas: 360,
      monthlyPayment: 2195.37,
      totalPaid: 790_334.75,
      totalInterest: 550_334.75,
      rendaSugerida: 7317.91,
      systems: [
        { firstPayment: 2195.37, lastPayment: 2195.37, totalInterest: 550_334.75, totalPaid: 790_334.75 },
        { firstPayment: 2766.67, lastPayment: 672.5, totalInterest: 379_050, totalPaid: 619_050 },
      ],
      sacSavings: 171_284.75,
      sacExtraFirstPayment: 571.3,
    },
    source:
      'Conta à mão com 60 algarismos: 240.000 × 0,00875 ÷ (1 − 1,00875^−360) = 2.195,3743; × 360 = 790.334,75; ÷ 0,3 = 7.317,91. SAC: 240.000 ÷ 360 = 666,67; + 2.100 = 2.766,67; juros 240.000 × 0,00875 × 361 ÷ 2 = 379.050',
  },
  {
    title: 'O mesmo apartamento pelo SAC',
    input: { propertyValue: 300_000, downPayment: 60_000, interestRate: 10.5, years: 30, system: 'sac' },
    expected: {
      amortization: 666.67,
      firstPayment: 2766.67,
      lastPayment: 672.5,
      totalPaid: 619_050,
      totalInterest: 379_050,
      rendaSugerida: 9222.22,
    },
    source:
      'Conta à mão: 240.000 ÷ 360 = 666,67; + 240.000 × 0,00875 = 2.766,6667 (÷ 0,3 = 9.222,22); 666,67 × 1,00875 = 672,50; 240.000 + 240.000 × 0,00875 × 361 ÷ 2 = 619.050',
  },
  {
    title: 'SAC em 180 parcelas a 18% ao ano',
    input: { propertyValue: 400_000, downPayment: 40_000, interestRate: 18, years: 15, system: 'sac' },
    expected: {
      financedAmount: 360_000,
      downPaymentPercentage: 10,
      numeroParcelas: 180,
      amortization: 2000,
      firstPayment: 7400,
      lastPayment: 2030,
      totalPaid: 848_700,
      totalInterest: 488_700,
    },
    source:
      'Exercício público de matemática financeira (R$ 360.000 pelo SAC, 180 prestações, 18% ao ano: última parcela de R$ 2.030,00, respondeai.com.br); o resto à mão: 2.000 + 5.400 e 360.000 × 0,015 × 181 ÷ 2',
  },
  {
    title: 'Todas as parcelas de um ano pelo SAC',
    input: { propertyValue: 13_000, downPayment: 1000, interestRate: 12, years: 1, system: 'sac' },
    expected: {
      schedule: [
        { month: 1, payment: 1120, interest: 120, principal: 1000, balance: 11_000 },
        { month: 2, payment: 1110, interest: 110, principal: 1000, balance: 10_000 },
        { month: 3, payment: 1100, interest: 100, principal: 1000, balance: 9000 },
        { month: 4, payment: 1090, interest: 90, principal: 1000, balance: 8000 },
        { month: 5, payment: 1080, interest: 80, principal: 1000, balance: 7000 },
        { month: 6, payment: 1070, interest: 70, principal: 1000, balance: 6000 },
        { month: 7, payment: 1060, interest: 60, principal: 1000, balance: 5000 },
        { month: 8, payment: 1050, interest: 50, principal: 1000, balance: 4000 },
        { month: 9, payment: 1040, interest: 40, principal: 1000, balance: 3000 },
        { month: 10, payment: 1030, interest: 30, principal: 1000, balance: 2000 },
        { month: 11, payment: 1020, interest: 20, principal: 1000, balance: 1000 },
        { month: 12, payment: 1010, interest: 10, principal: 1000, balance: 0 },
      ],
      totalPaid: 12_780,
      totalInterest: 780,
    },
    source:
      'Conta à mão: 12.000 ÷ 12 = 1.000 por mês e 1% do saldo de juros; juros 12.000 × 0,01 × 13 ÷ 2 = 780',
    testOnly: true,
  },
  {
    title: 'A menor taxa e o menor prazo',
    input: { propertyValue: 12_000, downPayment: 0, interestRate: 0.1, years: 1, system: 'price' },
    expected: {
      downPaymentPercentage: 0,
      monthlyPayment: 1000.54,
      totalPaid: 12_006.5,
      totalInterest: 6.5,
    },
    source:
      'Conta à mão com 60 algarismos: i = 0,001 ÷ 12; 12.000 × i ÷ (1 − (1 + i)^−12) = 1.000,5417; × 12 = 12.006,50',
    testOnly: true,
  },
] as const;
