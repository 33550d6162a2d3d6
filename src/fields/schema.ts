/** Refusals of each kind of field, as schemas and as checks of a definition. No page loads this module. */
import type { Fault } from '../vocabulary/fault.ts';
import type { AnyField, ObjectSchema } from './field.ts';
import type { Option } from '../vocabulary/field.ts';
import type { RefusingKeyword } from '../vocabulary/refusing-keywords.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Creates the schema of a row's fields. */
export type SchemaOfRow = (row: ObjectSchema<AnyField>) => JsonSchema;

/** Position of a field, for checks of a definition. */
export interface Place {
  /** Position in messages: `inputs.properties.amount`. */
  readonly place: string;
  /** Fields beside it, in its row or in the form. */
  readonly beside: Readonly<Record<string, AnyField>>;
  readonly form: Readonly<Record<string, AnyField>>;
}

/** The case that a refusal test modifies. */
export interface RefusalTest {
  /** Current value of the field. */
  readonly given: unknown;
  readonly today: string;
}

export interface FieldSchema<F> {
  /** JSON Schema that refuses invalid values, without annotations. */
  readonly validation: (field: F, row: SchemaOfRow) => JsonSchema;
  /** Standard keywords for tools; title, description and default are added to them. */
  readonly published: (field: F, row: SchemaOfRow, today: string) => JsonSchema;
  /** Keywords that can refuse a value, except for `required`. */
  readonly refusing: (field: F) => readonly RefusingKeyword[];
  /** The nearest value that a keyword refuses, for tests; undefined if there is none. */
  readonly refused: (field: F, keyword: RefusingKeyword, test: RefusalTest) => unknown;
  /** True if a blank field has a value, too, so that `required` refuses nothing. */
  readonly alwaysHasValue?: (blankNumbers: 'zero' | 'missing' | undefined) => boolean;
  /** Faults of a field in a definition, beyond its shape. */
  readonly faults?: (field: F, place: Place) => readonly Fault[];
}

/** Picks the field's properties with some names. */
export function pick(field: object, names: readonly string[]): JsonSchema {
  const own = names.filter((name) => name in field);
  return Object.fromEntries(own.map((name) => [name, Reflect.get(field, name)]));
}

/** Picks the field's keywords with some names. */
export function present(field: object, keywords: readonly RefusingKeyword[]): RefusingKeyword[] {
  return keywords.filter((keyword) => keyword in field);
}

/** The values of options. */
export function constants<Value>(options: readonly Option<Value>[]): Value[] {
  return options.map((option) => option.const);
}

/** An empty input, which `required` refuses. */
export const NOTHING = '';

/** A value that no option has. */
export const NO_OPTION = 'opção desconhecida';
