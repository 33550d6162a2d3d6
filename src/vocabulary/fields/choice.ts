import { DEFAULT, DEFAULT_ON, fieldProperties, options, type Option } from '../field.ts';
import type { PartOf } from '../shape.ts';
import { func, oneOf, part } from '../words.ts';

/** One of a few values: native select, radio cards, or tabs for the modes of a calculator. */
export const shape = part(
  {
    title: 'Escolha',
    description: 'Um entre poucos valores: lista, cartões ou abas.',
    examples: [
      {
        type: 'string',
        title: 'Tipo',
        widget: 'cards',
        oneOf: [
          { const: 'mensal', title: 'Mensal' },
          { const: 'anual', title: 'Anual' },
        ],
        default: 'mensal',
        messages: { required: 'Escolha o tipo' },
      },
    ],
  },
  {
    type: oneOf(['string', 'integer'], 'string ou integer, como os valores das opções.'),
    ...fieldProperties,
    oneOf: { ...options, description: 'As opções de uma escolha.' },
    widget: oneOf(['select', 'cards', 'tabs'], 'Como a escolha aparece: select (padrão), cards ou tabs.'),
    default: { type: ['string', 'number'], description: DEFAULT },
    defaultOn: func('(today) => string | number', DEFAULT_ON),
  },
  ['type', 'title', 'oneOf'],
);

export const condition = { type: 'object', required: ['oneOf'] } as const;

export type ChoiceField = Omit<PartOf<typeof shape>, 'oneOf'> & {
  readonly oneOf: readonly Option[];
  readonly defaultOn?: (today: string) => string | number;
};
