/** The rules of retirement as rows of the result. */
import { addMonths } from '../../../src/calendar/calendar.ts';
import { formatMonth, monthWith } from '../../../src/calendar/month.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import { count, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { perspectivas, type Segurado, type Perspectiva, type Situacao } from '../../lei/aposentadoria.ts';
import { benefitBy } from './benefit.ts';

export const NAMES: Readonly<Record<Perspectiva['id'], string>> = {
  pontos: 'Pontos',
  'idade-progressiva': 'Idade progressiva',
  'pedagio-50': 'Pedágio de 50%',
  'pedagio-100': 'Pedágio de 100%',
  idade: 'Idade',
  permanente: 'Regra permanente',
};

const SITUATIONS: Readonly<Record<Situacao, string>> = {
  cumprida: 'Já cumprida',
  prevista: 'Prevista',
  'nao-se-aplica': 'Não se aplica',
  'falta-dado': 'Informe o tempo em 2019',
};

/** The person, the day, and the average wages. */
export interface Question {
  readonly insured: Segurado;
  readonly today: string;
  /** Reais; undefined without a wanted benefit. */
  readonly average: Quantity | undefined;
}

/** A rule; without a month if it is not met within a lifetime, and without benefits unless they are wanted. */
interface RuleRow {
  readonly regra: Perspectiva['id'];
  readonly nome: string;
  readonly situacao: Situacao;
  readonly quando: string;
  readonly mesesRestantes?: NamedQuantity;
  readonly mes?: string;
  readonly coeficiente?: NamedQuantity;
  readonly beneficio?: NamedQuantity;
}

function ruleRow(outlook: Perspectiva, { insured, today, average }: Question, result: Results): RuleRow {
  const { id, regra, situation, monthsLeft } = outlook;
  const name = NAMES[id];
  const known = { regra: id, nome: name, situacao: situation };
  if (monthsLeft === undefined) return { ...known, quando: SITUATIONS[situation] };
  const month = monthWith(addMonths(today, monthsLeft));
  const when = formatMonth(month);
  const time = insured.contributed + monthsLeft;
  const left = count(monthsLeft, 'meses');
  const asDuration = { format: 'yearsAndMonths' } as const;
  return {
    ...known,
    quando: situation === 'cumprida' ? SITUATIONS.cumprida : when,
    // Needs words, because the months are found by trying one after the other.
    mesesRestantes: result.duration(
      `Quanto falta (${name})`,
      left.explainedAs(
        ({ figure }) =>
          `Em ${when}: ${figure(insured.age + monthsLeft, asDuration)} de idade e ${figure(time, asDuration)} de contribuição`,
      ),
      'yearsAndMonths',
      regra,
    ),
    mes: month,
    ...(average === undefined
      ? {}
      : benefitBy(outlook, { sex: insured.sex, time, average }, { name, today, result })),
  };
}

/** Every rule, in the order of the law's table, and the first one met now or later. */
export function ruleRows(question: Question, result: Results) {
  const outlooks = perspectivas(question.insured, question.today);
  const [first] = outlooks
    .filter(({ monthsLeft }) => monthsLeft !== undefined)
    .toSorted((a, b) => Number(a.monthsLeft) - Number(b.monthsLeft));
  const rows = outlooks.map((outlook) => ruleRow(outlook, question, result));
  return {
    first,
    benefit: rows.find(({ regra }) => regra === first?.id)?.beneficio,
    regras: result.rows(
      'Regra por regra',
      {
        nome: column.text('Regra'),
        quando: column.text('Quando'),
        mesesRestantes: { label: 'Falta', format: 'yearsAndMonths' },
        ...(question.average && {
          coeficiente: column.percent('Parte da média'),
          beneficio: column.money('Benefício'),
        }),
      },
      rows,
    ),
  };
}
