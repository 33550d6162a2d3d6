/** Maps each kind of field to its refusals. */
import type { AnyField } from './field.ts';
import { schema as boolean } from './boolean/schema.ts';
import { schema as checkboxes } from './checkboxes/schema.ts';
import { schema as choice } from './choice/schema.ts';
import { schema as date } from './date/schema.ts';
import { kindNameOf } from './kinds.ts';
import { schema as number } from './number/schema.ts';
import { schema as rows } from './rows/schema.ts';
import type { FieldSchema } from './schema.ts';
import type { KindName } from '../vocabulary/field-kinds.ts';
import { schema as text } from './text/schema.ts';

const schemas: { readonly [Name in KindName]: FieldSchema<never> } = {
  choice,
  number,
  date,
  text,
  boolean,
  rows,
  checkboxes,
};

/** The refusals of a field's kind. */
export function schemaOf(field: AnyField): FieldSchema<AnyField> {
  // Cast safely: the kind's name guarantees that a kind receives its own fields only.
  return schemas[kindNameOf(field)] as unknown as FieldSchema<AnyField>;
}
