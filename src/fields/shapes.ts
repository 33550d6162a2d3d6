/**
 * The kinds of fields and what each of them may say. A new one is a folder beside this file and a line here, in
 * `kinds.ts`, `schemas.ts` and `widgets.ts`; the compiler asks for all four. Neither pages nor calculators load the
 * shapes.
 */
import { anyField, fieldsOf, type FieldShape } from '../vocabulary/fields.ts';
import type { Shape } from '../vocabulary/shape.ts';
import { oneOf } from '../vocabulary/words.ts';
import * as boolean from './boolean/shape.ts';
import * as checkboxes from './checkboxes/shape.ts';
import * as choice from './choice/shape.ts';
import * as date from './date/shape.ts';
import * as number from './number/shape.ts';
import * as rows from './rows/shape.ts';
import * as text from './text/shape.ts';

/** The particular ones before the general ones: a field is of the first kind whose condition holds. */
export const shapes = { choice, number, date, text, boolean, rows, checkboxes } as const satisfies Readonly<
  Record<string, FieldShape>
>;

/** The name of a kind. */
export type KindName = keyof typeof shapes;

/** Any field. */
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

/** What a definition asks. */
export const inputs = { ...fieldsOf(field), chapter: 'Campos' } as const;
