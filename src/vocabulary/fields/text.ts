import { DEFAULT, fieldProperties, PLACEHOLDER } from '../field.ts';
import type { PartOf } from '../shape.ts';
import { anyText, part } from '../words.ts';

/** Free text, which never enters the arithmetic. */
export const shape = part(
  {
    title: 'Texto',
    description: 'Texto livre; nunca entra na conta.',
    examples: [{ type: 'string', title: 'Atividade', maxLength: 80, placeholder: 'Padaria' }],
  },
  {
    type: { const: 'string', description: 'Sempre string.' },
    ...fieldProperties,
    maxLength: { type: 'integer', minimum: 1, description: 'O maior comprimento de um texto.' },
    default: anyText(DEFAULT),
    placeholder: anyText(PLACEHOLDER),
  },
  ['type', 'title', 'maxLength'],
);

export const condition = { type: 'object', properties: { type: { const: 'string' } } } as const;

export type TextField = PartOf<typeof shape>;
