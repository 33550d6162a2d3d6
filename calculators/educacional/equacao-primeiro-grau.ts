import { signedNumber } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { exactText, operandText, sumText } from '../formulas/exact-text.ts';
import { fraction, fractionText, simplify } from '../formulas/fractions.ts';
import { figure, Lesson, roundedTo, worked } from '../layouts/lesson.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import { EXAMPLES } from './equacao-primeiro-grau/examples.ts';

/** Decimal places of the root. */
const PLACES = 2;

const A_IS_ZERO = 'Coeficiente "a" não pode ser zero em uma equação de 1º grau';

const campoDoCoeficiente = {
  ...signedNumber,
  messages: { required: 'Digite valores válidos para os coeficientes' },
} as const;

/**
 * The root in a form that can be substituted without loss: the decimal if it has at most two places, else the
 * fraction.
 */
function raizExata(a: Quantity, difference: Quantity, root: Quantity, rounded: number): string {
  if (root.equals(rounded)) return operandText(root);
  const simplest = simplify(fraction(difference.exact.toString(), a.number));
  return `(${fractionText(simplest).replace('-', '−')})`;
}

const card = defineCalculator({
  id: 'educacional/equacao-primeiro-grau',
  name: 'Equação do 1º grau',
  title: 'Calculadora de equação do 1º grau',
  description: 'Resolva ax + b = c passo a passo e confira a resposta.',
  keywords:
    'equação, primeiro grau, 1º grau, incógnita, x, ax + b, álgebra, linear, equação do primeiro grau, equação do 1º grau, achar o x, resolver equação',
  icon: 'variable',
  blankNumbers: 'missing',
  sources: [curriculum('equações do 1º grau'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: ['a', 'b', 'c'],
    properties: {
      a: {
        ...campoDoCoeficiente,
        title: 'a (multiplica o x)',
        description: 'Na equação ax + b = c. Em 2x + 4 = 10, a é 2.',
        placeholder: '2',
      },
      b: {
        ...campoDoCoeficiente,
        title: 'b (somado ao x)',
        description: 'Em 2x + 4 = 10, b é 4. Use um número negativo para subtrair.',
        placeholder: '4',
      },
      c: {
        ...campoDoCoeficiente,
        title: 'c (depois do igual)',
        description: 'Em 2x + 4 = 10, c é 10. Deixe 0 para ax + b = 0.',
        default: 0,
      },
    },
  },
  rules: [{ field: 'a', assert: 'a != 0', message: A_IS_ZERO }],

  compute({ a, b, c }, result) {
    const difference = c.minus(b);
    const root = worked(figure(difference).over(a), { formula: 'x', places: PLACES });
    const x = result.number('Valor de x', root, roundedTo(PLACES, root));
    const isAdded = b.isAbove(0);
    const size = isAdded ? b : figure(b.negated());
    const constant = b.equals(0) ? '' : ` ${isAdded ? '+' : '−'} ${exactText(size)}`;
    const left = sumText([{ coefficient: a, symbol: 'x' }]);
    const lesson = new Lesson().say(`Equação: ${left}${constant} = ${exactText(c)}`);
    if (!b.equals(0)) {
      const move = isAdded
        ? `Subtraia ${exactText(size)} dos dois lados`
        : `Some ${exactText(size)} aos dois lados`;
      lesson.line(worked(isAdded ? difference : c.plus(size), { formula: left }), `${move}: `);
    }
    if (!a.equals(1)) lesson.line(root, `Divida os dois lados por ${exactText(a)}: `);
    return {
      x,
      passos: lesson.lines,
      ...result.group('A prova', {
        verificacao: result.text(
          'Verificação',
          `${exactText(a)} × ${raizExata(a, difference, root, x.shown)}${constant} = ${exactText(c)}`,
        ),
      }),
    };
  },
}).layout([
  { kind: 'headline', value: 'x', answer: 'A equação vale quando x é {x}; confira: {verificacao}.' },
  { kind: 'steps', lines: 'passos' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [{ input: { a: 0, b: 4, c: 10 }, field: 'a', message: A_IS_ZERO }],
} satisfies EvidenceOf<typeof card>;
