/**
 * Finds the earliest retirement under each rule of Emenda Constitucional nº 103/2019: the transition rules for people
 * insured before it, and article 19 for those who joined later. Time is projected month by month, as if the person
 * contributed in every future month, and each month uses the figures of its year.
 */
import { addMonths, yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import { regra, type Regra } from '../../src/quantity/regra.ts';
import {
  IDADE_DA_REGRA_PERMANENTE,
  IDADE_DO_PEDAGIO_DE_100,
  IDADE_PROGRESSIVA,
  IDADE_DA_TRANSICAO_POR_IDADE,
  TEMPO_INTEGRAL,
  TEMPO_DA_TRANSICAO_POR_IDADE,
  TEMPO_PARA_O_PEDAGIO_DE_50,
  PONTOS,
  TEMPO_DA_REGRA_PERMANENTE,
  type ValorCrescente,
  type Sex,
} from '../tabelas/aposentadoria.ts';

/** A person on a given day; all times in whole months. */
export interface Segurado {
  readonly sex: Sex;
  readonly age: number;
  readonly contributed: number;
  readonly joinedBefore: boolean;
  /** Contribution completed by 13 November 2019; undefined if unknown. */
  readonly contributedIn2019: number | undefined;
}

export type Situacao = 'cumprida' | 'prevista' | 'nao-se-aplica' | 'falta-dado';

/** The result of a rule for a person; `monthsLeft`, 0 or more, if the person meets the rule now or later. */
export interface Perspectiva {
  readonly id: RegraDeAposentadoria['id'];
  readonly regra: Regra;
  readonly situation: Situacao;
  readonly monthsLeft: number | undefined;
}

/** Age and contribution in months, and the year. */
interface Moment {
  readonly age: number;
  readonly time: number;
  readonly year: number;
}

interface RegraDeAposentadoria {
  readonly id: 'pontos' | 'idade-progressiva' | 'pedagio-50' | 'pedagio-100' | 'idade' | 'permanente';
  readonly regra: Regra;
  readonly joinedBefore: boolean;
  /** True if the rule depends on the contribution missing in 2019. */
  readonly asks2019?: true;
  readonly isOpenTo?: (sex: Sex, in2019: number) => boolean;
  readonly isMet: (moment: Moment, sex: Sex, missing: number) => boolean;
}

const MONTHS = 12;
/** A hundred years: enough to meet every applicable rule. */
const MOST_MONTHS = 1200;

/** A figure of a year, in months. */
function inYear({ entries, most }: ValorCrescente, sex: Sex, year: number): number {
  return MONTHS * (entries.find((entry) => entry.year === year) ?? most)[sex];
}

const fullTime = (sex: Sex): number => MONTHS * TEMPO_INTEGRAL[sex];

/** In the order of the result table, which also decides between rules met in the same month. */
const RULES: readonly RegraDeAposentadoria[] = [
  {
    id: 'pontos',
    regra: regra(
      'EC 103/2019, art. 15',
      'A soma da idade e do tempo de contribuição chega aos pontos do ano, com o tempo de contribuição completo.',
    ),
    joinedBefore: true,
    isMet: ({ age, time, year }, sex) => time >= fullTime(sex) && age + time >= inYear(PONTOS, sex, year),
  },
  {
    id: 'idade-progressiva',
    regra: regra(
      'EC 103/2019, art. 16',
      'O tempo de contribuição está completo, e a idade chega à do ano, que sobe meio ano a cada ano até o limite.',
    ),
    joinedBefore: true,
    isMet: ({ age, time, year }, sex) => time >= fullTime(sex) && age >= inYear(IDADE_PROGRESSIVA, sex, year),
  },
  {
    id: 'pedagio-50',
    regra: regra(
      'EC 103/2019, art. 17',
      'Quem estava a menos de dois anos do tempo completo na reforma contribui por ele e por mais metade do que faltava.',
    ),
    joinedBefore: true,
    asks2019: true,
    isOpenTo: (sex, in2019) => in2019 > MONTHS * TEMPO_PARA_O_PEDAGIO_DE_50[sex],
    isMet: ({ time }, sex, missing) => time >= fullTime(sex) + missing / 2,
  },
  {
    id: 'pedagio-100',
    regra: regra(
      'EC 103/2019, art. 20',
      'Com a idade mínima, contribui-se pelo tempo que faltava na reforma e por outro tanto.',
    ),
    joinedBefore: true,
    asks2019: true,
    isMet: ({ age, time }, sex, missing) =>
      age >= MONTHS * IDADE_DO_PEDAGIO_DE_100[sex] && time >= fullTime(sex) + missing,
  },
  {
    id: 'idade',
    regra: regra('EC 103/2019, art. 18', 'A idade mínima basta com quinze anos de contribuição.'),
    joinedBefore: true,
    isMet: ({ age, time, year }, sex) =>
      time >= MONTHS * TEMPO_DA_TRANSICAO_POR_IDADE && age >= inYear(IDADE_DA_TRANSICAO_POR_IDADE, sex, year),
  },
  {
    id: 'permanente',
    regra: regra(
      'EC 103/2019, art. 19',
      'Quem começou a contribuir depois da reforma precisa da idade e do tempo mínimos, sem transição.',
    ),
    joinedBefore: false,
    isMet: ({ age, time }, sex) =>
      age >= MONTHS * IDADE_DA_REGRA_PERMANENTE[sex] && time >= MONTHS * TEMPO_DA_REGRA_PERMANENTE[sex],
  },
];

/** Months missing from the full time in 2019; 0 for a complete time. */
export function mesesQueFaltavamEm2019(sex: Sex, in2019: number): number {
  return Math.max(0, fullTime(sex) - in2019);
}

/** The result of each rule for a person on a given day. */
export function perspectivas(insured: Segurado, today: IsoDate): readonly Perspectiva[] {
  return RULES.map((rule) => {
    const monthsLeft = monthsLeftBy(rule, insured, today);
    const { id, regra: daRegra } = rule;
    return typeof monthsLeft === 'number'
      ? { id, regra: daRegra, situation: monthsLeft === 0 ? 'cumprida' : 'prevista', monthsLeft }
      : { id, regra: daRegra, situation: monthsLeft, monthsLeft: undefined };
  });
}

function monthsLeftBy(rule: RegraDeAposentadoria, insured: Segurado, today: IsoDate) {
  const { sex, age, contributed, joinedBefore, contributedIn2019 } = insured;
  if (rule.joinedBefore !== joinedBefore) return 'nao-se-aplica';
  if (rule.asks2019 && contributedIn2019 === undefined) return 'falta-dado';
  const in2019 = contributedIn2019 ?? 0;
  if (rule.isOpenTo?.(sex, in2019) === false) return 'nao-se-aplica';
  const missing = mesesQueFaltavamEm2019(sex, in2019);
  for (let months = 0; months < MOST_MONTHS; months += 1) {
    const moment = {
      age: age + months,
      time: contributed + months,
      year: yearOf(addMonths(today, months)),
    };
    if (rule.isMet(moment, sex, missing)) return months;
  }
  return 'nao-se-aplica';
}
