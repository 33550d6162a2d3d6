import type { AnyField } from '../field.ts';
import { isBlank, numberOf, textOf, type FieldKind } from '../kind.ts';
import { scalarOf } from '../raw-values.ts';
import type { ChoiceField } from '../../vocabulary/fields/choice.ts';

/** Maximum length of an option, in letters, that fits into half the form's width. */
const MAX_HALF_WIDTH_LETTERS = 16;

/** True for a choice among options. */
export function isChoice(field: AnyField): field is ChoiceField {
  return 'oneOf' in field;
}

/** One of a few values. */
export const kind: FieldKind<ChoiceField> = {
  is: isChoice,
  values: ({ type }) => (type === 'string' ? 'text' : 'number'),
  read(field, given, path, { refuse }) {
    const raw = scalarOf(given);
    if (isBlank(raw)) return undefined;
    const chosen = field.type === 'string' ? textOf(raw) : numberOf(raw);
    if (chosen === undefined) refuse(field, path, 'enum');
    return chosen;
  },
  formatting: () => ({ format: 'text' }),
  sentenceText: ({ oneOf }, value) => oneOf.find((option) => option.const === value)?.title,
  text: (_, value) => (typeof value === 'number' ? String(value) : value),
  draw: ({ oneOf, widget = 'select' }) => ({
    schema: { type: 'string', enum: oneOf.map((option) => String(option.const)) },
    widget: widget === 'select' ? 'choice' : widget,
  }),
  isWide: ({ oneOf, widget = 'select' }) =>
    widget !== 'select' || oneOf.some(({ title }) => title.length > MAX_HALF_WIDTH_LETTERS),
};
