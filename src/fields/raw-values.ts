/**
 * Copies the values that a schema names from any input. Only this code has to deal with getters, proxies and cycles; an
 * unreadable value becomes `UNREADABLE`, and later code sees plain data only.
 */
import type { ObjectSchema } from './field.ts';

/** A value that makes no sense for any field: an object in place of a number, or a getter that throws. */
export const UNREADABLE = Symbol('unreadable');

/** A single value; `undefined` if missing. */
export type RawScalar = string | number | boolean | null | undefined | typeof UNREADABLE;

/** Cells of a row by name. */
export type RawRow = Readonly<Record<string, RawScalar>>;

/** Value of a field; a list for rows and boxes. */
export type RawValue = RawScalar | RawList;

/** Rows, or boxes of a group; items may have any type. */
export type RawList = readonly (RawScalar | RawRow)[];

/** True if a list was given. */
export function isList(raw: RawValue): raw is RawList {
  return Array.isArray(raw);
}

/** Returns the value of a single field; a list or a row is unreadable there. */
export function scalarOf(raw: RawValue | RawRow): RawScalar {
  return typeof raw === 'object' && raw !== null ? UNREADABLE : raw;
}

/** Maximum number of rows to read, beyond the size of any form; further rows are ignored. */
const MAX_ROWS = 1000;

/** Copies the own values of `raw` that the schema names. Never throws, reads each value once, modifies nothing. */
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

/** The own property with a name; ignores inherited ones. */
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
    return Array.from({ length: Math.min(list.length, MAX_ROWS) }, (_, index) => list[index]);
  } catch {
    return undefined;
  }
}

function rowOr(item: unknown, cells: readonly string[]): RawScalar | RawRow {
  if (cells.length === 0 || typeof item !== 'object' || item === null || itemsOf(item)) return scalar(item);
  return Object.fromEntries(cells.map((cell) => [cell, scalar(ownValue(item, cell))]));
}
