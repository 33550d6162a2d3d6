/** Lists the fields of a definition with their locations, and the keywords with which they refuse values. */
import { hasDefault } from '../src/fields/kinds.ts';
import { isRows } from '../src/fields/rows/kind.ts';
import { schemaOf } from '../src/fields/schemas.ts';
import { REFUSING_KEYWORDS, type RefusingKeyword } from '../src/vocabulary/refusing-keywords.ts';
import type { Definition } from '../src/engine/definition.ts';
import type { AnyField } from '../src/engine/input-schema.ts';

/** Field, or cell of a row, with its location in the definition. */
export interface PlacedField {
  readonly place: string;
  /** Dotted path, with `*` for any row. */
  readonly path: string;
  readonly name: string;
  /** Name of the list whose rows contain the cell. */
  readonly rows?: string;
  readonly field: AnyField;
  readonly required: boolean;
}

/** Lists all fields, including the cells of rows, with their locations. */
export function allFields({ inputs }: Definition): PlacedField[] {
  return Object.entries(inputs.properties).flatMap(([name, field]) => {
    const place = `inputs.properties.${name}`;
    const own = { place, path: name, name, field, required: inputs.required?.includes(name) ?? false };
    if (!isRows(field)) return [own];
    const cells = Object.entries(field.items.properties).map(([cell, cellField]) => ({
      place: `${place}.items.properties.${cell}`,
      path: `${name}.*.${cell}`,
      name: cell,
      rows: name,
      field: cellField,
      required: field.items.required?.includes(cell) ?? false,
    }));
    return [own, ...cells];
  });
}

/** Lists the keywords that can refuse a value of a field, the more basic ones first. */
export function refusingKeywords(
  { field, required }: PlacedField,
  blankNumbers: Definition['blankNumbers'],
): RefusingKeyword[] {
  const { refusing, alwaysHasValue } = schemaOf(field);
  const canLack = (required || hasDefault(field)) && !alwaysHasValue?.(blankNumbers);
  const own = new Set<RefusingKeyword>([...refusing(field), ...(canLack ? (['required'] as const) : [])]);
  return REFUSING_KEYWORDS.filter((keyword) => own.has(keyword));
}

/** Lists all sentences in the schema of a definition that refuse a value, with location and path of the field. */
export function ownSentences(definition: Definition): { place: string; path: string; sentence: string }[] {
  return allFields(definition).flatMap((placed) =>
    refusingKeywords(placed, definition.blankNumbers).flatMap((keyword) => {
      const sentence = placed.field.messages?.[keyword];
      return sentence === undefined
        ? []
        : [{ place: `${placed.place}.${keyword}`, path: placed.path, sentence }];
    }),
  );
}
