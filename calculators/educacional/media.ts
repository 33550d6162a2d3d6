import { signedNumber } from '../../schemas/fields.ts';
import { compare, sum } from '../../src/decimal/decimal.ts';
import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';
import { sumOfAll } from '../../src/quantity/quantity.ts';
import { equalsText } from '../formulas/exact-text.ts';
import { Lesson, roundedTo, worked } from '../layouts/lesson.ts';
import { curriculum, PORTAL_DE_MATEMATICA } from '../tabelas/fontes-do-ensino.ts';
import { EXAMPLES } from './media/examples.ts';

/** A row of values, as typed or with calculated ones. */
interface ValorComPeso<Value> {
  readonly valor: Value | undefined;
  readonly peso: Value | undefined;
}

/** Decimal places of the mean. */
const PLACES = 2;
/** Decimal places shown for products and sums, which are not rounded. */
const SHOWN_PLACES = 6;

const TOO_FEW = 'Digite pelo menos 2 valores e 2 pesos';
const HALF_FILLED = 'Número de valores deve ser igual ao número de pesos';
const NO_WEIGHT = 'A soma dos pesos não pode ser zero';

function isBlank({ valor, peso }: ValorComPeso<unknown>): boolean {
  return valor === undefined && peso === undefined;
}

function isComplete<Value>(row: ValorComPeso<Value>): row is { readonly valor: Value; readonly peso: Value } {
  return row.valor !== undefined && row.peso !== undefined;
}

const card = defineCalculator({
  id: 'educacional/media',
  name: 'Média ponderada',
  title: 'Calculadora de média ponderada',
  description: 'Calcule a média de notas ou valores com pesos diferentes e veja cada multiplicação.',
  keywords:
    'média, média ponderada, média aritmética, notas, pesos, boletim, faculdade, enem, média escolar, média das notas, nota para passar, quanto preciso para passar de ano, nota do enem',
  icon: 'scale',
  blankNumbers: 'missing',
  sources: [curriculum('média aritmética e ponderada'), PORTAL_DE_MATEMATICA],

  inputs: {
    type: 'object',
    required: ['linhas'],
    properties: {
      linhas: {
        type: 'array',
        title: 'Valores e pesos',
        description: 'Uma linha para cada nota ou valor. Linhas em branco não contam.',
        wide: true,
        rowName: 'Valor',
        addLabel: 'Adicionar valor',
        minItems: 2,
        maxItems: 200,
        messages: { required: TOO_FEW, minItems: TOO_FEW, maxItems: 'Digite no máximo 200 valores' },
        default: [{}, {}, {}],
        items: {
          type: 'object',
          properties: {
            valor: { ...signedNumber, title: 'Valor', placeholder: '7,5' },
            peso: { type: 'number', title: 'Peso', placeholder: '2' },
          },
        },
      },
    },
  },
  // Skip blank rows here and in compute, not on parsing, so that a refusal numbers rows like the form.
  rules: [
    {
      field: 'linhas',
      check: ({ linhas }) => (linhas.filter((row) => !isBlank(row)).length < 2 ? TOO_FEW : undefined),
    },
    { field: 'valor', each: 'linhas', assert: 'given(valor) or not given(peso)', message: HALF_FILLED },
    { field: 'peso', each: 'linhas', assert: 'given(peso) or not given(valor)', message: HALF_FILLED },
    {
      field: 'linhas',
      check: ({ linhas }) => {
        const rows = linhas.filter((row) => !isBlank(row));
        return rows.every(isComplete) && compare(sum(...rows.map(({ peso }) => peso)), 0) === 0
          ? NO_WEIGHT
          : undefined;
      },
    },
  ],

  compute({ linhas }, result) {
    const shown = { decimals: SHOWN_PLACES };
    const lesson = new Lesson();
    const rows = linhas.filter(isComplete);
    const products = rows.map(({ valor, peso }, index) => {
      const [name, product] = [`Valor ${index + 1}`, valor.times(peso)];
      lesson.line(worked(product), `${name}: `);
      return result.number(name, product, shown);
    });
    const somaValores = result.number('Soma dos valores × pesos', sumOfAll(products), shown);
    const somaPesos = result.number('Soma dos pesos', sumOfAll(rows.map(({ peso }) => peso)), shown);
    const mean = somaValores.over(somaPesos);
    return {
      media: result.number(
        'Média ponderada',
        // Write the step like a lesson, which distinguishes an exact quotient from a rounded one.
        mean.explainedAs(({ formula }) => `${formula(mean)} ${equalsText(mean, PLACES)}`),
        {
          ...roundedTo(PLACES, mean),
          law: 'Soma dos produtos dividida pela soma dos pesos',
        },
      ),
      ...result.group('As duas somas', { somaValores, somaPesos }),
      detalhes: lesson.lines,
    };
  },
}).layout([
  {
    kind: 'headline',
    value: 'media',
    answer:
      'A média ponderada é {media}: a soma dos produtos, {somaValores}, dividida pela soma dos pesos, {somaPesos}.',
  },
  { kind: 'steps', lines: 'detalhes', followedBy: 'formulas' },
]);
export default card;

export const evidence = {
  examples: EXAMPLES,
  refusals: [
    { input: {}, field: 'linhas', message: TOO_FEW },
    { input: { linhas: [{ valor: 7, peso: 2 }] }, field: 'linhas', message: TOO_FEW },
    {
      input: {
        linhas: [
          { valor: 7, peso: 2 },
          { valor: '', peso: '' },
          { valor: 'abc', peso: 'x' },
        ],
      },
      field: 'linhas',
      message: TOO_FEW,
    },
    {
      input: {
        linhas: [
          { valor: 7, peso: 2 },
          { valor: 8, peso: 3 },
          { valor: 6, peso: '' },
        ],
      },
      field: 'linhas.2.peso',
      message: HALF_FILLED,
    },
    {
      input: {
        linhas: [
          { valor: 7, peso: 2 },
          { valor: '', peso: '' },
          { valor: '', peso: 4 },
        ],
      },
      field: 'linhas.2.valor',
      message: HALF_FILLED,
    },
    {
      input: {
        linhas: [
          { valor: 7, peso: 0 },
          { valor: 8, peso: 0 },
        ],
      },
      field: 'linhas',
      message: NO_WEIGHT,
    },
    {
      input: {
        linhas: [
          { valor: 7, peso: 0.3 },
          { valor: 8, peso: -0.1 },
          { valor: 9, peso: -0.2 },
        ],
      },
      field: 'linhas',
      message: NO_WEIGHT,
    },
  ],
} satisfies EvidenceOf<typeof card>;
