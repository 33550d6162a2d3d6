/** Cases that were worked out by hand. */
export const examples = [
  {
    title: 'Aposentado que recebe R$ 3.000,00, em 84 parcelas',
    input: { salary: 3000, publico: 'inss', interestRate: 1.8, prazoMeses: 84 },
    today: '2026-11-22',
    expected: {
      margemTotal: 1050,
      availableMargin: 1050,
      margemCartao: 300,
      monthlyPayment: 1050,
      maxLoanValue: 45_298.56,
      iof: 1486.72,
      valorLiberado: 43_811.84,
      totalPaid: 88_200,
      totalInterest: 42_901.44,
      cet: 25.42081103,
    },
    source:
      'Conta à mão com 40 algarismos: 3.000 × 35% = 1.050; 1.050 × (1 − 1,018^−84) ÷ 0,018 = 45.298,5612. As amortizações, pesadas pelos dias até cada parcela, no máximo 365, dão 353,9091 dias: × 0,0082% + 0,38% = 3,2820545%, ou 1.486,72. CET: a taxa em que 84 parcelas valem 43.811,84, por bisseção',
  },
  {
    title: 'Servidor com R$ 500,00 de consignados em andamento',
    input: {
      salary: 6000,
      publico: 'servidor',
      interestRate: 1.8,
      prazoMeses: 96,
      descontosObrigatorios: 1500,
      consignacoesAtuais: 500,
    },
    today: '2026-11-22',
    expected: {
      margemTotal: 1575,
      availableMargin: 1075,
      margemCartao: 450,
      maxLoanValue: 48_948.91,
      iof: 1617,
      valorLiberado: 47_331.91,
      totalPaid: 103_200,
      cet: 25.2957193359,
    },
    source:
      'Conta à mão: (6.000 − 1.500) × 35% = 1.575, menos 500; × (1 − 1,018^−96) ÷ 0,018 = 48.948,9094; × 3,3034386% de IOF = 1.616,9972. CET por bisseção',
  },
  {
    title: 'BPC de um salário mínimo, no teto da taxa e no maior prazo',
    input: { salary: 1621, publico: 'bpc', interestRate: 1.85, prazoMeses: 108 },
    today: '2026-11-22',
    expected: {
      margemTotal: 486.3,
      margemCartao: 81.05,
      maxLoanValue: 22_656.2,
      iof: 752.38,
      valorLiberado: 21_903.82,
      cet: 25.9547131167,
    },
    source:
      'Conta à mão: 1.621 × 30% = 486,30; × 5% = 81,05; 486,30 × (1 − 1,0185^−108) ÷ 0,0185 = 22.656,1997; × 3,3208617% = 752,3811. CET por bisseção',
    testOnly: true,
  },
  {
    title: 'Empregado, sem teto de taxa',
    input: { salary: 3500, publico: 'clt', interestRate: 2.5, prazoMeses: 24 },
    today: '2026-11-22',
    expected: {
      availableMargin: 1225,
      margemCartao: 175,
      maxLoanValue: 21_909.11,
      iof: 617.19,
      valorLiberado: 21_291.92,
      cet: 38.6882060671,
    },
    source:
      'Conta à mão: 3.500 × 35% = 1.225; × (1 − 1,025^−24) ÷ 0,025 = 21.909,1076; × 2,8170433% = 617,1891. CET por bisseção',
    testOnly: true,
  },
  {
    title: 'Meio centavo na margem arredonda para cima, e o empréstimo sai dela',
    input: { salary: 3000.13, publico: 'inss', interestRate: 1, prazoMeses: 12 },
    today: '2026-11-22',
    expected: { margemTotal: 1050.05, availableMargin: 1050.05, maxLoanValue: 11_818.39, iof: 239.4 },
    source:
      'Conta à mão: 3.000,13 × 35% = 1.050,0455; 1.050,05 × 11,2550775 = 11.818,3941; × 2,0256385% = 239,3979',
    testOnly: true,
  },
  {
    title: 'Sem margem livre, não há empréstimo nem CET',
    input: { salary: 2000, publico: 'inss', interestRate: 1.8, prazoMeses: 84, consignacoesAtuais: 700.01 },
    expected: {
      margemTotal: 700,
      availableMargin: 0,
      monthlyPayment: 0,
      maxLoanValue: 0,
      iof: 0,
      valorLiberado: 0,
    },
    source: 'Conta à mão: 2.000 × 35% = 700, menos que os 700,01 já comprometidos',
    testOnly: true,
  },
  {
    title: 'Conta simples: pensionista que recebe R$ 3.000,00, em cinco anos',
    input: { metodo: 'simplificado', salary: 3000, marginPercentage: 30, interestRate: 1.8, years: 5 },
    expected: {
      availableMargin: 900,
      monthlyPayment: 900,
      numeroParcelas: 60,
      maxLoanValue: 32_856.35,
      totalPaid: 54_000,
      totalInterest: 21_143.65,
    },
    source:
      'Conta à mão com 60 algarismos: 3.000 × 30% = 900; 900 × (1 − 1,018^−60) ÷ 0,018 = 32.856,3487; 900 × 60 = 54.000',
  },
  {
    title: 'Conta simples: servidor que recebe R$ 5.000,00, a 1% ao mês em um ano',
    input: { metodo: 'simplificado', salary: 5000, marginPercentage: 20, interestRate: 1, years: 1 },
    expected: {
      availableMargin: 1000,
      monthlyPayment: 1000,
      maxLoanValue: 11_255.08,
      totalPaid: 12_000,
      totalInterest: 744.92,
    },
    source: 'Tábua financeira: fator de valor presente a₁₂ a 1% = 11,2550775; 1.000 × 11,2550775 = 11.255,08',
  },
  {
    title: 'Conta simples: aposentado com salário mínimo, a 2% ao mês em dois anos',
    input: { metodo: 'simplificado', salary: 1621, marginPercentage: 25, interestRate: 2, years: 2 },
    expected: {
      availableMargin: 405.25,
      monthlyPayment: 405.25,
      maxLoanValue: 7664.87,
      totalPaid: 9726,
      totalInterest: 2061.13,
    },
    source:
      'Tábua financeira: fator de valor presente a₂₄ a 2% = 18,9139256; 405,25 × 18,9139256 = 7.664,8683; 405,25 × 24 = 9.726',
  },
  {
    title: 'Conta simples: meio centavo na parcela: o empréstimo sai da parcela exata',
    input: { metodo: 'simplificado', salary: 3000.15, marginPercentage: 30, interestRate: 1, years: 1 },
    expected: {
      availableMargin: 900.05,
      monthlyPayment: 900.05,
      maxLoanValue: 10_130.08,
      totalPaid: 10_800.54,
      totalInterest: 670.46,
    },
    source: 'Conta à mão: 3.000,15 × 30% = 900,045; × 11,2550775 = 10.130,0762; × 12 = 10.800,54',
    testOnly: true,
  },
] as const;
