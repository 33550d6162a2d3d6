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
  type Sexo,
} from '../tabelas/aposentadoria.ts';

/** A person on a given day; all times in whole months. */
export interface Segurado {
  readonly sexo: Sexo;
  readonly idade: number;
  /** Contribution completed. */
  readonly tempo: number;
  readonly inscritoAntesDaReforma: boolean;
  /** Contribution completed by 13 November 2019; undefined if unknown. */
  readonly tempoEm2019: number | undefined;
}

export type Situacao = 'cumprida' | 'prevista' | 'nao-se-aplica' | 'falta-dado';

/** The result of a rule for a person; `mesesQueFaltam`, 0 or more, if the person meets the rule now or later. */
export interface Perspectiva {
  readonly id: RegraDeAposentadoria['id'];
  readonly regra: Regra;
  readonly situacao: Situacao;
  readonly mesesQueFaltam: number | undefined;
}

/** Age and contribution in months, and the year. */
interface Momento {
  readonly idade: number;
  readonly tempo: number;
  readonly ano: number;
}

interface RegraDeAposentadoria {
  readonly id: 'pontos' | 'idade-progressiva' | 'pedagio-50' | 'pedagio-100' | 'idade' | 'permanente';
  readonly regra: Regra;
  readonly paraInscritosAntesDaReforma: boolean;
  /** True if the rule depends on the contribution missing in 2019. */
  readonly dependeDe2019?: true;
  readonly alcanca?: (sexo: Sexo, em2019: number) => boolean;
  readonly cumpre: (momento: Momento, sexo: Sexo, faltava: number) => boolean;
}

const MESES_DO_ANO = 12;
/** A hundred years: enough to meet every applicable rule. */
const MAXIMO_DE_MESES = 1200;

/** A figure of a year, in months. */
function valorNoAno({ entries: valores, most: maximo }: ValorCrescente, sexo: Sexo, ano: number): number {
  return MESES_DO_ANO * (valores.find((valor) => valor.year === ano) ?? maximo)[sexo];
}

const tempoIntegral = (sexo: Sexo): number => MESES_DO_ANO * TEMPO_INTEGRAL[sexo];

/** In the order of the result table, which also decides between rules met in the same month. */
const REGRAS: readonly RegraDeAposentadoria[] = [
  {
    id: 'pontos',
    regra: regra(
      'EC 103/2019, art. 15',
      'A soma da idade e do tempo de contribuição chega aos pontos do ano, com o tempo de contribuição completo.',
    ),
    paraInscritosAntesDaReforma: true,
    cumpre: ({ idade, tempo, ano }, sexo) =>
      tempo >= tempoIntegral(sexo) && idade + tempo >= valorNoAno(PONTOS, sexo, ano),
  },
  {
    id: 'idade-progressiva',
    regra: regra(
      'EC 103/2019, art. 16',
      'O tempo de contribuição está completo, e a idade chega à do ano, que sobe meio ano a cada ano até o limite.',
    ),
    paraInscritosAntesDaReforma: true,
    cumpre: ({ idade, tempo, ano }, sexo) =>
      tempo >= tempoIntegral(sexo) && idade >= valorNoAno(IDADE_PROGRESSIVA, sexo, ano),
  },
  {
    id: 'pedagio-50',
    regra: regra(
      'EC 103/2019, art. 17',
      'Quem estava a menos de dois anos do tempo completo na reforma contribui por ele e por mais metade do que faltava.',
    ),
    paraInscritosAntesDaReforma: true,
    dependeDe2019: true,
    alcanca: (sexo, em2019) => em2019 > MESES_DO_ANO * TEMPO_PARA_O_PEDAGIO_DE_50[sexo],
    cumpre: ({ tempo }, sexo, faltava) => tempo >= tempoIntegral(sexo) + faltava / 2,
  },
  {
    id: 'pedagio-100',
    regra: regra(
      'EC 103/2019, art. 20',
      'Quem tem a idade mínima contribui pelo tempo que faltava na reforma e por outro tanto.',
    ),
    paraInscritosAntesDaReforma: true,
    dependeDe2019: true,
    cumpre: ({ idade, tempo }, sexo, faltava) =>
      idade >= MESES_DO_ANO * IDADE_DO_PEDAGIO_DE_100[sexo] && tempo >= tempoIntegral(sexo) + faltava,
  },
  {
    id: 'idade',
    regra: regra('EC 103/2019, art. 18', 'A idade mínima basta com quinze anos de contribuição.'),
    paraInscritosAntesDaReforma: true,
    cumpre: ({ idade, tempo, ano }, sexo) =>
      tempo >= MESES_DO_ANO * TEMPO_DA_TRANSICAO_POR_IDADE &&
      idade >= valorNoAno(IDADE_DA_TRANSICAO_POR_IDADE, sexo, ano),
  },
  {
    id: 'permanente',
    regra: regra(
      'EC 103/2019, art. 19',
      'Quem começou a contribuir depois da reforma precisa da idade e do tempo mínimos, sem transição.',
    ),
    paraInscritosAntesDaReforma: false,
    cumpre: ({ idade, tempo }, sexo) =>
      idade >= MESES_DO_ANO * IDADE_DA_REGRA_PERMANENTE[sexo] &&
      tempo >= MESES_DO_ANO * TEMPO_DA_REGRA_PERMANENTE[sexo],
  },
];

/** Months missing from the full time in 2019; 0 for a complete time. */
export function mesesQueFaltavamEm2019(sexo: Sexo, em2019: number): number {
  return Math.max(0, tempoIntegral(sexo) - em2019);
}

/** The result of each rule for a person on a given day. */
export function perspectivas(segurado: Segurado, today: IsoDate): readonly Perspectiva[] {
  return REGRAS.map((norma) => {
    const mesesOuMotivo = mesesAteCumprir(norma, segurado, today);
    const { id, regra: daRegra } = norma;
    return typeof mesesOuMotivo === 'number'
      ? {
          id,
          regra: daRegra,
          situacao: mesesOuMotivo === 0 ? 'cumprida' : 'prevista',
          mesesQueFaltam: mesesOuMotivo,
        }
      : { id, regra: daRegra, situacao: mesesOuMotivo, mesesQueFaltam: undefined };
  });
}

function mesesAteCumprir(norma: RegraDeAposentadoria, segurado: Segurado, today: IsoDate) {
  const { sexo, idade, tempo, inscritoAntesDaReforma, tempoEm2019 } = segurado;
  if (norma.paraInscritosAntesDaReforma !== inscritoAntesDaReforma) return 'nao-se-aplica';
  if (norma.dependeDe2019 && tempoEm2019 === undefined) return 'falta-dado';
  const em2019 = tempoEm2019 ?? 0;
  if (norma.alcanca?.(sexo, em2019) === false) return 'nao-se-aplica';
  const faltava = mesesQueFaltavamEm2019(sexo, em2019);
  for (let meses = 0; meses < MAXIMO_DE_MESES; meses += 1) {
    const momento = {
      idade: idade + meses,
      tempo: tempo + meses,
      ano: yearOf(addMonths(today, meses)),
    };
    if (norma.cumpre(momento, sexo, faltava)) return meses;
  }
  return 'nao-se-aplica';
}
