/**
 * Copies the values that a schema names from any input. This is the only code that meets getters, proxies and cycles;
 * an unreadable value becomes `UNREADABLE`, and later code handles plain data only.
 */
import type { ObjectSchema } from './field.ts';

/** A value that no field could mean: an object in place of a number, a getter that throws. */
export const UNREADABLE = Symbol('unreadable');

/** A single given value; `undefined` if it is missing. */
export type RawScalar = string | number | boolean | null | undefined | typeof UNREADABLE;

/** The cells of a row by name. */
export type RawRow = Readonly<Record<string, RawScalar>>;

/** The given value of a field; a list for rows and boxes. */
export type RawValue = RawScalar | RawList;

/** Rows, or boxes of a group; items may be anything. */
export type RawList = readonly (RawScalar | RawRow)[];

/** True if a list was given. */
export function isList(raw: RawValue): raw is RawList {
  return Array.isArray(raw);
}

/** A value for a single field, where a list or a row is unreadable. */
export function scalarOf(raw: RawValue | RawRow): RawScalar {
  return typeof raw === 'object' && raw !== null ? UNREADABLE : raw;
}

/** Limit beyond the size of any form; further rows are ignored. */
const MOST_ROWS = 1000;

/** The own values of `raw` that the schema names. Never throws, reads each value once, changes nothing. */
export function copyRaw(inputs: ObjectSchema, raw: unknown): Record<string, RawValue> {
  const fields = Object.entries(inputs.properties);
  return Object.fromEntries(
    fields.map(([name, field]): [string, RawValue] => {
      const value = ownValue(raw, name);
      if (field.type !== 'array') return [name, scalar(value)];
      const cells = 'properties' in field.items ? Object.keys(field.items.properties) : [];
      return [name, listOr(value, cells)];
    }),
  );
}

/** The own property with that name; ignores inherited ones. */
function ownValue(holder: unknown, name: string): unknown {
  try {
    const isObject = typeof holder === 'object' && holder !== null;
    return isObject && Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
  } catch {
    return UNREADABLE;
  }
}

function scalar(value: unknown): RawScalar {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    default:
      return value === null ? null : UNREADABLE;
  }
}

function listOr(value: unknown, cells: readonly string[]): RawValue {
  const items = itemsOf(value);
  return items ? items.map((item) => rowOr(item, cells)) : scalar(value);
}

function itemsOf(value: unknown): unknown[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined;
    const list: readonly unknown[] = value;
    return Array.from({ length: Math.min(list.length, MOST_ROWS) }, (_, index) => list[index]);
  } catch {
    return undefined;
  }
}

function rowOr(item: unknown, cells: readonly string[]): RawScalar | RawRow {
  if (cells.length === 0 || typeof item !== 'object' || item === null || itemsOf(item)) return scalar(item);
  return Object.fromEntries(cells.map((cell) => [cell, scalar(ownValue(item, cell))]));
}
