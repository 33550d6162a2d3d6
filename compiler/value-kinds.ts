/** Kinds of values, as far as expressions, templates and layouts need to distinguish them. */
import type { FieldValueKind } from '../src/fields/kind.ts';
import { kindOf } from '../src/fields/kinds.ts';
import type { AnyField } from '../src/engine/input-schema.ts';

/** `group` is an object of values; `mixed` differs from example to example. */
export type ValueKind = FieldValueKind | 'group' | 'mixed';

/** The kinds by name or path. */
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

/** The kind of a present value. */
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

/** The kinds of fields by name. */
export function kindsOfFields(fields: Readonly<Record<string, AnyField>>): Map<string, ValueKind> {
  return new Map(Object.entries(fields).map(([name, field]) => [name, kindOf(field).values(field)]));
}

/**
 * The kinds of all values in some results, by dotted path; rows and lists of sentences have `*` for their index
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
