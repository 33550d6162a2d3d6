import { DEFAULT, DEFAULT_ON, fieldProperties } from '../field.ts';
import type { PartOf } from '../shape.ts';
import { day, func, part } from '../words.ts';

/** A calendar date, `YYYY-MM-DD` in data and `dd/mm/aaaa` on screen. */
export const shape = part(
  {
    title: 'Data',
    description: 'Um dia do calendário: AAAA-MM-DD nos dados, dd/mm/aaaa na tela, digitado ou escolhido.',
    examples: [
      {
        type: 'string',
        format: 'date',
        title: 'Data de admissão',
        messages: { required: 'Informe a data', format: 'Digite uma data válida, como 31/12/2025' },
      },
      {
        type: 'string',
        format: 'date',
        title: 'Data da compra',
        minimum: '1994-07-01',
        messages: {
          format: 'Digite uma data válida, como 31/12/2025',
          minimum: 'A compra não pode ser anterior ao real, de 01/07/1994',
        },
      },
    ],
  },
  {
    type: { const: 'string', description: 'Sempre string.' },
    ...fieldProperties,
    format: { const: 'date', description: 'Sempre date.' },
    minimum: day('O primeiro dia aceito.'),
    minimumOn: func('(today) => string', 'Em vez de minimum: o primeiro dia aceito, conforme o dia.'),
    maximum: day('O último dia aceito.'),
    maximumOn: func('(today) => string', 'Em vez de maximum: o último dia aceito, conforme o dia.'),
    default: day(DEFAULT),
    defaultOn: func('(today) => string', DEFAULT_ON),
  },
  ['type', 'title', 'format'],
);

export const condition = {
  type: 'object',
  required: ['format'],
  properties: { type: { const: 'string' } },
} as const;

export type DateField = PartOf<typeof shape> & {
  readonly minimumOn?: (today: string) => string;
  readonly maximumOn?: (today: string) => string;
  readonly defaultOn?: (today: string) => string;
};
