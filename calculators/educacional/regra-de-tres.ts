import { signedNumber } from '../../schemas/fields.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { CALCULATION_FAILED } from '../../src/engine/calculation-error.ts';
import { exactText } from '../formulas/exact-text.ts';
import { figure, Lesson, worked } from '../layouts/lesson.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';

/** Decimal places shown for X, which is not rounded. */
const SHOWN_PLACES = 6;

const campoConhecido = { ...signedNumber, messages: { required: CALCULATION_FAILED } } as const;

const card = defineCalculator({
  id: 'educacional/regra-de-tres',
  name: 'Regra de três',
  title: 'Calculadora de regra de três',
  description: 'Encontre o quarto valor de uma proporção: se A está para B, C está para quanto?',
  keywords:
    'regra de três, regra de 3, proporção, proporcional, grandezas, razão, x, quanto custam, se três custam, diretamente proporcional, achar o x',
  icon: 'proportions',
  popular: true,
  blankNumbers: 'missing',
  sources: [curriculum('proporcionalidade e regra de três'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: ['a', 'b', 'c'],
    properties: {
      a: {
        ...campoConhecido,
        title: 'Se A',
        description: 'O valor conhecido da primeira grandeza.',
        placeholder: '3',
      },
      b: {
        ...campoConhecido,
        title: 'está para B',
        description: 'O valor da segunda grandeza que corresponde a A.',
        placeholder: '45',
      },
      c: {
        ...campoConhecido,
        title: 'então C está para X',
        description: 'O novo valor da primeira grandeza, na mesma unidade de A.',
        placeholder: '7',
      },
    },
  },
  rules: [{ field: 'a', assert: 'a != 0', message: 'O primeiro valor não pode ser zero' }],

  compute({ a, b, c }, result) {
    const shown = { decimals: SHOWN_PLACES };
    const product = b.times(c);
    const quotient = worked(figure(product).over(a), { formula: 'X', places: SHOWN_PLACES });
    const proportion = {
      a: result.number('A', a, shown),
      b: result.number('B', b, shown),
      c: result.number('C', c, shown),
      x: result.number('X', quotient, { ...shown, isTotal: true }),
    };
    // Bars show only positive numbers.
    if (![a, b, c].every((each) => each.isAbove(0))) result.group('A proporção', proportion);
    return {
      ...proportion,
      explicacao: new Lesson()
        .say(`${exactText(a)} está para ${exactText(b)} assim como ${exactText(c)} está para X`)
        .line(worked(product, { formula: `${exactText(a)} × X` }), 'Multiplique em cruz: ')
        .line(quotient, 'Divida pelo primeiro valor: ').lines,
    };
  },
}).layout([
  { kind: 'headline', label: 'Valor de X', answer: 'Se {a} está para {b}, então {c} está para {x}.' },
  {
    kind: 'comparison',
    title: 'Na primeira grandeza: de A para C',
    when: 'a > 0 and b > 0 and c > 0',
    bars: ['a', 'c'],
  },
  {
    kind: 'comparison',
    title: 'Na segunda, na mesma proporção: de B para X',
    when: 'a > 0 and b > 0 and c > 0',
    bars: ['b', 'x'],
  },
  { kind: 'steps', lines: 'explicacao' },
  'Vale para grandezas diretamente proporcionais: quando uma dobra, a outra também dobra.',
]);
export default card;

export const evidence = {
  examples: [
    {
      title: 'Se 3 quilos custam R$ 45,00, quanto custam 7 quilos?',
      input: { a: 3, b: 45, c: 7 },
      expected: {
        x: 105,
        a: 3,
        b: 45,
        c: 7,
        explicacao: [
          '3 está para 45 assim como 7 está para X',
          'Multiplique em cruz: 3 × X = 45 × 7 = 315',
          'Divida pelo primeiro valor: X = 315 ÷ 3 = 105',
        ],
      },
      source: 'Conta à mão: 45 × 7 = 315; 315 ÷ 3 = 105',
    },
    {
      title: 'Um carro roda 42,5 km com 5 litros: quanto roda com 12?',
      input: { a: 5, b: '42,5', c: 12 },
      expected: { x: 102 },
      source: 'Conta à mão: 42,5 × 12 = 510; 510 ÷ 5 = 102',
    },
    {
      title: 'Uma receita para 6 pessoas leva 2 xícaras: e para 10?',
      input: { a: 6, b: 2, c: 10 },
      expected: {
        x: 10 / 3,
        explicacao: [
          '6 está para 2 assim como 10 está para X',
          'Multiplique em cruz: 6 × X = 2 × 10 = 20',
          'Divida pelo primeiro valor: X = 20 ÷ 6 ≈ 3,333333',
        ],
      },
      source: 'Conta à mão: 2 × 10 ÷ 6 = 10/3',
    },
    {
      title: 'Decimais sem ruído binário',
      input: { a: 1, b: '0,1', c: 3 },
      expected: { x: 0.3 },
      source: 'Conta à mão: 0,1 × 3 = 0,3',
      testOnly: true,
    },
    {
      title: 'Valores negativos e zero à direita',
      input: { a: -2, b: 5, c: 0 },
      expected: { x: 0 },
      source: 'Conta à mão: 5 × 0 ÷ (−2) = 0',
      testOnly: true,
    },
  ],
  refusals: [{ input: { a: 0, b: 2, c: 3 }, field: 'a', message: 'O primeiro valor não pode ser zero' }],
} satisfies EvidenceOf<typeof card>;
