import type { AnyField } from '../field.ts';
import { isBlank, type FieldKind, type Reading } from '../kind.ts';
import { isList, type RawValue } from '../raw-values.ts';
import type { RowsField } from '../../vocabulary/fields/rows.ts';
import { valueNamed } from '../value-named.ts';

type Values = Record<string, unknown>;

/** True for a list of rows. */
export function isRows(field: AnyField): field is RowsField {
  return field.type === 'array' && 'properties' in field.items;
}

/** Fields of the rows in a list; empty for other fields. */
export function cellsOf(
  fields: Readonly<Record<string, AnyField>>,
  list: string | undefined,
): RowsField['items']['properties'] {
  const field = list === undefined ? undefined : valueNamed(fields, list);
  return field && isRows(field) ? field.items.properties : {};
}

/** Reads anything but a list as an empty list; refuses anything but an object as a row, at its position. */
function read(field: RowsField, given: RawValue, path: string, reading: Reading): readonly Values[] {
  const list = isList(given) ? given : [];
  const { namedBy } = field;
  return list.map((item, index) => {
    const isRow = typeof item === 'object' && item !== null;
    if (!isRow && !isBlank(item)) reading.report(`${path}.${index}`);
    const cells = isRow ? item : {};
    const row: Values = {};
    for (const [name, cell] of Object.entries(field.items.properties)) {
      const value = reading.read(cell, cells[name], `${path}.${index}.${name}`, cells);
      if (value !== undefined) row[name] = value;
    }
    if (namedBy !== undefined) row[namedBy] ??= nameOfRow(field, index);
    return row;
  });
}

/** Default name of a row: "Dívida 1". */
export function nameOfRow({ rowName }: Pick<RowsField, 'rowName'>, index: number): string {
  return `${rowName} ${index + 1}`;
}

/** Rows that visitors add and remove. */
export const kind: FieldKind<RowsField> = {
  is: isRows,
  values: () => 'list',
  read,
  initial: (field, path, reading) => read(field, field.default, path, reading),
  formatting: () => ({ format: 'text' }),
  text({ items, maxItems }, value, each) {
    if (!Array.isArray(value)) return value;
    // Cut off rows beyond the maximum plus one, which is enough for `evaluate` to refuse; an address may have
    // thousands.
    return value.slice(0, maxItems + 1).map((row: unknown) =>
      Object.fromEntries(
        Object.entries(Object(row) as Values).map(([name, cell]) => {
          const field = valueNamed(items.properties, name);
          return [name, field ? each(field, cell) : cell];
        }),
      ),
    );
  },
  draw: ({ items }) => ({ schema: { type: 'array' }, row: items }),
  isWide: () => true,
};
