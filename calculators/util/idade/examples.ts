/** Worked examples of this card. */
export const EXAMPLES = [
  {
    title: 'Quem nasceu em 15/05/1990, no dia 22/11/2026',
    input: { dataNascimento: '1990-05-15', dataReferencia: '2026-11-22' },
    expected: {
      anos: 36,
      meses: 6,
      dias: 7,
      mesesVividos: 438,
      diasVividos: 13340,
      diaDaSemana: 'terça-feira',
      proximoAniversario: '2027-05-15',
      diasDesdeAniversario: 191,
      diasParaAniversario: 174,
    },
    source:
      'Conta no calendário: de 15/05/2026 a 15/11/2026 são 6 meses, e mais 7 dias; 36 anos com 9 dias a mais de anos bissextos e 191 dias: 36 × 365 + 9 + 191 = 13.340',
  },
  {
    title: 'Um bebê nascido em 10/08/2026, no dia 22/11/2026',
    input: { dataNascimento: '2026-08-10', dataReferencia: '2026-11-22' },
    expected: { anos: 0, meses: 3, dias: 12, mesesVividos: 3, diasVividos: 104 },
    source: 'Conta no calendário: 10/11/2026 são 3 meses, e mais 12 dias; 21 + 30 + 31 + 22 = 104',
  },
  {
    title: 'Um recém-nascido de uma semana',
    input: { dataNascimento: '2026-11-15', dataReferencia: '2026-11-22' },
    expected: { anos: 0, meses: 0, dias: 7, diasVividos: 7, diaDaSemana: 'domingo' },
    source: 'Conta no calendário: de 15 a 22 de novembro de 2026, dois domingos, são 7 dias',
  },
  {
    title: 'Quem nasceu no último dia de 1985, em 30/11/2026',
    input: { dataNascimento: '1985-12-31', dataReferencia: '2026-11-30' },
    expected: { anos: 40, meses: 11, dias: 0, proximoAniversario: '2026-12-31', diasParaAniversario: 31 },
    source: 'Conta no calendário: novembro não tem dia 31, e o mês se completa no último dia',
  },
  {
    title: 'Nascido em 29 de fevereiro: o aniversário é em 28 nos anos comuns',
    input: { dataNascimento: '2000-02-29', dataReferencia: '2026-02-28' },
    expected: { anos: 26, meses: 0, dias: 0, proximoAniversario: '2027-02-28', diasDesdeAniversario: 0 },
    source: 'Conta no calendário: o mês que não tem o dia se completa no último; 2026 não é bissexto',
    testOnly: true,
  },
  {
    title: 'Nascido em 29 de fevereiro, na véspera do aniversário de um ano bissexto',
    input: { dataNascimento: '2000-02-29', dataReferencia: '2024-02-28' },
    expected: { anos: 23, meses: 11, dias: 30, proximoAniversario: '2024-02-29', diasParaAniversario: 1 },
    source: 'Conta no calendário: de 29/01 a 28/02/2024 são 30 dias; 2024 é bissexto',
    testOnly: true,
  },
  {
    title: 'No próprio dia: nada se completou',
    input: { dataNascimento: '2026-11-22', dataReferencia: '2026-11-22' },
    expected: { anos: 0, meses: 0, dias: 0, diasVividos: 0, proximoAniversario: '2027-11-22' },
    source: 'Definição: no dia do nascimento não passou dia nenhum',
    testOnly: true,
  },
  {
    title: 'A data de referência em branco é o dia de hoje',
    input: { dataNascimento: '1950-01-01' },
    today: '2026-01-01',
    expected: { anos: 76, meses: 0, dias: 0, diasVividos: 27759, proximoAniversario: '2027-01-01' },
    source: 'Conta no calendário: 76 × 365 + 19 dias de anos bissextos, de 1952 a 2024 = 27.759',
    testOnly: true,
  },
] as const;
