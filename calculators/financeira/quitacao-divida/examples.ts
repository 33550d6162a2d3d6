/** Cases worked out by hand, and refusals. */

const EARLY = { modo: 'antecipar', parcela: 500, parcelasRestantes: 12, interestRate: 2 } as const;
const LARGE_AND_SMALL = [
  { nome: 'Cartão', saldo: 1000, taxa: 10, minimo: 50 },
  { nome: 'Loja', saldo: 500, taxa: 2, minimo: 100 },
] as const;
const SEVERAL = { modo: 'varias', dividas: LARGE_AND_SMALL, pagamentoMensal: 600 } as const;

export const EXAMPLES = [
  {
    title: 'Doze parcelas de R$ 500,00 a 2% ao mês, quitadas hoje',
    input: EARLY,
    expected: {
      totalFuturo: 6000,
      valorPresente: 5287.67,
      economia: 712.33,
      economiaPercentual: 11.8721564924,
    },
    source:
      'Tabelas financeiras: valor presente de 12 parcelas a 2% = 10,5753412; × 500 = 5.287,6706; 6.000 − 5.287,67 = 712,33; 1 − 10,57534122 ÷ 12 = 11,872156%',
  },
  {
    title: 'O credor pede R$ 4.800,00 pelas mesmas doze parcelas',
    input: { ...EARLY, propostaQuitacao: 4800 },
    expected: {
      totalFuturo: 6000,
      valorPresente: 5287.67,
      proposta: 4800,
      economia: 1200,
      economiaPercentual: 20,
    },
    source: 'Conta à mão: 12 × 500 = 6.000; 6.000 − 4.800 = 1.200; 1.200 ÷ 6.000 = 20%',
  },
  {
    title: 'Dívida de R$ 5.000,00 a 12% ao mês, pagando R$ 800,00',
    input: { modo: 'prazo', saldoDevedor: 5000, interestRate: 12, pagamentoMensal: 800 },
    expected: { meses: 13, ultimaParcela: 194.18, totalPago: 9794.18, totalJuros: 4794.18 },
    source:
      'Conta à mão mês a mês, sem arredondar: 5.000 × 1,12 − 800 = 4.800; 4.800 × 1,12 − 800 = 4.576; … depois de 12 pagamentos restam 173,373346; × 1,12 = 194,1781; 12 × 800 + 194,18 = 9.794,18',
  },
  {
    title: 'Duas dívidas e R$ 600,00 por mês: a de juros maiores primeiro',
    input: SEVERAL,
    expected: {
      meses: 3,
      ultimaParcela: 500.56,
      totalPago: 1700.56,
      totalJuros: 200.56,
      pagarPrimeiro: 'Cartão',
      ordemDePagamento: 'R$ 500,00 por mês até o mês 3; depois Loja (até o mês 3).',
      vantagemDaOrdem: 'Nesta ordem você paga R$ 61,54 a menos de juros que começando pela de menor saldo.',
      jurosPorTaxa: 200.56,
      jurosPorSaldo: 262.1,
      jurosPoupados: 61.54,
      porDivida: [
        { nome: 'Cartão', quitadaNoMes: 3, juros: 176, mes: '2027-02' },
        { nome: 'Loja', quitadaNoMes: 3, juros: 24.56, mes: '2027-02' },
      ],
      schedule: [
        { month: 1, payment: 600, interest: 110, principal: 490, balance: 1010 },
        { month: 2, payment: 600, interest: 68.2, principal: 531.8, balance: 478.2 },
        { month: 3, payment: 500.56, interest: 22.36, principal: 478.2, balance: 0 },
      ],
    },
    today: '2026-11-25',
    source:
      'Conta à mão: cartão 1.000 × 1,1 − 500 = 600, × 1,1 − 500 = 160, × 1,1 = 176; loja 500 × 1,02 − 100 = 410, × 1,02 − 100 = 318,20, × 1,02 = 324,564; 176 + 324,56 = 500,56; juros de 100 + 60 + 16 e de 10 + 8,20 + 6,364; na outra ordem, do caso seguinte, 262,10 − 200,56 = 61,54',
  },
  {
    title: 'Nas mesmas duas, a de saldo menor primeiro',
    input: { ...SEVERAL, ordem: 'menor-saldo' },
    expected: {
      meses: 3,
      ultimaParcela: 562.1,
      totalPago: 1762.1,
      totalJuros: 262.1,
      minimosCurtos: 'Cartão',
      pagarPrimeiro: 'Loja',
      ordemDePagamento: 'R$ 510,00 no primeiro mês; depois Cartão (até o mês 3).',
      vantagemDaOrdem: 'Nesta ordem você paga R$ 61,54 a mais de juros que começando pela de juros maiores.',
      jurosAMais: 61.54,
      porDivida: [
        { nome: 'Loja', quitadaNoMes: 1, juros: 10 },
        { nome: 'Cartão', quitadaNoMes: 3, juros: 252.1 },
      ],
    },
    source:
      'Conta à mão: loja 500 × 1,02 = 510, paga no 1º mês; cartão 1.000 × 1,1 − 90 = 1.010, × 1,1 − 600 = 511, × 1,1 = 562,10; juros de 10 e de 100 + 101 + 51,10',
    testOnly: true,
  },
  {
    title: 'Cartão, cheque especial e empréstimo: qual pagar primeiro com R$ 1.500,00 por mês',
    input: {
      modo: 'varias',
      dividas: [
        { nome: 'Empréstimo', saldo: 9000, taxa: 3, minimo: 450 },
        { nome: 'Cheque especial', saldo: 1500, taxa: 8, minimo: 100 },
        { nome: 'Cartão', saldo: 4000, taxa: 14, minimo: 600 },
      ],
      pagamentoMensal: 1500,
    },
    today: '2026-11-25',
    expected: {
      pagarPrimeiro: 'Cartão',
      ordemDePagamento:
        'R$ 950,00 por mês até o mês 7; depois Cheque especial (até o mês 9) e Empréstimo (até o mês 14).',
      vantagemDaOrdem:
        'Nesta ordem você paga R$ 1.058,98 a menos de juros que começando pela de menor saldo.',
      meses: 14,
      ultimaParcela: 1337.58,
      totalJuros: 6337.58,
      totalPago: 20_837.58,
      jurosPoupados: 1058.98,
      jurosPorTaxa: 6337.58,
      jurosPorSaldo: 7396.56,
      minimosCurtos: 'Cheque especial',
      mesAtual: '2026-11',
      porDivida: [
        { nome: 'Cartão', quitadaNoMes: 7, juros: 2465.11, mes: '2027-06' },
        { nome: 'Cheque especial', quitadaNoMes: 9, juros: 1042.99, mes: '2027-08' },
        { nome: 'Empréstimo', quitadaNoMes: 14, juros: 2829.48, mes: '2028-01' },
      ],
    },
    source:
      'Conta à mão, mês a mês com 60 algarismos. Cartão: 4.000 × 1,14 − 950 = 3.610; 3.165,40; 2.658,56; 2.080,75; 1.422,06; 671,15; × 1,14 = 765,11, no 7º mês. Cheque: 1.500 × 1,08 − 100 = 1.520, … 1.646,72 depois de 6; − 284,89 no 7º, − 1.050 no 8º, 608,09 no 9º. Empréstimo: 450 por mês, 891,91 no 9º, 1.500 do 10º ao 13º e 1.337,58 no 14º. Juros de 2.465,1084, 1.042,9852 e 2.829,4848, juntos 6.337,58. Começando pelo cheque: ele acaba no 5º mês, o cartão no 10º e o empréstimo no 15º; juros de 7.396,56; a diferença é 1.058,98',
  },
  {
    title: 'Sem juros, quitar antes não muda o total',
    input: { modo: 'antecipar', parcela: 300, parcelasRestantes: 10, interestRate: 0 },
    expected: { totalFuturo: 3000, valorPresente: 3000, economia: 0, economiaPercentual: 0 },
    source: 'Conta à mão: 10 × 300 = 3.000',
    testOnly: true,
  },
  {
    title: 'Uma parcela só',
    input: { modo: 'antecipar', parcela: 100, parcelasRestantes: 1, interestRate: 10 },
    expected: { totalFuturo: 100, valorPresente: 90.91, economia: 9.09, economiaPercentual: 9.0909090909 },
    source: 'Conta à mão: 100 ÷ 1,1 = 90,9090…',
    testOnly: true,
  },
  {
    title: 'Três pagamentos, o último menor',
    input: { modo: 'prazo', saldoDevedor: 1000, interestRate: 2, pagamentoMensal: 400 },
    expected: { meses: 3, ultimaParcela: 237.05, totalPago: 1037.05, totalJuros: 37.05 },
    source: 'Conta à mão: 1.000 × 1,02 − 400 = 620; × 1,02 − 400 = 232,40; × 1,02 = 237,048',
    testOnly: true,
  },
  {
    title: 'Sem juros, e a última parcela inteira',
    input: { modo: 'prazo', saldoDevedor: 1000, interestRate: 0, pagamentoMensal: 250 },
    expected: { meses: 4, ultimaParcela: 250, totalPago: 1000, totalJuros: 0 },
    source: 'Conta à mão: 1.000 ÷ 250 = 4',
    testOnly: true,
  },
  {
    title: 'Um só pagamento quita tudo',
    input: { modo: 'prazo', saldoDevedor: 1000, interestRate: 1, pagamentoMensal: 1010 },
    expected: { meses: 1, ultimaParcela: 1010, totalPago: 1010, totalJuros: 10 },
    source: 'Conta à mão: 1.000 × 1,01 = 1.010',
    testOnly: true,
  },
  {
    title: 'Um centavo acima dos juros ainda quita',
    input: { modo: 'prazo', saldoDevedor: 1000, interestRate: 10, pagamentoMensal: '100,01' },
    expected: { meses: 97, ultimaParcela: 64.75, totalPago: 9665.71, totalJuros: 8665.71 },
    source:
      'Conta à mão: o saldo depois de n pagamentos é 1.000 − 0,01 × (1,1ⁿ − 1) ÷ 0,1; 58,865635 depois de 96; × 1,1 = 64,7522; 96 × 100,01 + 64,75 = 9.665,71',
    testOnly: true,
  },
  {
    title: 'A que termina deixa o seu pagamento para a seguinte; sem nome, é chamada pelo número',
    input: {
      modo: 'varias',
      dividas: [
        { saldo: 1000, taxa: 10 },
        { saldo: 400, taxa: 0 },
      ],
      pagamentoMensal: 500,
    },
    expected: {
      meses: 4,
      ultimaParcela: 76,
      totalPago: 1576,
      totalJuros: 176,
      porDivida: [
        { nome: 'Dívida 1', quitadaNoMes: 3, juros: 176 },
        { nome: 'Dívida 2', quitadaNoMes: 4, juros: 0 },
      ],
      pagarPrimeiro: 'Dívida 1',
      ordemDePagamento: 'R$ 500,00 por mês até o mês 3; depois Dívida 2 (até o mês 4).',
    },
    source:
      'Conta à mão: 1.000 × 1,1 − 500 = 600; × 1,1 − 500 = 160; × 1,1 = 176, e sobram 324 dos 500; 400 − 324 = 76',
    testOnly: true,
  },
  {
    title: 'Uma acaba só com o mínimo, e a primeira passa a receber mais',
    input: {
      modo: 'varias',
      dividas: [
        { nome: 'Cartão', saldo: 1000, taxa: 10, minimo: 0 },
        { nome: 'Carnê', saldo: 100, taxa: 0, minimo: 100 },
      ],
      pagamentoMensal: 400,
    },
    expected: {
      meses: 4,
      ultimaParcela: 140.8,
      totalJuros: 240.8,
      pagarPrimeiro: 'Cartão',
      ordemDePagamento:
        'a partir de R$ 300,00 por mês, até o mês 4. Só com o mínimo, Carnê (no primeiro mês) acaba antes da sua vez.',
      vantagemDaOrdem: 'Os juros são os mesmos começando pela de menor saldo.',
    },
    source:
      'Conta à mão: 1.000 × 1,1 − 300 = 800; × 1,1 − 400 = 480; × 1,1 − 400 = 128; × 1,1 = 140,80; juros de 100 + 80 + 48 + 12,80; o carnê acaba no 1º mês em qualquer ordem',
    testOnly: true,
  },
  {
    title: 'Com o saldo menor primeiro as dívidas não acabariam',
    input: {
      modo: 'varias',
      dividas: [
        { nome: 'Cartão', saldo: 1000, taxa: 10 },
        { nome: 'Carnê', saldo: 900, taxa: 0 },
      ],
      pagamentoMensal: 101,
    },
    expected: {
      pagarPrimeiro: 'Cartão',
      vantagemDaOrdem: 'Já começando pela de menor saldo, elas não acabariam nem em mil anos.',
    },
    source:
      'Conta à mão: sem pagamento, o cartão cresce já no 1º mês para 1.100 e rende 110 de juros, mais que os 101 pagos',
    testOnly: true,
  },
  {
    title: 'Uma proposta acima do valor presente',
    input: { ...EARLY, parcelasRestantes: 2, interestRate: 1, propostaQuitacao: 1000 },
    expected: { valorPresente: 985.2 },
    source: 'Conta à mão: 500 ÷ 1,01 + 500 ÷ 1,0201 = 495,0495 + 490,1480 = 985,1975',
    testOnly: true,
  },
  {
    title: 'Pagamento que não cobre os juros do primeiro mês e cobre os dos outros',
    input: {
      modo: 'varias',
      dividas: [
        { nome: 'Cartão', saldo: 100, taxa: 50 },
        { nome: 'Banco', saldo: 1000, taxa: 5 },
      ],
      pagamentoMensal: 95,
    },
    expected: { pagarPrimeiro: 'Cartão', meses: 20, ultimaParcela: 45.64, totalJuros: 750.64 },
    source:
      'Conta à mão: 50 + 50 de juros no 1º mês; o cartão fica em 150 − 95 = 55 e acaba no 2º com 82,50; o banco, de 1.090 a 95 por mês, no 20º com 45,64; 19 × 95 + 45,64 − 1.100 = 750,64',
    testOnly: true,
  },
] as const;

