/**
 * A plain copy of what a schema asks for, taken from whatever was given. Everything behind it deals with plain
 * data only: getters, proxies and cycles are met here, once, and what cannot be read becomes `UNREADABLE`.
 */
import type { ObjectSchema } from './field.ts';

/** Stands for a value that is nothing any field could mean: an object where a number belongs, a getter that throws. */
export const UNREADABLE = Symbol('unreadable');

/** A single value as it was given; `undefined` where it is missing. */
export type RawScalar = string | number | boolean | null | undefined | typeof UNREADABLE;

/** The cells of a row by name. */
export type RawRow = Readonly<Record<string, RawScalar>>;

/** What was given for a field; a list for rows and for boxes. */
export type RawValue = RawScalar | RawList;

/** Rows, or boxes of a group; items may be anything. */
export type RawList = readonly (RawScalar | RawRow)[];

/** Whether a list was given. */
export function isList(raw: RawValue): raw is RawList {
  return Array.isArray(raw);
}

/** A value where a single one belongs: a list or a row is unreadable there. */
export function scalarOf(raw: RawValue | RawRow): RawScalar {
  return typeof raw === 'object' && raw !== null ? UNREADABLE : raw;
}

/** More rows than any form can hold; what is beyond is not even looked at. */
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

/** The own property of that name, and nothing inherited. */
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
