/** The rules of retirement as rows of the result, with the benefit by each (EC nº 103/2019, art. 26). */
import { addMonths } from '../../../src/calendar/calendar.ts';
import { formatMonth, monthWith } from '../../../src/calendar/month.ts';
import { column, type Results } from '../../../src/quantity/declare.ts';
import { count, money, percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import { perspectivas, type Segurado, type Perspectiva, type Situacao } from '../../lei/aposentadoria.ts';
import { INSS } from '../../tabelas/inss.ts';
import { SALARIO_MINIMO } from '../../tabelas/salario-minimo.ts';
import { COEFICIENTE_DO_BENEFICIO, TEMPO_DO_COEFICIENTE, type Sexo } from '../../tabelas/aposentadoria.ts';

const MESES_DO_ANO = 12;

const PARTE_DA_MEDIA = regra(
  'EC 103/2019, art. 26, §§ 2º e 5º',
  `O benefício é ${COEFICIENTE_DO_BENEFICIO.percent}% da média, mais ${COEFICIENTE_DO_BENEFICIO.perYearBeyond}% por ano de contribuição acima de ${TEMPO_DO_COEFICIENTE.homem}, ou de ${TEMPO_DO_COEFICIENTE.mulher} para as mulheres.`,
);

const MEDIA_INTEIRA = regra('EC 103/2019, art. 26, § 3º', 'Quem cumpre este pedágio recebe a média inteira.');

/** A person for whom the benefit is calculated. */
interface Beneficiario {
  readonly sexo: Sexo;
  /** Months of contribution at retirement. */
  readonly tempo: number;
  /** Average of the wages, in reais. */
  readonly media: Quantity;
}

/**
 * The share of the average: all of it under the second toll rule, otherwise more for each year beyond the first ones.
 */
function parteDaMedia(idDaRegra: Perspectiva['id'], { sexo, tempo }: Beneficiario): Quantity {
  const { percent: percentual, perYearBeyond: porAnoAMais, whole: inteira } = COEFICIENTE_DO_BENEFICIO;
  if (idDaRegra === 'pedagio-100') return percent(inteira);
  const anos = count(Math.floor(tempo / MESES_DO_ANO), 'anos');
  const exigidos = count(TEMPO_DO_COEFICIENTE[sexo], 'anos');
  return anos.isAbove(exigidos)
    ? percent(percentual).plus(percent(porAnoAMais).times(anos.minus(exigidos)))
    : percent(percentual);
}

/** The highest benefit of the year. */
const tetoEm = (today: string) => money(INSS.newestInForceOn(today).teto);

/**
 * Declares share and benefit by a rule, within the floor and the ceiling of the year's benefits. The rule of half the
 * missing time depends on life tables, and has no calculated benefit.
 *
 * @param name name of the rule, which distinguishes the steps.
 */
function declaraBeneficio(
  { id, regra: daPerspectiva }: Perspectiva,
  beneficiario: Beneficiario,
  { nome, today, result }: { readonly nome: string; readonly today: string; readonly result: Results },
) {
  if (id === 'pedagio-50') return {};
  const { law, rule } = id === 'pedagio-100' ? MEDIA_INTEIRA : PARTE_DA_MEDIA;
  const coeficiente = result.percent(`Parte da média (${nome})`, parteDaMedia(id, beneficiario), {
    law: `${law}; regra: ${daPerspectiva.law}`,
    rule,
  });
  const piso = money(SALARIO_MINIMO.newestInForceOn(today).monthly);
  const devido = beneficiario.media.times(coeficiente).atLeast(piso).atMost(tetoEm(today));
  return { coeficiente, beneficio: result.money(`Benefício (${nome})`, devido) };
}

export const NOMES_DAS_REGRAS: Readonly<Record<Perspectiva['id'], string>> = {
  pontos: 'Pontos',
  'idade-progressiva': 'Idade progressiva',
  'pedagio-50': 'Pedágio de 50%',
  'pedagio-100': 'Pedágio de 100%',
  idade: 'Idade',
  permanente: 'Regra permanente',
};

const NOMES_DAS_SITUACOES: Readonly<Record<Situacao, string>> = {
  cumprida: 'Já cumprida',
  prevista: 'Prevista',
  'nao-se-aplica': 'Não se aplica',
  'falta-dado': 'Informe o tempo em 2019',
};

/** The person, the day, and the average wages. */
export interface Consulta {
  readonly segurado: Segurado;
  readonly today: string;
  /** Reais; undefined without a wanted benefit. */
  readonly media: Quantity | undefined;
}

/** A rule; without a month if it is not met within a lifetime, and without benefits unless they are wanted. */
interface LinhaDaRegra {
  readonly regra: Perspectiva['id'];
  readonly nome: string;
  readonly situacao: Situacao;
  readonly quando: string;
  readonly mesesRestantes?: NamedQuantity;
  readonly mes?: string;
  readonly coeficiente?: NamedQuantity;
  readonly beneficio?: NamedQuantity;
}

function declaraRegra(
  perspectiva: Perspectiva,
  { segurado, today, media }: Consulta,
  result: Results,
): LinhaDaRegra {
  const { id, regra: daPerspectiva, situacao, mesesQueFaltam } = perspectiva;
  const nome = NOMES_DAS_REGRAS[id];
  const known = { regra: id, nome, situacao };
  if (mesesQueFaltam === undefined) return { ...known, quando: NOMES_DAS_SITUACOES[situacao] };
  const mes = monthWith(addMonths(today, mesesQueFaltam));
  const quando = formatMonth(mes);
  const tempo = segurado.tempo + mesesQueFaltam;
  const falta = count(mesesQueFaltam, 'meses');
  const asDuration = { format: 'yearsAndMonths' } as const;
  return {
    ...known,
    quando: situacao === 'cumprida' ? NOMES_DAS_SITUACOES.cumprida : quando,
    // Explain it in words, because the months are found by trying one after the other.
    mesesRestantes: result.duration(
      `Quanto falta (${nome})`,
      falta.explainedAs(
        ({ figure }) =>
          `Em ${quando}: ${figure(segurado.idade + mesesQueFaltam, asDuration)} de idade e ${figure(tempo, asDuration)} de contribuição`,
      ),
      'yearsAndMonths',
      daPerspectiva,
    ),
    mes,
    ...(media === undefined
      ? {}
      : declaraBeneficio(perspectiva, { sexo: segurado.sexo, tempo, media }, { nome, today, result })),
  };
}

/** Every rule, in the order of the law's table, and the first one met now or later. */
export function declaraRegras(consulta: Consulta, result: Results) {
  const todas = perspectivas(consulta.segurado, consulta.today);
  const [primeira] = todas
    .filter(({ mesesQueFaltam }) => mesesQueFaltam !== undefined)
    .toSorted((a, b) => Number(a.mesesQueFaltam) - Number(b.mesesQueFaltam));
  const rows = todas.map((perspectiva) => declaraRegra(perspectiva, consulta, result));
  const beneficio = rows.find((row) => row.regra === primeira?.id)?.beneficio;
  return {
    primeira,
    beneficio,
    /** True unless this benefit is the ceiling, or all other rules that may apply pay no more. */
    outraPodePagarMais:
      beneficio?.equals(tetoEm(consulta.today)) !== true &&
      rows.some(
        (row) =>
          row.regra !== primeira?.id &&
          row.situacao !== 'nao-se-aplica' &&
          !(beneficio && row.beneficio && !row.beneficio.isAbove(beneficio)),
      ),
    regras: result.rows(
      'Regra por regra',
      {
        nome: column.text('Regra'),
        quando: column.text('Quando'),
        mesesRestantes: { label: 'Falta', format: 'yearsAndMonths' },
        ...(consulta.media && {
          coeficiente: column.percent('Parte da média'),
          beneficio: column.money('Benefício'),
        }),
      },
      rows,
    ),
  };
}
