/** The fields that wait behind "Mais detalhes". */
import type { ObjectSchema } from '../engine/input-schema.ts';
import type { Around } from '../fields/kind.ts';
import { defaultOf } from '../fields/kinds.ts';

/**
 * The details that mean something else than what the form starts with, by name.
 *
 * @param initial what an untouched form means; typed `1.000,00` and `1000` are one amount. A field that it hides starts
 *   with its default on `today`.
 */
export function changedDetails(
  { properties }: ObjectSchema,
  initial: Around,
  values: Around,
  today: string,
): ReadonlySet<string> {
  const changed = Object.entries(properties)
    .filter(([, { details }]) => details)
    .filter(([name, field]) => {
      const first = initial[name] ?? defaultOf(field, today);
      return JSON.stringify(first) !== JSON.stringify(values[name]);
    })
    .map(([name]) => name);
  return new Set(changed);
}

/** Opens what a control is folded away in. */
export function unfold(control: Element): void {
  const folded = control.closest('details');
  if (folded) folded.open = true;
}
