import { DEFAULT, fieldProperties } from '../field.ts';
import type { PartOf } from '../shape.ts';
import { part, yesNo } from '../words.ts';

/** A single yes/no box. */
export const shape = part(
  {
    title: 'Caixa',
    description: 'Uma caixa de sim ou não.',
    examples: [{ type: 'boolean', title: 'Tenho dependentes', default: false }],
  },
  { type: { const: 'boolean', description: 'Sempre boolean.' }, ...fieldProperties, default: yesNo(DEFAULT) },
  ['type', 'title', 'default'],
);

export const condition = { type: 'object', properties: { type: { const: 'boolean' } } } as const;

export type BooleanField = PartOf<typeof shape>;
