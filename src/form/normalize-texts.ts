/** Normalizes informal notation before a form is calculated. */
import type { AnyField, ObjectSchema } from '../engine/input-schema.ts';
import { recordOf } from '../engine/record.ts';
import { kindOf } from '../fields/kinds.ts';
import { isRows } from '../fields/rows/kind.ts';
import type { SurroundingValues } from '../fields/kind.ts';
import type { FormData } from './form-schema.ts';

/**
 * Normalizes the texts of a form as their fields would on blur, so that a click before hydration, or without leaving
 * the field, gives the same result.
 *
 * @param today day of the calculation, `YYYY-MM-DD`.
 * @param around the contents of the form around a row.
 * @returns the same object if nothing changes.
 */
export function normalizeTexts(
  { properties }: ObjectSchema<AnyField>,
  data: FormData,
  today: string,
  around: SurroundingValues = {},
): FormData {
  const all = { ...around, ...data };
  const changed = Object.entries(properties).flatMap(([name, field]) => {
    const content = data[name];
    const next = normalizeContent(field, content, today, all);
    return next === content ? [] : [[name, next] as const];
  });
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) };
}

function normalizeContent(
  field: AnyField,
  content: unknown,
  today: string,
  around: SurroundingValues,
): unknown {
  if (typeof content === 'string') return kindOf(field).normalize?.(field, content, around, today) ?? content;
  if (!isRows(field) || !Array.isArray(content)) return content;
  const rows: readonly unknown[] = content;
  const next = rows.map((row) => {
    const cells = recordOf(row);
    const normalized = normalizeTexts(field.items, cells, today, around);
    return normalized === cells ? row : normalized;
  });
  return next.every((row, index) => row === rows[index]) ? content : next;
}
