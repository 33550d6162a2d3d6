/** The fields in the collapsed section "Mais detalhes". */
import type { ObjectSchema } from '../engine/input-schema.ts';
import type { SurroundingValues } from '../fields/kind.ts';
import { defaultOf } from '../fields/kinds.ts';

/**
 * Lists the details whose meaning differs from the initial one.
 *
 * @param initial values of an untouched form, so that `1.000,00` and `1000` are equal; a field hidden there has the
 * default of `today` as its initial value
 */
export function changedDetails(
  { properties }: ObjectSchema,
  initial: SurroundingValues,
  values: SurroundingValues,
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
