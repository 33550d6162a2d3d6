import type { AnyField } from '../field.ts';
import type { Option } from '../../vocabulary/field.ts';
import { isBlank, textOf, type FieldKind } from '../kind.ts';
import { isList, scalarOf, type RawList } from '../raw-values.ts';
import type { CheckboxesField } from '../../vocabulary/fields/checkboxes.ts';
import { enumerate } from '../../text/enumerate.ts';

/** Text for a group without a ticked box, as for any absent value. */
const NONE = '–';
/** Matches a title with only its first letter capitalized: an ordinary word, not a name or an abbreviation. */
const ORDINARY = /^\p{Lu}[^\p{Lu}]+$/u;

/** Title of an option within a sentence: "Idoso e aposentado". */
function nameWithin({ title }: Option, index: number): string {
  return index > 0 && ORDINARY.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** True for a group of boxes. */
export function isBoxes(field: AnyField): field is CheckboxesField {
  return field.type === 'array' && 'oneOf' in field.items;
}

/** A group of checkboxes. */
export const kind: FieldKind<CheckboxesField> = {
  is: isBoxes,
  values: () => 'boxes',
  /** Accepts a single text as a group with one ticked box. */
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
  sentenceText({ items }, value) {
    const ticked = items.oneOf.filter((option) => Array.isArray(value) && value.includes(option.const));
    return ticked.length === 0 ? NONE : enumerate(ticked.map(nameWithin));
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
