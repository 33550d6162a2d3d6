import { signedNumber } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { equalsText, sumText } from '../formulas/exact-text.ts';
import { withoutNoise } from '../formulas/typed-value.ts';
import { Lesson, roundedTo } from '../layouts/lesson.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import {
  discriminante,
  raizDaEquacao,
  numeroDeRaizes,
  raizDoDiscriminante,
  FRASES_DAS_RAIZES,
  declaraParabola,
} from './bhaskara/segundo-grau.ts';
import { EXAMPLES } from './bhaskara/examples.ts';

/** Decimal places of the roots. */
const PLACES = 2;
const VALUES = 'O discriminante e as raízes';

const A_IS_ZERO = 'Coeficiente "a" não pode ser zero em uma equação de 2º grau';

const campoDoCoeficiente = {
  ...signedNumber,
  messages: { required: 'Digite valores válidos para todos os coeficientes' },
} as const;

const card = defineCalculator({
  id: 'educacional/bhaskara',
  name: 'Bhaskara',
  title: 'Calculadora de Bhaskara (equação do 2º grau)',
  description: 'Resolva ax² + bx + c = 0 com o discriminante, as raízes e o passo a passo.',
  keywords:
    'bhaskara, equação, segundo grau, 2º grau, delta, discriminante, raízes, quadrática, equação do segundo grau, equação do 2º grau, fórmula quadrática, raízes da equação, parábola',
  icon: 'radical',
  blankNumbers: 'missing',
  sources: [curriculum('equações do 2º grau'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: ['a', 'b', 'c'],
    properties: {
      a: {
        ...campoDoCoeficiente,
        title: 'a (multiplica o x²)',
        description: 'Em x² − 5x + 6 = 0, a é 1.',
        placeholder: '1',
      },
      b: {
        ...campoDoCoeficiente,
        title: 'b (multiplica o x)',
        description: 'Em x² − 5x + 6 = 0, b é −5. Se não houver x, digite 0.',
        placeholder: '-5',
      },
      c: {
        ...campoDoCoeficiente,
        title: 'c (sem o x)',
        description: 'Em x² − 5x + 6 = 0, c é 6. Se não houver, digite 0.',
        placeholder: '6',
      },
    },
  },
  rules: [{ field: 'a', assert: 'a != 0', message: A_IS_ZERO }],

  compute(inputs, result) {
    const [a, b, c] = [withoutNoise(inputs.a), withoutNoise(inputs.b), withoutNoise(inputs.c)];
    const exactDelta = discriminante(a, b, c);
    const tipo = numeroDeRaizes(exactDelta);
    const delta = result.number('Discriminante (Δ)', exactDelta, { decimals: 10 });
    const curva = declaraParabola(a, b, exactDelta, result);
    const equation = sumText([
      { coefficient: a, symbol: 'x²' },
      { coefficient: b, symbol: 'x' },
      { coefficient: c, symbol: '' },
    ]);
    const lesson = new Lesson().say(`Equação: ${equation} = 0`).line(delta).say(FRASES_DAS_RAIZES[tipo]);
    const root = (label: string, symbol: string, sign: '+' | '−') => {
      const value = raizDaEquacao({ a, b, delta }, sign, PLACES);
      lesson.line(value, `${symbol} = `);
      return result.number(label, value, roundedTo(PLACES, value));
    };
    switch (tipo) {
      case 'sem-raizes':
        return { delta, tipo, x1: undefined, x2: undefined, raizes: undefined, curva, passos: lesson.lines };
      case 'uma-raiz': {
        const x1 = root('Raiz única (x)', 'x', '+');
        const raizes = result.text('Raiz', `x ${equalsText(x1, PLACES)}`);
        const values = result.group(VALUES, { delta, x1 });
        return { ...values, tipo, x2: undefined, raizes, curva, passos: lesson.lines };
      }
      case 'duas-raizes': {
        lesson.line(raizDoDiscriminante(delta), '√Δ = ');
        const x1 = root('Primeira raiz (x₁)', 'x₁', '+');
        const x2 = root('Segunda raiz (x₂)', 'x₂', '−');
        const raizes = result.text('Raízes', `x₁ ${equalsText(x1, PLACES)} e x₂ ${equalsText(x2, PLACES)}`);
        return { ...result.group(VALUES, { delta, x1, x2 }), tipo, raizes, curva, passos: lesson.lines };
      }
    }
  },
}).layout([
  {
    kind: 'headline',
    value: 'raizes',
    answer: {
      'tipo == "duas-raizes"': 'Δ é maior que zero: a parábola cruza o eixo x nas duas raízes, {raizes}.',
      'tipo == "uma-raiz"': 'Δ é igual a zero: a parábola toca o eixo x em uma só raiz, {raizes}.',
    },
  },
  {
    kind: 'headline',
    value: 'delta',
    answer: 'Δ é menor que zero: a parábola não toca o eixo x, e não há raiz entre os números reais (S = ∅).',
  },
  {
    kind: 'parabola',
    title: 'A parábola',
    a: 'curva.a',
    vertex: ['curva.xVertice', 'curva.yVertice'],
    roots: ['x1', 'x2'],
  },
  { kind: 'steps', lines: 'passos' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [{ input: { a: 0, b: 2, c: 1 }, field: 'a', message: A_IS_ZERO }],
  // Omit these, because notices and steps state them in words; programs read them.
  notShown: ['tipo'],
} satisfies EvidenceOf<typeof card>;
