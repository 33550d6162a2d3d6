/** Distinguishes the kinds of values for the checks of expressions, templates and layouts. */
import type { FieldValueKind } from '../src/fields/kind.ts';
import { kindOf } from '../src/fields/kinds.ts';
import type { AnyField } from '../src/engine/input-schema.ts';

/** Kind of a value: `group` is an object of values, and `mixed` differs between examples. */
export type ValueKind = FieldValueKind | 'group' | 'mixed';

/** Kinds by name or path. */
export type Kinds = ReadonlyMap<string, ValueKind>;

/** Names of the kinds in messages. */
export const KIND_NAMES: Readonly<Record<ValueKind, string>> = {
  number: 'número',
  text: 'texto',
  truth: 'sim ou não',
  boxes: 'caixas marcadas',
  list: 'lista',
  group: 'grupo de valores',
  mixed: 'ora uma coisa, ora outra',
};

/** Determines the kind of a value. */
export function kindOfValue(value: unknown): ValueKind {
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'boolean':
      return 'truth';
    default:
      return 'group';
  }
}

/** Determines the kinds of fields by name. */
export function kindsOfFields(fields: Readonly<Record<string, AnyField>>): Map<string, ValueKind> {
  return new Map(Object.entries(fields).map(([name, field]) => [name, kindOf(field).values(field)]));
}

/**
 * Determines the kinds of all values in results by dotted path, with `*` for the index of rows and sentences
 * (`schedule.*.payment`).
 */
export function kindsInResults(results: readonly object[]): Map<string, ValueKind> {
  const kinds = new Map<string, ValueKind>();
  const note = (path: string, value: unknown): void => {
    if (value === undefined) return;
    const kind = kindOfValue(value);
    const before = kinds.get(path);
    kinds.set(path, before === undefined || before === kind ? kind : 'mixed');
    if (Array.isArray(value)) value.forEach((item: unknown) => note(`${path}.*`, item));
    else if (typeof value === 'object' && value !== null) within(value, `${path}.`);
  };
  const within = (record: object, prefix: string): void => {
    for (const [name, value] of Object.entries(record)) note(`${prefix}${name}`, value);
  };
  for (const result of results) within(result, '');
  return kinds;
}

/** True for kinds that a sentence can quote. */
export function isScalar(kind: ValueKind): boolean {
  return kind !== 'list' && kind !== 'group';
}
