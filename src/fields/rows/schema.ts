import { chooseAmong, faultIf, type Fault } from '../../vocabulary/fault.ts';
import { pick, present, type FieldSchema, type JsonSchema, type SchemaOfRow } from '../schema.ts';
import { isText } from '../text/kind.ts';
import { nameOfRow } from './kind.ts';
import type { RowsField } from '../../vocabulary/fields/rows.ts';
import { valueNamed } from '../value-named.ts';

const LIMITS = ['minItems', 'maxItems'] as const;

function schemaOf(field: RowsField, row: SchemaOfRow): JsonSchema {
  return { ...pick(field, ['type', ...LIMITS]), items: row(field.items) };
}

/** Checks that a row's name is a text that is always present, with room for the default name. */
function nameFaults({ namedBy, items, maxItems, rowName }: RowsField, place: string): Fault[] {
  if (namedBy === undefined) return [];
  const cells = Object.entries(items.properties);
  const texts = cells.flatMap(([name, cell]) => (isText(cell) ? [name] : []));
  const cell = valueNamed(items.properties, namedBy);
  if (!cell || !isText(cell)) {
    const problem = `o campo "${namedBy}" ${cell ? 'não é um texto' : 'não existe na linha'}`;
    return [{ place: `${place}.namedBy`, problem, remedy: chooseAmong(texts) }];
  }
  const longest = nameOfRow({ rowName }, maxItems - 1);
  const here = `${place}.items.properties.${namedBy}`;
  return [
    ...faultIf(
      cell.visibleWhen !== undefined || cell.default !== undefined,
      here,
      'o nome da linha tem visibleWhen ou default',
      'tire-o: em branco, a linha já tem um nome',
    ),
    ...faultIf(
      cell.maxLength < longest.length,
      `${here}.maxLength`,
      `"${longest}" não cabe no campo`,
      `escreva maxLength: ${longest.length} ou mais`,
    ),
  ];
}

/** Finds unknown names in the rows that a list starts with or adds, because their values would silently be lost. */
function startFaults({ default: start, newRow = {}, items }: RowsField, place: string): Fault[] {
  const known = Object.keys(items.properties);
  const rows = [
    ...start.map((row, index) => [`${place}.default.${index}`, row] as const),
    [`${place}.newRow`, newRow] as const,
  ];
  return rows.flatMap(([at, row]) =>
    Object.keys(row).flatMap((name) =>
      faultIf(!known.includes(name), at, `o campo "${name}" não existe na linha`, chooseAmong(known)),
    ),
  );
}

export const schema: FieldSchema<RowsField> = {
  validation: schemaOf,
  published: schemaOf,
  // Skip the minimum of a list that may be empty, because it can refuse nothing.
  refusing: (field) =>
    present(field, LIMITS).filter((keyword) => keyword !== 'minItems' || field.minItems > 0),
  refused({ minItems, maxItems, newRow = {}, default: start }, keyword, { given }) {
    const own: readonly unknown[] = Array.isArray(given) ? given : start;
    const rows = own.length > 0 ? own : [newRow];
    const count = keyword === 'minItems' ? minItems - 1 : maxItems + 1;
    return Array.from({ length: count }, (_, index) => rows[index % rows.length]);
  },
  alwaysHasValue: () => true,
  faults: (field, { place }) => [
    ...faultIf(
      field.minItems === 0 && field.messages?.minItems !== undefined,
      `${place}.messages.minItems`,
      'a lista pode ficar vazia, e a frase nunca é lida',
      'tire a frase, ou aumente minItems',
    ),
    ...nameFaults(field, place),
    ...startFaults(field, place),
  ],
};
