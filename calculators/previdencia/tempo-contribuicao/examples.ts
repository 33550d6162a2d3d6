/** The worked examples of this card, on 22 November 2026. */
import type { Perspectiva, Situacao } from '../../lei/aposentadoria.ts';
import { BORN_LATER, MORE_IN_2019, TOO_MUCH_TIME } from './perguntas.ts';

const today = '2026-11-22';
const CLOSED = { situacao: 'nao-se-aplica' } as const;
const UNKNOWN = { situacao: 'falta-dado' } as const;

/** The expected outcome of a rule met now or later. */
function met(
  regra: Perspectiva['id'],
  mesesRestantes: number,
  mes: string,
  benefit: { readonly coeficiente?: number; readonly beneficio?: number } = {},
) {
  const situacao: Situacao = mesesRestantes === 0 ? 'cumprida' : 'prevista';
  return { regra, situacao, mesesRestantes, mes, ...benefit };
}

export const EXAMPLES = [
  {
    title: 'Mulher nascida em 10/05/1967, com 31 anos de contribuição',
    input: {
      sexo: 'mulher',
      dataNascimento: '1967-05-10',
      anosContribuicao: 31,
      mesesContribuicao: 0,
      anosEm2019: 24,
      mesesEm2019: 0,
      mediaSalarios: 4000,
    },
    expected: {
      primeiraRegra: 'idade-progressiva',
      mesPrevisto: '2026-11',
      idade: 714,
      tempo: 372,
      pontos: 90.5,
      faltavaEm2019: 72,
      regras: [
        met('pontos', 33, '2029-08', { coeficiente: 96, beneficio: 3840 }),
        met('idade-progressiva', 0, '2026-11', { coeficiente: 92, beneficio: 3680 }),
        CLOSED,
        met('pedagio-100', 60, '2031-11', { coeficiente: 100, beneficio: 4000 }),
        met('idade', 30, '2029-05', { coeficiente: 96, beneficio: 3840 }),
        CLOSED,
      ],
    },
    today,
    source:
      'EC 103/2019, à mão: em 2026 a idade progressiva é de 59½ anos, e ela tem 59 anos e 6 meses; 60% + 2% × (31 − 15) = 92%; em 2029 os pontos são 96 = 1.152 meses, e 714 + 372 + 2 × 33 = 1.152; pedágio: 30 + 6 = 36 anos em 60 meses',
  },
  {
    title: 'Homem nascido em 15/03/1964, que já pagou o pedágio',
    input: {
      sexo: 'homem',
      dataNascimento: '1964-03-15',
      anosContribuicao: 38,
      mesesContribuicao: 6,
      anosEm2019: 33,
      mesesEm2019: 6,
      mediaSalarios: 6000,
    },
    expected: {
      primeiraRegra: 'pedagio-50',
      mesPrevisto: '2026-11',
      regras: [
        met('pontos', 23, '2028-10', { coeficiente: 100, beneficio: 6000 }),
        met('idade-progressiva', 28, '2029-03', { coeficiente: 100, beneficio: 6000 }),
        met('pedagio-50', 0, '2026-11'),
        met('pedagio-100', 0, '2026-11', { coeficiente: 100, beneficio: 6000 }),
        met('idade', 28, '2029-03', { coeficiente: 100, beneficio: 6000 }),
        CLOSED,
      ],
    },
    today,
    source:
      'EC 103/2019, à mão: faltavam 18 meses; 35 anos + 9 meses e 35 + 18 meses já passaram, com 62 anos de idade; em 2028 os pontos são 105 = 1.260 meses, e 752 + 462 + 2 × 23 = 1.260; 65 anos em 15/03/2029',
  },
  {
    title: 'Homem nascido em 01/07/1985, com 15 anos de contribuição',
    input: { sexo: 'homem', dataNascimento: '1985-07-01', anosContribuicao: 15, mesesContribuicao: 0 },
    expected: {
      primeiraRegra: 'idade-progressiva',
      mesPrevisto: '2050-07',
      regras: [
        met('pontos', 292, '2051-03'),
        met('idade-progressiva', 284, '2050-07'),
        UNKNOWN,
        UNKNOWN,
        met('idade', 284, '2050-07'),
        CLOSED,
      ],
    },
    today,
    source:
      'EC 103/2019, à mão: 65 anos em 01/07/2050, com 38 anos e 8 meses de contribuição; 105 pontos são 1.260 meses, e 496 + 180 + 2 × 292 = 1.260',
  },
  {
    title: 'Mulher que começou depois da reforma, nascida em 29/02/2000',
    input: {
      sexo: 'mulher',
      dataNascimento: '2000-02-29',
      anosContribuicao: 4,
      mesesContribuicao: 3,
      inscritoAntesDaReforma: false,
      mediaSalarios: 2000,
    },
    expected: {
      primeiraRegra: 'permanente',
      mesPrevisto: '2062-03',
      regras: [
        CLOSED,
        CLOSED,
        CLOSED,
        CLOSED,
        CLOSED,
        met('permanente', 424, '2062-03', { coeficiente: 108, beneficio: 2160 }),
      ],
    },
    today,
    source:
      'EC 103/2019, arts. 19 e 26, à mão: 62 anos em 28/02/2062, e o dia 22 seguinte é em março; 51 + 424 = 475 meses, 39 anos; 60% + 2% × (39 − 15) = 108%; 2.000 × 108% = 2.160',
  },
  {
    title: 'Mulher de 1964 com 15 anos: o benefício não fica abaixo do salário mínimo',
    input: {
      sexo: 'mulher',
      dataNascimento: '1964-11-22',
      anosContribuicao: 15,
      mesesContribuicao: 0,
      anosEm2019: 10,
      mediaSalarios: 2500,
    },
    expected: {
      primeiraRegra: 'idade',
      regras: [
        met('pontos', 180, '2041-11', { coeficiente: 90, beneficio: 2250 }),
        met('idade-progressiva', 180, '2041-11', { coeficiente: 90, beneficio: 2250 }),
        CLOSED,
        met('pedagio-100', 420, '2061-11', { coeficiente: 100, beneficio: 2500 }),
        met('idade', 0, '2026-11', { coeficiente: 60, beneficio: 1621 }),
        CLOSED,
      ],
    },
    today,
    source:
      'EC 103/2019, art. 18, e salário mínimo de 2026, à mão: 62 anos no próprio dia e 15 anos; 2.500 × 60% = 1.500, abaixo de 1.621',
    testOnly: true,
  },
  {
    title: 'O benefício não passa do teto, e entre regras já cumpridas vale a primeira da lista',
    input: {
      sexo: 'mulher',
      dataNascimento: '1968-11-22',
      anosContribuicao: 35,
      mesesContribuicao: 0,
      anosEm2019: 28,
      mesesEm2019: 1,
      mediaSalarios: 10_000,
    },
    expected: {
      primeiraRegra: 'pontos',
      mesPrevisto: '2026-11',
      regras: [
        met('pontos', 0, '2026-11', { coeficiente: 100, beneficio: 8475.55 }),
        met('idade-progressiva', 36, '2029-11', { coeficiente: 106, beneficio: 8475.55 }),
        met('pedagio-50', 0, '2026-11'),
        met('pedagio-100', 0, '2026-11', { coeficiente: 100, beneficio: 8475.55 }),
        met('idade', 48, '2030-11', { coeficiente: 108, beneficio: 8475.55 }),
        CLOSED,
      ],
    },
    today,
    source: 'EC 103/2019 e teto de 2026, à mão: 58 + 35 = 93 pontos, os de 2026; 61 anos em 2029; 62 em 2030',
    testOnly: true,
  },
  {
    title: 'Aos 14 anos, sem contribuição nenhuma',
    input: {
      sexo: 'homem',
      dataNascimento: '2012-11-22',
      anosContribuicao: 0,
      mesesContribuicao: 0,
      inscritoAntesDaReforma: false,
    },
    expected: { idade: 168, tempo: 0, primeiraRegra: 'permanente', mesPrevisto: '2077-11' },
    today,
    source: 'EC 103/2019, art. 19, à mão: 65 anos em 22/11/2077, com 51 anos de contribuição',
    testOnly: true,
  },
] as const;

/** The cases that prove the refusals. */
export const REFUSALS = [
  {
    input: { dataNascimento: '2026-11-23' },
    today,
    field: 'dataNascimento',
    message: BORN_LATER,
  },
  {
    input: { dataNascimento: '2012-11-23', anosContribuicao: 0 },
    today,
    field: 'anosContribuicao',
    message: TOO_MUCH_TIME,
  },
  {
    input: { dataNascimento: '1986-11-22', anosContribuicao: 26, mesesContribuicao: 1 },
    today,
    field: 'anosContribuicao',
    message: TOO_MUCH_TIME,
  },
  {
    input: { dataNascimento: '1970-01-01', anosContribuicao: 20, anosEm2019: 20, mesesEm2019: 1 },
    today,
    field: 'anosEm2019',
    message: MORE_IN_2019,
  },
  {
    input: { dataNascimento: '1970-01-01', mesesContribuicao: 4, mesesEm2019: 5 },
    today,
    field: 'anosEm2019',
    message: MORE_IN_2019,
  },
] as const;
