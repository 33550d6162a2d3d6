/** The fields of a definition with their places, and the keywords with which their schemas refuse values. */
import { hasDefault } from '../src/fields/kinds.ts';
import { isRows } from '../src/fields/rows/kind.ts';
import { schemaOf } from '../src/fields/schemas.ts';
import { REFUSING_KEYWORDS, type RefusingKeyword } from '../src/vocabulary/refusing-keywords.ts';
import type { Definition } from '../src/engine/definition.ts';
import type { AnyField } from '../src/engine/input-schema.ts';

/** A field with its place in the definition; the cells of rows are fields too. */
export interface PlacedField {
  readonly place: string;
  /** Dotted path, with `*` for any row. */
  readonly path: string;
  readonly name: string;
  /** The list that contains it in its rows. */
  readonly rows?: string;
  readonly field: AnyField;
  readonly required: boolean;
}

/** All fields with their places; cells of rows count too. */
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

/** The keywords that can refuse a value of this field, the more basic ones first. */
export function refusingKeywords(
  { field, required }: PlacedField,
  blankNumbers: Definition['blankNumbers'],
): RefusingKeyword[] {
  const { refusing, alwaysHasValue } = schemaOf(field);
  const canLack = (required || hasDefault(field)) && !alwaysHasValue?.(blankNumbers);
  const own = new Set<RefusingKeyword>([...refusing(field), ...(canLack ? (['required'] as const) : [])]);
  return REFUSING_KEYWORDS.filter((keyword) => own.has(keyword));
}

/** Every sentence in a definition's schema that refuses a value, with its place and its field's path. */
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
