/** What the form insists on although a blank has a meaning in data: a result of zeros answers nobody. */
import type { Calculator } from '../../../engine/calculator.ts';
import type { ParsedInputs } from '../../../engine/parse-inputs.ts';
import type { Problem } from '../../../engine/problem.ts';
import type { FormData } from '../../../form/form-schema.ts';
import { isUnreadable } from '../../../form/unreadable.ts';

function isUnanswered(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    isUnreadable(value)
  );
}

/**
 * The questions of which nothing was answered, at each of their fields.
 *
 * @param hidden fields that do not count; a question of nothing else is not asked.
 */
export function unanswered(
  { definition }: Calculator,
  data: FormData,
  hidden: ParsedInputs['hidden'],
): readonly Problem[] {
  return (definition.asks ?? []).flatMap(({ fields, message }) => {
    const asked = fields.filter((field) => !hidden.has(field));
    return asked.every((field) => isUnanswered(data[field]))
      ? asked.map((field) => ({ field, message }))
      : [];
  });
}
