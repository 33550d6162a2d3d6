import type { AnyField } from '../field.ts';
import type { Option } from '../../vocabulary/field.ts';
import { isBlank, textOf, type FieldKind } from '../kind.ts';
import { isList, scalarOf, type RawList } from '../raw-values.ts';
import type { CheckboxesField } from '../../vocabulary/fields/checkboxes.ts';

/** What is said of a group of which no box is ticked, as of any absent value. */
const NONE = '–';
const ENUMERATION = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
/** A title of which only the first letter is a capital: an ordinary word, and no name or abbreviation. */
const ORDINARY = /^\p{Lu}[^\p{Lu}]+$/u;

/** An option's title within a sentence: "Idoso e aposentado". */
function nameWithin({ title }: Option, index: number): string {
  return index > 0 && ORDINARY.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** Whether a field is a group of boxes. */
export function isBoxes(field: AnyField): field is CheckboxesField {
  return field.type === 'array' && 'oneOf' in field.items;
}

/** A group of boxes of which any number may be ticked. */
export const kind: FieldKind<CheckboxesField> = {
  is: isBoxes,
  values: () => 'boxes',
  /** One text alone is a group with one box ticked. */
  read(field, given, path, { refuse }) {
    const items: RawList = isList(given) ? given : [given];
    const ticked = items
      .map((item) => scalarOf(item))
      .filter((box) => !isBlank(box))
      .map(textOf);
    if (ticked.includes(undefined)) refuse(field, path, 'enum');
    return [...new Set(ticked.filter((box) => box !== undefined))];
  },
  initial: (field) => [...field.default],
  formatting: () => ({ format: 'text' }),
  speak({ items }, value) {
    const ticked = items.oneOf.filter((option) => Array.isArray(value) && value.includes(option.const));
    return ticked.length === 0 ? NONE : ENUMERATION.format(ticked.map(nameWithin));
  },
  fromControls: (ticked) => ticked,
  draw: ({ items }) => ({
    schema: {
      type: 'array',
      uniqueItems: true,
      items: { type: 'string', enum: items.oneOf.map((option) => option.const) },
    },
    widget: 'boxes',
  }),
  isWide: () => true,
};
