import { DEFAULT, fieldProperties, options, type Option } from '../field.ts';
import type { PartOf } from '../shape.ts';
import { object, part } from '../words.ts';

/** A group of boxes that can all be ticked. */
export const shape = part(
  {
    title: 'Caixas',
    description: 'Um grupo de caixas: qualquer número delas pode ser marcado.',
    examples: [
      {
        type: 'array',
        title: 'Isenções',
        items: { type: 'string', oneOf: [{ const: 'idoso', title: 'Idoso' }] },
        uniqueItems: true,
        default: [],
      },
    ],
  },
  {
    type: { const: 'array', description: 'Sempre array.' },
    ...fieldProperties,
    items: {
      description: 'As caixas: type "string" e oneOf.',
      ...object({ type: { const: 'string' }, oneOf: options }, ['type', 'oneOf']),
    },
    uniqueItems: { const: true, description: 'Sempre true.' },
    default: { type: 'array', items: { type: 'string' }, description: DEFAULT },
  },
  ['type', 'title', 'items', 'uniqueItems', 'default'],
);

export const condition = { type: 'object', properties: { type: { const: 'array' } } } as const;

export type CheckboxesField = Omit<PartOf<typeof shape>, 'items'> & {
  readonly items: { readonly type: 'string'; readonly oneOf: readonly Option<string>[] };
};
