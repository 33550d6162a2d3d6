/** What each kind of field refuses, as schemas and as checks of a definition. No page loads it. */
import type { Fault } from '../vocabulary/fault.ts';
import type { AnyField, ObjectSchema } from './field.ts';
import type { Option } from '../vocabulary/field.ts';
import type { RefusingKeyword } from '../vocabulary/refusing-keywords.ts';

/** A JSON Schema as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Makes the schema of the fields of a row. */
export type SchemaOfRow = (row: ObjectSchema<AnyField>) => JsonSchema;

/** Where a field stands: what its checks may look at. */
export interface Place {
  /** For messages: `inputs.properties.amount`. */
  readonly place: string;
  /** The fields beside it: those of its row, or of the form. */
  readonly beside: Readonly<Record<string, AnyField>>;
  /** The fields of the form. */
  readonly form: Readonly<Record<string, AnyField>>;
}

/** The case that a refusal is made from. */
export interface RefusalTest {
  /** What the case gives for the field. */
  readonly given: unknown;
  readonly today: string;
}

/** The module of a kind. */
export interface FieldSchema<F> {
  /** What a validator refuses of its values, and nothing else. */
  readonly validation: (field: F, row: SchemaOfRow) => JsonSchema;
  /** The standard keywords by which tools know it; title, description and default are added to them. */
  readonly published: (field: F, row: SchemaOfRow, today: string) => JsonSchema;
  /** The keywords that can refuse a value, except for `required`. */
  readonly refusing: (field: F) => readonly RefusingKeyword[];
  /** The nearest value that a keyword refuses, for tests; undefined if there is none. */
  readonly refused: (field: F, keyword: RefusingKeyword, test: RefusalTest) => unknown;
  /** Whether it has a value even where nothing is typed, so that `required` refuses nothing. */
  readonly alwaysHasValue?: (blankNumbers: 'zero' | 'missing' | undefined) => boolean;
  /** What is wrong with a field of a definition beyond its shape. */
  readonly faults?: (field: F, place: Place) => readonly Fault[];
}

/** The properties of those names that a field has. */
export function pick(field: object, names: readonly string[]): JsonSchema {
  const own = names.filter((name) => name in field);
  return Object.fromEntries(own.map((name) => [name, Reflect.get(field, name)]));
}

/** The keywords of those names that a field has. */
export function present(field: object, keywords: readonly RefusingKeyword[]): RefusingKeyword[] {
  return keywords.filter((keyword) => keyword in field);
}

/** The values of options. */
export function constants<Value>(options: readonly Option<Value>[]): Value[] {
  return options.map((option) => option.const);
}

/** What nobody typed: the value that `required` refuses. */
export const NOTHING = '';

/** What no option is called. */
export const NO_OPTION = 'opção desconhecida';
