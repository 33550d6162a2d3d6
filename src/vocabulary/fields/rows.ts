import { anyField, fieldName, fieldProperties, fieldsOf } from '../field.ts';
import type { PartOf } from '../shape.ts';
import { oneOf, part, text, whole } from '../words.ts';
import * as boolean from './boolean.ts';
import * as choice from './choice.ts';
import * as number from './number.ts';
import * as textKind from './text.ts';

const MAX_ROWS = 500;

/** The fields allowed in a row. */
const cell = {
  type: 'object',
  required: ['type', 'title'],
  properties: {
    type: oneOf(
      ['number', 'integer', 'string', 'boolean'],
      'number, integer, string (escolha ou texto) ou boolean.',
    ),
  },
  ...anyField([choice, number, boolean, textKind]),
} as const;

/** Rows that visitors add and remove. */
export const shape = part(
  {
    title: 'Linhas',
    description: 'Linhas que se acrescentam e se tiram; cada uma tem números, escolhas, caixas ou textos.',
    examples: [
      {
        type: 'array',
        title: 'Notas',
        items: { type: 'object', properties: { nota: { type: 'number', title: 'Nota' } } },
        minItems: 1,
        maxItems: 20,
        default: [{}],
        rowName: 'Nota',
        addLabel: 'Acrescentar nota',
      },
      {
        type: 'array',
        title: 'Dívidas',
        items: {
          type: 'object',
          properties: {
            nome: { type: 'string', title: 'Nome (opcional)', maxLength: 40 },
            saldo: { type: 'number', format: 'money', title: 'Saldo' },
          },
        },
        minItems: 0,
        maxItems: 20,
        default: [],
        rowName: 'Dívida',
        namedBy: 'nome',
        addLabel: 'Acrescentar dívida',
      },
    ],
  },
  {
    type: { const: 'array', description: 'Sempre array.' },
    ...fieldProperties,
    items: {
      description: 'Os campos de uma linha: type "object", required e properties.',
      chapter: 'Campos',
      ...fieldsOf(cell),
    },
    minItems: whole(0, MAX_ROWS, 'O menor número de linhas; 0 onde a lista pode ficar vazia.'),
    maxItems: whole(1, MAX_ROWS, 'O maior número de linhas.'),
    default: {
      type: 'array',
      items: { type: 'object' },
      description: 'As linhas com que a lista começa.',
    },
    rowName: text('Nome de uma linha no singular.'),
    namedBy: fieldName(
      'Texto da linha com que o visitante lhe dá nome; em branco, ela se chama como rowName e o seu número: "Nota 1".',
    ),
    addLabel: text('Texto do botão que acrescenta uma linha.'),
    newRow: { type: 'object', description: 'Com o que uma linha nova começa.' },
  },
  ['type', 'title', 'items', 'minItems', 'maxItems', 'default', 'rowName', 'addLabel'],
);

export const condition = {
  type: 'object',
  properties: {
    type: { const: 'array' },
    items: { type: 'object', required: ['type'], properties: { type: { const: 'object' } } },
  },
} as const;

export type RowCell = number.NumberField | choice.ChoiceField | boolean.BooleanField | textKind.TextField;

type Cells = Readonly<Record<string, string | number | boolean>>;

export type RowsField = Omit<PartOf<typeof shape>, 'items' | 'default' | 'newRow'> & {
  readonly items: {
    readonly type: 'object';
    readonly required?: readonly string[];
    readonly properties: Readonly<Record<string, RowCell>>;
  };
  readonly default: readonly Cells[];
  readonly newRow?: Cells;
};
