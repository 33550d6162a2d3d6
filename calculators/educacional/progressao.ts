import { option, signedNumber } from '../../schemas/fields.ts';
import { wholeNumberBetween } from '../../schemas/limited.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { formatNumber } from '../../src/engine/format.ts';
import { column } from '../../src/quantity/declare.ts';
import { exactText } from '../formulas/exact-text.ts';
import { Lesson } from '../layouts/lesson.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import { EXAMPLES } from './progressao/examples.ts';
import {
  firstTerms,
  infiniteSum,
  isConstant,
  isTooLarge,
  lastTerm,
  sumOfTerms,
} from '../formulas/progressions.ts';

const TOO_LARGE = 'O resultado fica grande demais';
const NO_INFINITE_SUM = 'A soma infinita só existe com a razão entre −1 e 1.';
const MAX_TERMS = 1000;
const campoDosTermos = wholeNumberBetween(1, MAX_TERMS);
/** Maximum number of terms in the table. */
const LISTED = 20;
/** Number of terms at the start of the lesson. */
const QUOTED = 5;
/** Decimal places shown; results are not rounded. */
const SHOWN = { decimals: 10 };

const FORMULAS = {
  pa: { term: 'a₁ + (n − 1) × r', sum: '(a₁ + aₙ) × n ÷ 2' },
  pg: { term: 'a₁ × qⁿ⁻¹', sum: 'a₁ × (qⁿ − 1) ÷ (q − 1)' },
  equal: { term: 'a₁ × qⁿ⁻¹', sum: 'a₁ × n' },
} as const;

/** A symbol with a subscript number: `a₁₀`. */
function subscript(symbol: string, number: number): string {
  return `${symbol}${String(number).replaceAll(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)))}`;
}

const card = defineCalculator({
  id: 'educacional/progressao',
  name: 'Progressões',
  title: 'Calculadora de progressões: PA e PG',
  description:
    'Calcule o termo geral e a soma de uma progressão aritmética ou geométrica, com tabela, gráfico e o passo a passo.',
  keywords:
    'progressão, progressões, pa, pg, progressão aritmética, progressão geométrica, termo geral, razão, soma dos termos, soma infinita, sequência, pa e pg, soma da pa, soma da pg',
  icon: 'chart-no-axes-column-increasing',
  blankNumbers: 'missing',
  sources: [curriculum('progressões aritméticas e geométricas'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: ['primeiroTermo', 'razao', 'n'],
    properties: {
      tipo: {
        type: 'string',
        title: 'Tipo de progressão',
        widget: 'tabs',
        oneOf: [option('pa', 'PA (aritmética)'), option('pg', 'PG (geométrica)')],
        default: 'pa',
        messages: { required: 'Escolha o tipo de progressão' },
      },
      primeiroTermo: {
        ...signedNumber,
        title: 'Primeiro termo (a₁)',
        placeholder: '3',
        messages: { required: 'Informe o primeiro termo' },
      },
      razao: {
        ...signedNumber,
        title: 'Razão',
        description: 'O que se soma (PA) ou se multiplica (PG) de um termo ao seguinte.',
        placeholder: '2',
        messages: { required: 'Informe a razão' },
      },
      n: {
        ...campoDosTermos,
        title: 'Número de termos (n)',
        description: 'A posição do termo que se procura, e quantos se somam.',
        messages: { ...campoDosTermos.messages, required: 'Informe o número de termos' },
        placeholder: '10',
      },
    },
  },
  rules: [
    {
      field: 'n',
      check: ({ tipo, primeiroTermo, razao, n }) =>
        n <= MAX_TERMS && isTooLarge(tipo, primeiroTermo, razao, n) ? TOO_LARGE : undefined,
    },
  ],

  compute({ tipo, primeiroTermo, razao, n }, result) {
    const length = n.number;
    const progression = { first: primeiroTermo, ratio: razao, length };
    const formulas = FORMULAS[tipo === 'pg' && isConstant(progression) ? 'equal' : tipo];
    const [a, s] = [subscript('a', length), subscript('S', length)];
    const termo = result.number(
      `Termo de posição ${formatNumber(length)} (${a})`,
      lastTerm(tipo, progression),
      {
        ...SHOWN,
        law: formulas.term,
      },
    );
    const endless = tipo === 'pg' ? infiniteSum(progression) : undefined;
    const soma = result.number(
      `Soma ${length === 1 ? 'de 1 termo' : `dos ${formatNumber(length)} termos`} (${s})`,
      sumOfTerms(tipo, progression, termo),
      {
        ...SHOWN,
        law: formulas.sum,
        ...(tipo === 'pg' && !endless ? { note: NO_INFINITE_SUM } : {}),
      },
    );
    const somaInfinita =
      endless && result.number('Soma infinita', endless, { ...SHOWN, law: 'a₁ ÷ (1 − q)' });
    const rows = firstTerms(tipo, progression, LISTED);
    const quoted = rows.slice(0, QUOTED).map(({ termo: term }) => exactText(term));
    const lesson = new Lesson()
      .say(`${tipo === 'pa' ? 'PA' : 'PG'}: ${quoted.join('; ')}${length > QUOTED ? '; …' : ''}`)
      .result(termo, a)
      .result(soma, s);
    if (somaInfinita) lesson.result(somaInfinita);
    return {
      termo,
      ...result.group('As somas', { soma, somaInfinita }),
      termos: rows.map(({ termo: term }) => term),
      tabela: result.rows(
        length > LISTED ? `Os primeiros ${LISTED} termos` : 'Os termos',
        {
          posicao: column.count('Posição'),
          termo: column.number('Termo', SHOWN.decimals),
          soma: column.number('Soma até aqui', SHOWN.decimals),
        },
        rows,
      ),
      passos: lesson.lines,
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'termo',
    answer: 'Na posição {n|integer} está o termo {termo}, e a soma até ela é {soma}.',
  },
  { kind: 'chart', shape: 'columns', title: 'Termo a termo', rows: 'tabela', series: ['termo'] },
  { kind: 'table', rows: 'tabela', first: LISTED, download: 'progressao' },
  { kind: 'steps', lines: 'passos' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: { primeiroTermo: 1, razao: 2 }, field: 'n', message: 'Informe o número de termos' },
    { input: { tipo: 'pg', primeiroTermo: 1, razao: 10, n: 17 }, field: 'n', message: TOO_LARGE },
    { input: { tipo: 'pg', primeiroTermo: -1, razao: -900, n: 1000 }, field: 'n', message: TOO_LARGE },
    { input: { primeiroTermo: 1, razao: -9e14, n: 3 }, field: 'n', message: TOO_LARGE },
  ],
  // Omit these, because the table shows them with their positions.
  notShown: ['termos'],
} satisfies EvidenceOf<typeof card>;
