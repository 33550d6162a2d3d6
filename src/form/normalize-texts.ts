/** Normalizes the notation of a form. */
import type { AnyField, ObjectSchema } from '../engine/input-schema.ts';
import { recordOf } from '../engine/record.ts';
import { kindOf } from '../fields/kinds.ts';
import { isRows } from '../fields/rows/kind.ts';
import { valueNamed } from '../fields/value-named.ts';
import type { SurroundingValues } from '../fields/kind.ts';
import type { FormData } from './form-schema.ts';

/**
 * Normalizes the texts of a form as their fields would on blur, so that a click before hydration, or without leaving
 * the field, gives the same result.
 *
 * @param today day of the calculation, `YYYY-MM-DD`.
 * @param around the contents of the form around a row.
 */
export function normalizeTexts(
  { properties }: ObjectSchema<AnyField>,
  data: FormData,
  today: string,
  around: SurroundingValues = {},
): FormData {
  const all = { ...around, ...data };
  const normalized = Object.entries(data).map(([name, content]) => {
    const field = valueNamed(properties, name);
    if (field && typeof content === 'string')
      return [name, kindOf(field).normalize?.(field, content, all, today) ?? content];
    if (!field || !isRows(field) || !Array.isArray(content)) return [name, content];
    return [name, content.map((row) => normalizeTexts(field.items, recordOf(row), today, all))];
  });
  return Object.fromEntries(normalized) as FormData;
}
