import { DEFAULT, DEFAULT_ON, fieldName, fieldProperties, PLACEHOLDER } from '../field.ts';
import type { PartOf } from '../shape.ts';
import { anyText, func, number, object, oneOf, part, text } from '../words.ts';

/** A number typed as text: money, percentage, measure or count. */
export const shape = part(
  {
    title: 'Número',
    description: 'Um número digitado como texto: dinheiro, porcentagem, medida ou quantidade.',
    examples: [
      {
        type: 'number',
        format: 'money',
        title: 'Salário bruto mensal',
        exclusiveMinimum: 0,
        messages: { exclusiveMinimum: 'Informe o salário' },
      },
      {
        type: 'number',
        title: 'Desconto',
        unitBy: { field: 'tipoDesconto', units: { percentual: '%', valor: 'R$' } },
      },
    ],
  },
  {
    type: oneOf(['number', 'integer'], 'number, ou integer para só aceitar números inteiros.'),
    ...fieldProperties,
    format: oneOf(['money', 'percent'], 'money (R$, duas casas) ou percent (%).'),
    unit: text('Unidade ao lado do campo.'),
    unitBy: {
      description:
        'Em vez de unit, onde a unidade segue uma escolha: field é a escolha (da mesma linha, ou do formulário) e units ' +
        'dá a unidade de cada opção. Sem format, R$ faz do número dinheiro, e uma unidade que começa com % faz dele ' +
        'uma porcentagem: em compute, uma fração.',
      ...object(
        {
          field: fieldName('A escolha que decide.'),
          units: {
            type: 'object',
            minProperties: 1,
            additionalProperties: text('A unidade.'),
            description: 'A unidade por opção.',
          },
        },
        ['field', 'units'],
      ),
    },
    minimum: number('O menor valor aceito.'),
    exclusiveMinimum: number('Só valores acima deste.'),
    maximum: number('O maior valor aceito.'),
    exclusiveMaximum: number('Só valores abaixo deste.'),
    multipleOf: { type: 'number', exclusiveMinimum: 0, description: 'Só múltiplos deste.' },
    default: number(DEFAULT),
    blank: {
      const: 'missing',
      description:
        'Em branco, este número falta, mesmo onde os outros valem zero: para o que só conta quando é dado.',
    },
    defaultOn: func('(today) => number', DEFAULT_ON),
    signed: {
      const: true,
      description:
        'Valores negativos fazem sentido: o campo ganha a tecla ±, que falta ao teclado numérico dos celulares.',
    },
    placeholder: anyText(PLACEHOLDER),
    offer: {
      description:
        'Um valor que um botão sob o campo escreve nele: o que se conhece hoje, onde o inicial é outro.',
      ...object({ value: number('O valor.'), text: text('O que o botão diz.') }, ['value', 'text']),
    },
    unusual: {
      description:
        'Fora destes limites, o formulário pergunta se o valor está certo, e o aceita: para o que é possível, mas quase ' +
        'sempre um engano.',
      ...object(
        {
          below: number('O menor valor usual.'),
          named: text('Como se chama o menor valor, com o artigo.'),
          above: number('O maior valor usual.'),
        },
        [],
      ),
    },
    alsoIn: {
      description:
        'Outra unidade em que se costuma dizer o valor: no formulário, um número abaixo de below é lido nela e ' +
        'multiplicado por times. Em dados, o valor é sempre na unidade do campo.',
      ...object(
        {
          unit: text('A outra unidade.'),
          below: number('Até onde (sem chegar lá) o número está na outra unidade.'),
          times: number('Quantas vezes a unidade do campo cabe nela.'),
        },
        ['unit', 'below', 'times'],
      ),
    },
    suggestions: func(
      '(today) => number[]',
      'Valores oferecidos numa lista; em dados, outros continuam válidos.',
    ),
  },
  ['type', 'title'],
);

export const condition = { type: 'object', properties: { type: { enum: ['number', 'integer'] } } } as const;

export type NumberField = PartOf<typeof shape> & {
  readonly defaultOn?: (today: string) => number;
  readonly suggestions?: (today: string) => readonly number[];
};
