/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'De 22 de novembro ao Natal de 2026',
    input: { dataInicial: '2026-11-22', dataFinal: '2026-12-25' },
    expected: {
      diasCorridos: 33,
      fimDeSemana: 8,
      diasDeFeriado: 1,
      diasUteis: 24,
      semanas: 4,
      meses: 1,
      diasAlemDosMeses: 3,
      primeiroDia: '2026-11-23',
      ultimoDia: '2026-12-25',
      feriados: [{ data: '2026-12-25', nome: 'Natal' }],
    },
    source:
      'Conta no calendário: 8 dias de novembro e 25 de dezembro; os fins de semana são 28–29/11, 5–6, 12–13 e 19–20/12, e o Natal cai na sexta',
  },
  {
    title: 'Abril de 2026, do primeiro ao último dia, com a Sexta-feira Santa',
    input: {
      dataInicial: '2026-04-01',
      dataFinal: '2026-04-30',
      incluirDiaInicial: true,
      pontosFacultativos: ['sexta-santa'],
    },
    expected: {
      diasCorridos: 30,
      diasUteis: 20,
      semanas: 4,
      meses: 1,
      diasAlemDosMeses: 0,
      feriados: [
        { data: '2026-04-03', nome: 'Sexta-feira Santa' },
        { data: '2026-04-21', nome: 'Tiradentes' },
      ],
    },
    source:
      'Conta no calendário: 30 dias, 4 sábados e 4 domingos; a Páscoa de 2026 é em 5 de abril; 30 − 8 − 2 = 20',
  },
  {
    title: 'O ano de 2026 inteiro',
    input: { dataInicial: '2026-01-01', dataFinal: '2026-12-31', incluirDiaInicial: true },
    expected: { diasCorridos: 365, fimDeSemana: 104, diasDeFeriado: 8, diasUteis: 253, meses: 12 },
    source:
      'Conta no calendário: 52 fins de semana; dos nove feriados nacionais, só 15 de novembro cai no domingo; 365 − 104 − 8 = 253',
  },
  {
    title: 'O Carnaval de 2026, com a segunda e a terça de folga',
    input: { dataInicial: '2026-02-13', dataFinal: '2026-02-18', pontosFacultativos: ['carnaval'] },
    expected: {
      diasCorridos: 5,
      fimDeSemana: 2,
      diasUteis: 1,
      feriados: [
        { data: '2026-02-16', nome: 'Segunda-feira de Carnaval' },
        { data: '2026-02-17', nome: 'Terça-feira de Carnaval' },
      ],
    },
    source:
      'Conta no calendário: 47 dias antes da Páscoa de 5 de abril é 17 de fevereiro; sobra a quarta-feira, dia 18',
  },
  {
    title: 'As mesmas datas sem marcar o Carnaval',
    input: { dataInicial: '2026-02-13', dataFinal: '2026-02-18' },
    expected: { diasCorridos: 5, diasDeFeriado: 0, diasUteis: 3, feriados: [] },
    source: 'Conta no calendário: dias 14 a 18, dos quais 14 e 15 são sábado e domingo',
    testOnly: true,
  },
  {
    title: 'Os quatro dias que seguem a Páscoa, e o Corpus Christi entre eles',
    input: {
      dataInicial: '2026-01-01',
      dataFinal: '2026-12-31',
      incluirDiaInicial: true,
      pontosFacultativos: ['carnaval', 'sexta-santa', 'corpus-christi'],
    },
    expected: { diasDeFeriado: 12, diasUteis: 249 },
    source: 'Conta no calendário: 253 dias úteis menos 16 e 17/2, 3/4 e 4/6, todos em dia de semana',
    testOnly: true,
  },
  {
    title: 'O dia 29 de fevereiro conta',
    input: { dataInicial: '2024-02-28', dataFinal: '2024-03-01' },
    expected: { diasCorridos: 2, diasUteis: 2, semanas: 0, meses: 0, diasAlemDosMeses: 2 },
    source: 'Conta no calendário: 2024 é bissexto; contam a quinta-feira 29/2 e a sexta-feira 1/3',
    testOnly: true,
  },
  {
    title: 'O mesmo dia: nada a contar',
    input: { dataInicial: '2026-05-05', dataFinal: '2026-05-05' },
    expected: { diasCorridos: 0, fimDeSemana: 0, diasUteis: 0, semanas: 0, feriados: [] },
    source: 'Definição: de um dia a ele mesmo não passa dia nenhum',
    testOnly: true,
  },
  {
    title: 'O mesmo dia, contado',
    input: { dataInicial: '2026-05-05', dataFinal: '2026-05-05', incluirDiaInicial: true },
    expected: { diasCorridos: 1, diasUteis: 1, primeiroDia: '2026-05-05', ultimoDia: '2026-05-05' },
    source: 'Definição: 5 de maio de 2026 é uma terça-feira',
    testOnly: true,
  },
  {
    title: 'Vinte de novembro só é feriado nacional desde 2024',
    input: { dataInicial: '2023-11-17', dataFinal: '2023-11-20' },
    expected: { diasCorridos: 3, diasDeFeriado: 0, diasUteis: 1 },
    source: 'Lei nº 14.759/2023, que saiu em 21/12/2023; 20/11/2023 foi uma segunda-feira',
    testOnly: true,
  },
  {
    title: 'Uma Sexta-feira Santa em 21 de abril conta uma vez só',
    input: {
      dataInicial: '2079-04-20',
      dataFinal: '2079-04-21',
      pontosFacultativos: ['sexta-santa'],
    },
    expected: {
      diasCorridos: 1,
      diasDeFeriado: 1,
      diasUteis: 0,
      feriados: [{ data: '2079-04-21', nome: 'Tiradentes' }],
    },
    source: 'Conta no calendário: a Páscoa de 2079 é em 23 de abril',
    testOnly: true,
  },
  {
    title: 'Um fim de semana, sem dia útil',
    input: { dataInicial: '2026-11-27', dataFinal: '2026-11-29' },
    expected: { diasCorridos: 2, fimDeSemana: 2, diasUteis: 0 },
    source: 'Conta no calendário: 28 e 29 de novembro de 2026 são sábado e domingo',
    testOnly: true,
  },
  {
    title: 'O 7 de setembro de 1948, antes do primeiro feriado da conta',
    input: { dataInicial: '1948-09-06', dataFinal: '1948-09-08' },
    expected: { diasCorridos: 2, diasDeFeriado: 0, diasUteis: 2 },
    source: 'Lei nº 662/1949 e calendário: 7 e 8 de setembro de 1948 são terça e quarta-feira',
    testOnly: true,
  },
  {
    title: 'O 7 de setembro de 1949, feriado pela primeira lei',
    input: { dataInicial: '1949-09-06', dataFinal: '1949-09-08' },
    expected: { diasCorridos: 2, diasDeFeriado: 1, diasUteis: 1 },
    source: 'Lei nº 662/1949 e calendário: 7 e 8 de setembro de 1949 são quarta e quinta-feira',
    testOnly: true,
  },
] as const;
