/** Text in fields for numbers that is none: it counts as a blank, which the field must say. */
import type { AnyField, ObjectSchema } from '../engine/input-schema.ts';
import { isTypedNumber } from '../fields/number/kind.ts';
import { isRows } from '../fields/rows/kind.ts';
import { parseNumber } from '../decimal/parse-number.ts';
import { recordOf } from '../engine/record.ts';
import type { FormData } from './form-schema.ts';

/**
 * Dotted paths of the fields whose text is no number.
 *
 * @param judged the contents of the last calculation: what was typed since is not judged, for what begins as `R$` may
 *   become a number yet.
 */
export function unreadableFields(
  { properties }: ObjectSchema<AnyField>,
  data: FormData,
  judged: FormData | undefined,
): readonly string[] {
  if (!judged) return [];
  return Object.entries(properties).flatMap(([name, field]) => {
    const value = data[name];
    if (isRows(field) && Array.isArray(value)) {
      const judgedRows = recordOf(judged[name]);
      return value.flatMap((row: unknown, index) =>
        unreadableFields(field.items, recordOf(row), recordOf(judgedRows[index])).map(
          (cell) => `${name}.${index}.${cell}`,
        ),
      );
    }
    return isTypedNumber(field) && value === judged[name] && isUnreadable(value) ? [name] : [];
  });
}

/** Whether a text that is to be a number is none; a blank one is not told. */
export function isUnreadable(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && parseNumber(value) === undefined;
}
