/** Rest days counted on a printed calendar, and refused inputs. */
import type { Refusal } from '../../../src/engine/definition.ts';

export const examples = [
  {
    title: 'R$ 460,00 de horas extras em novembro de 2026',
    input: { valor: 460, modoDias: 'calendario', mes: 11, ano: 2026 },
    expected: { diasUteis: 23, diasDescanso: 7, dsr: 140, totalComDsr: 600 },
    source:
      'Conta à mão: 5 domingos e os feriados de 2 e 20 (o dia 15 é domingo) são 7 dias de 30; 460 ÷ 23 × 7 = 140',
  },
  {
    title: 'R$ 1.200,00 de comissões em abril de 2026, com a Sexta-feira Santa',
    input: { valor: 1200, modoDias: 'calendario', mes: 4, ano: 2026, feriadosLocais: 1 },
    expected: { diasUteis: 24, diasDescanso: 6, dsr: 300, totalComDsr: 1500 },
    source: 'Conta à mão: 4 domingos, Tiradentes e um feriado local são 6 dias de 30; 1.200 ÷ 24 × 6 = 300',
  },
  {
    title: 'R$ 150,00 em um mês de 25 dias úteis e 5 de descanso',
    input: { valor: 150, modoDias: 'informar', diasUteis: 25, diasDescanso: 5 },
    expected: { diasUteis: 25, diasDescanso: 5, dsr: 30, totalComDsr: 180 },
    source: 'Conta à mão: 150 ÷ 25 × 5 = 30',
  },
  {
    title: 'Fevereiro de 2026: sem feriado nacional',
    input: { valor: 600, modoDias: 'calendario', mes: 2, ano: 2026 },
    expected: { diasUteis: 24, diasDescanso: 4, dsr: 100, totalComDsr: 700 },
    source: 'Conta à mão: 4 domingos em 28 dias; o Carnaval não é feriado nacional; 600 ÷ 24 × 4 = 100',
  },
  {
    title: 'Novembro de 2023: o dia 20 ainda não era feriado nacional',
    input: { valor: 100, mes: 11, ano: 2023 },
    expected: { diasUteis: 24, diasDescanso: 6, dsr: 25, totalComDsr: 125 },
    source: 'Conta à mão: 4 domingos e os dias 2 e 15 são 6 dias de 30; 100 ÷ 24 × 6 = 25; Lei 14.759/2023',
    testOnly: true,
  },
  {
    title: 'O meio centavo arredonda para longe do zero',
    input: { valor: 100.1, modoDias: 'informar', diasUteis: 20, diasDescanso: 1 },
    expected: { dsr: 5.01, totalComDsr: 105.11 },
    source: 'Conta à mão: 100,10 ÷ 20 = 5,005, que arredonda para 5,01',
    testOnly: true,
  },
  {
    title: 'Mês sem dias de descanso',
    input: { valor: 600, modoDias: 'informar', diasUteis: 25, diasDescanso: 0 },
    expected: { dsr: 0, totalComDsr: 600 },
    source: 'Conta à mão: 600 ÷ 25 × 0 = 0',
    testOnly: true,
  },
] as const;

export const refusals: readonly Refusal[] = [
  { input: {}, field: 'valor', message: 'Informe o valor do mês' },
  { input: { valor: 100, mes: 13 }, field: 'mes', message: 'Digite o mês, de 1 a 12' },
  { input: { valor: 100, ano: 1999 }, field: 'ano', message: 'Digite um ano de 2000 a 2100' },
  {
    input: { valor: 100, feriadosLocais: 11 },
    field: 'feriadosLocais',
    message: 'Digite de 0 a 10 feriados',
  },
  {
    input: { valor: 100, modoDias: 'informar', diasUteis: 27 },
    field: 'diasDescanso',
    message: 'Dias úteis e de descanso não podem passar de 31',
  },
];
