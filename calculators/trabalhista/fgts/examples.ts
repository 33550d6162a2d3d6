/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'Dois anos com salário de R$ 3.000,00',
    input: { salary: 3000, months: 24 },
    expected: {
      depositoMensal: 240,
      saldoTotal: 6400,
      rendimento: 175.96,
      saldoComRendimento: 6575.96,
      multaRescisoria: 2630.38,
      valorSacavel: 9206.34,
    },
    source:
      'Conta à mão: 1,03^(1÷12) = 1,0024662698; 240 × 0,03 ÷ 0,0024662698 = 2.919,3887, 240 do 13º e 80 do terço das férias: 3.239,3887 no primeiro ano; × 1,03 + 3.239,3887 = 6.575,9590; × 40% = 2.630,3836; 26 depósitos de 240 e dois de 80 = 6.400',
  },
  {
    title: 'Cinco anos com salário de R$ 2.200,00, TR de 0,1% ao mês e saída por acordo',
    input: { salary: 2200, months: 60, tr: '0,1', tipoRescisao: 'acordo-mutuo' },
    expected: {
      saldoTotal: 11733.33,
      rendimento: 1260.66,
      saldoComRendimento: 12993.99,
      multaRescisoria: 2598.8,
      valorSacavel: 12993.99,
    },
    source:
      'Conta à mão: i = 1,001 × 1,0024662698 − 1 = 0,003468736; 176 × (1,003468736^60 − 1) ÷ i = 11.716,7725; 13º: 176 × (1,003468736^60 − 1) ÷ (1,003468736^12 − 1) = 957,9097, e um terço disso pelas férias, 319,3032; × 20% = 2.598,7971; × 80% = 10.395,1883',
  },
  {
    title: 'Trinta meses com salário de R$ 2.500,00 e saque-aniversário',
    input: { salary: 2500, months: 30, saqueAniversario: true },
    expected: {
      saldoTotal: 6633.33,
      saldoComRendimento: 6868.98,
      multaRescisoria: 2747.59,
      valorSacavel: 2747.59,
      saqueAniversarioAnual: 2023.8,
    },
    source:
      'Conta à mão: 5.344,6325 em dois anos; × 1,0024662698^6 = 5.424,2096; seis depósitos de 200 rendem até 1.207,4230, e 200 × 6 ÷ 12 do 13º; do terço das férias, 66,6667 × 2,03 × 1,0024662698^6 = 137,3483; 6.868,9811 × 40% = 2.747,5924; 6.868,98 × 20% + 650 = 2.023,796',
  },
  {
    title: 'Um ano com salário de R$ 3.000,00: o terço das férias',
    input: { salary: 3000, months: 12 },
    expected: {
      saldoTotal: 3200,
      rendimento: 39.39,
      saldoComRendimento: 3239.39,
      multaRescisoria: 1295.76,
      valorSacavel: 4535.15,
    },
    source:
      'Conta à mão: 3.159,3887 com o 13º, como no primeiro exemplo, e 3.000 ÷ 3 × 8% = 80; 3.239,3887 × 40% = 1.295,7555',
    testOnly: true,
  },
  {
    title: 'Um ano sem o terço das férias',
    input: { salary: 3000, months: 12, incluirTercoFerias: false },
    expected: { saldoTotal: 3120, saldoComRendimento: 3159.39, multaRescisoria: 1263.76 },
    source: 'Conta à mão: 3.159,3887 com o 13º, como no primeiro exemplo; × 40% = 1.263,7555',
    testOnly: true,
  },
  {
    title: 'Onze meses: o terço das férias vem só com um ano completo',
    input: { salary: 3000, months: 11 },
    expected: { saldoTotal: 2860 },
    source: 'Conta à mão: 240 × 11 = 2.640; 240 × 11 ÷ 12 = 220 do 13º',
    testOnly: true,
  },
  {
    title: 'Sete meses sem o 13º e pedido de demissão: nada a sacar',
    input: { salary: 1518.33, months: 7, incluirDecimoTerceiro: false, tipoRescisao: 'pedido-demissao' },
    expected: {
      depositoMensal: 121.47,
      saldoTotal: 850.26,
      rendimento: 6.32,
      saldoComRendimento: 856.58,
      multaRescisoria: 0,
      valorSacavel: 0,
    },
    source:
      'Conta à mão: 121,4664 × 7 = 850,2648; 121,4664 × (1,0024662698^7 − 1) ÷ 0,0024662698 = 856,5817; 856,58 − 850,26',
    testOnly: true,
  },
  {
    title: 'Um mês: o depósito ainda não rendeu',
    input: { salary: 1621, months: 1 },
    expected: {
      depositoMensal: 129.68,
      saldoTotal: 140.49,
      rendimento: 0,
      saldoComRendimento: 140.49,
      multaRescisoria: 56.19,
      valorSacavel: 196.68,
    },
    source: 'Conta à mão: 129,68 + 129,68 ÷ 12 = 140,48667; × 40% = 56,194667',
    testOnly: true,
  },
  {
    title: 'Conta simples: dois anos com salário de R$ 3.000,00',
    input: { metodo: 'simplificado', salary: 3000, months: 24 },
    expected: {
      depositoMensal: 240,
      saldoTotal: 5760,
      rendimento: 172.8,
      saldoComRendimento: 5932.8,
      multaRescisoria: 2373.12,
    },
    source: 'Conta à mão: 240 × 24 = 5.760; × 3% = 172,80; 5.932,80 × 40% = 2.373,12',
  },
  {
    title: 'Conta simples: um ano com salário de R$ 1.518,33',
    input: { metodo: 'simplificado', salary: 1518.33, months: 12 },
    expected: {
      depositoMensal: 121.47,
      saldoTotal: 1457.6,
      rendimento: 43.73,
      saldoComRendimento: 1501.33,
      multaRescisoria: 600.53,
    },
    source:
      'Conta à mão: 1.518,33 × 8% = 121,4664; × 12 = 1.457,5968; × 3% = 43,727904; 1.501,324704 × 40% = 600,5298816; ' +
      'o saldo soma os valores já arredondados',
  },
  {
    title: 'Conta simples: cinco anos com salário de R$ 2.200,00',
    input: { metodo: 'simplificado', salary: 2200, months: 60 },
    expected: {
      depositoMensal: 176,
      saldoTotal: 10560,
      rendimento: 316.8,
      saldoComRendimento: 10876.8,
      multaRescisoria: 4350.72,
    },
    source: 'Conta à mão: 176 × 60 = 10.560; × 3% = 316,80; 10.876,80 × 40% = 4.350,72',
  },
  {
    title: 'Conta simples de um mês: o menor prazo',
    input: { metodo: 'simplificado', salary: 1621, months: 1 },
    expected: {
      depositoMensal: 129.68,
      saldoTotal: 129.68,
      rendimento: 3.89,
      saldoComRendimento: 133.57,
      multaRescisoria: 53.43,
    },
    source: 'Conta à mão: 1.621 × 8% = 129,68; × 3% = 3,8904; 133,5704 × 40% = 53,42816',
    testOnly: true,
  },
] as const;
