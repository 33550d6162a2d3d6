/**
 * Kinds of fields and their properties. To add one, add a file beside this one and a line here, in `kinds.ts`,
 * `schemas.ts` and `widgets.ts`; the compiler requires all four. Neither pages nor calculators load the shapes.
 */
import { anyField, fieldsOf, type FieldShape } from './field.ts';
import type { Shape } from './shape.ts';
import { oneOf } from './words.ts';
import * as boolean from './fields/boolean.ts';
import * as checkboxes from './fields/checkboxes.ts';
import * as choice from './fields/choice.ts';
import * as date from './fields/date.ts';
import * as number from './fields/number.ts';
import * as rows from './fields/rows.ts';
import * as text from './fields/text.ts';

/** Shapes of the kinds, specific ones first: a field is of the first kind whose condition holds. */
export const shapes = { choice, number, date, text, boolean, rows, checkboxes } as const satisfies Readonly<
  Record<string, FieldShape>
>;

export type KindName = keyof typeof shapes;

export const field = {
  type: 'object',
  required: ['type', 'title'],
  properties: {
    type: oneOf(
      ['number', 'integer', 'string', 'boolean', 'array'],
      'number, integer, string (escolha, data ou texto), boolean (uma caixa) ou array (caixas ou linhas).',
    ),
  },
  ...anyField(Object.values(shapes)),
} as const satisfies Shape;

export const inputs = { ...fieldsOf(field), chapter: 'Campos' } as const;
