import { requiredDate } from '../../schemas/fields.ts';
import { addMonths, daysBetween, weekday, wholeMonthsAndDays } from '../../src/calendar/calendar.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { agree } from '../../src/engine/agree.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { count, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { LEI_DOS_PRAZOS } from '../tabelas/leis-do-calendario.ts';
import { EXAMPLES } from './idade/examples.ts';
import { enumerate } from '../../src/text/enumerate.ts';

const IN_FUTURE = 'A data de nascimento não pode ser futura';
const MESES_DO_ANO = count(12, 'meses');

const DIAS_DA_SEMANA = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** Days from one date to another. Writes the step itself, because dates are no numbers to subtract. */
function diasEntre(from: string, to: string): Quantity {
  const days = count(daysBetween(from, to), 'dias');
  return days.explainedAs(({ formula }) => `De ${formatDate(from)} a ${formatDate(to)}: ${formula(days)}`);
}

const AGE = 'Em {dataReferencia}, quem nasceu em {dataNascimento} tem {porExtenso}.';

/** `36 anos, 2 meses e 5 dias`, without parts of 0. */
function idadePorExtenso(age: Readonly<Record<'anos' | 'meses' | 'dias', NamedQuantity>>): string {
  const parts = Object.entries(age).filter(([, { shown }]) => shown > 0);
  const phrases = parts.map(([unit, { shown }]) => agree(`${shown} ${unit}`));
  return phrases.length === 0 ? '0 dias' : enumerate(phrases);
}

const card = defineCalculator({
  id: 'util/idade',
  name: 'Idade',
  title: 'Calculadora de idade',
  description:
    'Descubra a idade exata em anos, meses e dias, quantos dias de vida são e quanto falta para o aniversário.',
  keywords:
    'idade, aniversário, idade exata, quantos anos tenho, data de nascimento, dias de vida, dias vividos, anos meses e dias, idade do bebê em meses, dia da semana em que nasci, nasci em, quem nasceu em, calcular a idade, quantos anos tem quem nasceu, faço aniversário',
  icon: 'cake',
  sources: [LEI_DOS_PRAZOS],

  inputs: {
    type: 'object',
    required: ['dataNascimento', 'dataReferencia'],
    properties: {
      dataNascimento: {
        ...requiredDate('Informe a data de nascimento'),
        title: 'Data de nascimento',
        meaning: 'dataDeNascimento',
      },
      dataReferencia: {
        ...requiredDate('Informe o dia em que se quer saber a idade'),
        title: 'Calcular a idade em',
        description: 'Começa com o dia de hoje.',
        defaultOn: (today) => today,
      },
    },
  },
  rules: [{ field: 'dataNascimento', assert: 'dataNascimento <= dataReferencia', message: IN_FUTURE }],

  compute({ dataNascimento, dataReferencia }, result) {
    const age = wholeMonthsAndDays(dataNascimento, dataReferencia);
    const months = count(age.months, 'meses');
    const lastMonthly = addMonths(dataNascimento, age.months);
    const anos = result.count('Anos', months.over(MESES_DO_ANO).roundedDown(), { unit: 'anos' });
    const birthday = (years: number) => addMonths(dataNascimento, years * MESES_DO_ANO.number);
    const nextBirthday = birthday(anos.number + 1);
    const days = (label: string, from: string, to: string) =>
      result.count(label, diasEntre(from, to), { unit: 'dias' });
    const meses = result.count('Meses', months.minus(anos.times(MESES_DO_ANO)), { unit: 'meses' });
    const dias = days('Dias', lastMonthly, dataReferencia);
    const vividos = diasEntre(dataNascimento, dataReferencia);
    return {
      ...result.group('Idade exata', { anos, meses, dias }),
      porExtenso: result.text('Por extenso', idadePorExtenso({ anos, meses, dias })),
      ...result.group('O mesmo tempo em', {
        mesesVividos: result.duration('Em anos e meses', months, 'yearsAndMonths', {
          note: 'Meses completos: {mesesVividos|integer}.',
        }),
        diasVividos: result.count('Dias de vida', vividos, {
          unit: 'dias',
          ...(vividos.isBelow(7) ? {} : { note: 'Em semanas: {diasVividos|weeksAndDays}.' }),
        }),
      }),
      ...result.group('Aniversário', {
        diaDaSemana: result.text(
          'Dia da semana do nascimento',
          DIAS_DA_SEMANA[weekday(dataNascimento)] ?? '',
        ),
        proximoAniversario: result.date('Próximo aniversário', nextBirthday, {
          note: 'Dia da semana: {diaDoAniversario}.',
        }),
      }),
      diaDoAniversario: result.text(
        'Dia da semana do aniversário',
        DIAS_DA_SEMANA[weekday(nextBirthday)] ?? '',
      ),
      diasDesdeAniversario: days('Passaram', birthday(anos.number), dataReferencia),
      diasParaAniversario: days('Faltam', dataReferencia, nextBirthday),
    };
  },
}).layout([
  { kind: 'headline', value: 'anos', label: 'Idade', when: 'anos > 0', answer: AGE },
  { kind: 'headline', value: 'meses', label: 'Idade', when: 'meses > 0', answer: AGE },
  { kind: 'headline', value: 'dias', label: 'Idade', when: 'dias > 0', answer: AGE },
  {
    kind: 'headline',
    value: 'dias',
    label: 'Idade',
    answer: '{dataReferencia} é o dia do nascimento: ainda não se passou nenhum dia.',
  },
  {
    kind: 'notice',
    tone: 'success',
    when: 'anos > 0 and diasDesdeAniversario == 0',
    text: 'É dia de aniversário: {anos}. Parabéns!',
  },
  {
    kind: 'composition',
    title: 'Do último ao próximo aniversário',
    parts: ['diasDesdeAniversario', 'diasParaAniversario'],
  },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    {
      input: { dataNascimento: '2026-11-21' },
      today: '2026-11-20',
      field: 'dataNascimento',
      message: IN_FUTURE,
    },
    {
      input: { dataNascimento: '2010-05-02', dataReferencia: '2010-05-01' },
      field: 'dataNascimento',
      message: IN_FUTURE,
    },
  ],
} satisfies EvidenceOf<typeof card>;
