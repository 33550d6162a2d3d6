/** Maps each kind of field to its module for reading, writing and layout. */
import type { AnyField } from './field.ts';
import { kind as boolean } from './boolean/kind.ts';
import { kind as checkboxes } from './checkboxes/kind.ts';
import { kind as choice } from './choice/kind.ts';
import { kind as date } from './date/kind.ts';
import type { FieldKind } from './kind.ts';
import { kind as number } from './number/kind.ts';
import { kind as rows } from './rows/kind.ts';
import type { KindName } from '../vocabulary/field-kinds.ts';
import { kind as text } from './text/kind.ts';

const kinds: { readonly [Name in KindName]: FieldKind<never> } = {
  choice,
  number,
  date,
  text,
  boolean,
  rows,
  checkboxes,
};

export function kindNameOf(field: AnyField): KindName {
  const names = Object.keys(kinds) as KindName[];
  const name = names.find((each) => kinds[each].is(field));
  if (name === undefined) throw new Error(`unknown kind of field: ${field.title}`);
  return name;
}

export function kindOf(field: AnyField): FieldKind<AnyField> {
  // Cast safely: `is` guarantees that a kind receives its own fields only.
  return kinds[kindNameOf(field)] as unknown as FieldKind<AnyField>;
}

/** Initial value of a field on a day; undefined without a default. */
export function defaultOf(field: AnyField, today: string): unknown {
  if ('defaultOn' in field && field.defaultOn) return field.defaultOn(today);
  return 'default' in field ? field.default : undefined;
}

/** True if a field has an initial value. */
export function hasDefault(field: AnyField): boolean {
  return 'default' in field || ('defaultOn' in field && field.defaultOn !== undefined);
}
