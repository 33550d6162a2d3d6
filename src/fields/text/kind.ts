import type { AnyField } from '../field.ts';
import { isBlank, textOf, type FieldKind } from '../kind.ts';
import { scalarOf } from '../raw-values.ts';
import type { TextField } from '../../vocabulary/fields/text.ts';

/** Line breaks and other control characters, which are replaced by spaces. */
const CONTROLS = /\p{Cc}+/gu;
/**
 * Zero-width characters that hide in a text or change its direction, unpaired surrogates, and codes that are no
 * characters, which addresses, pictures and workbooks cannot encode.
 */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF\p{Cs}]/gu;

/** True for free text. */
export function isText(field: AnyField): field is TextField {
  return field.type === 'string' && !('oneOf' in field) && !('format' in field);
}

/** Free text. Sentences and labels quote it, so it must not distort them. */
export const kind: FieldKind<TextField> = {
  is: isText,
  values: () => 'text',
  read(_, given) {
    const text = textOf(scalarOf(given))?.replaceAll(CONTROLS, ' ').replaceAll(INVISIBLE, '');
    return isBlank(text) ? undefined : text?.trim();
  },
  formatting: () => ({ format: 'text' }),
  text: (_, value) => (typeof value === 'number' ? String(value) : value),
  draw: () => ({ schema: { type: 'string' }, widget: 'text' }),
};