const NOT_COVERED = 'O pagamento não cobre nem os juros do mês';
const LASTS_LONG = 'Com esse pagamento as dívidas levariam mais de mil anos';

export const REFUSALS = [
  { input: {}, field: 'parcela', message: 'Informe o valor da parcela' },
  {
    input: { ...EARLY, parcelasRestantes: 601 },
    field: 'parcelasRestantes',
    message: 'Digite um número entre 1 e 600',
  },
  {
    input: { modo: 'prazo', saldoDevedor: 1000, interestRate: 10, pagamentoMensal: 100 },
    field: 'pagamentoMensal',
    message: NOT_COVERED,
  },
  { input: { ...SEVERAL, pagamentoMensal: 110 }, field: 'pagamentoMensal', message: NOT_COVERED },
  {
    input: { ...SEVERAL, pagamentoMensal: 149 },
    field: 'pagamentoMensal',
    message: 'O pagamento não cobre os pagamentos mínimos',
  },
  {
    input: { modo: 'prazo', saldoDevedor: 200_000, interestRate: 0, pagamentoMensal: 1 },
    field: 'pagamentoMensal',
    message: LASTS_LONG,
  },
  {
    input: { modo: 'varias', dividas: [{ saldo: 100, taxa: 1 }], pagamentoMensal: 50 },
    field: 'dividas',
    message: 'Informe pelo menos duas dívidas',
  },
  {
    input: { modo: 'varias', dividas: [{ saldo: 100, taxa: 1 }, {}], pagamentoMensal: 50 },
    field: 'dividas.1.saldo',
    message: 'Informe o saldo da dívida',
  },
] as const;
