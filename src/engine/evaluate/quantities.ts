/** Turns typed values into the inputs of `compute`: every typed number becomes a quantity of its kind. */
import type { Around } from '../../fields/kind.ts';
import { kindOf } from '../../fields/kinds.ts';
import { isRows } from '../../fields/rows/kind.ts';
import type { AnyField, ObjectSchema } from '../input-schema.ts';

/** The inputs of `compute`. */
export function quantitiesOf({ properties }: ObjectSchema, values: Around): Around {
  const each = (fields: Readonly<Record<string, AnyField>>, own: Around, around: Around): Around =>
    Object.fromEntries(
      Object.entries(own).map(([name, value]) => {
        const field = fields[name];
        if (!field) return [name, value];
        if (isRows(field) && Array.isArray(value)) {
          const { properties: cells } = field.items;
          return [name, value.map((row: Around) => each(cells, row, { ...around, ...row }))];
        }
        const { toCompute } = kindOf(field);
        return [name, toCompute ? toCompute(field, value, around) : value];
      }),
    );
  return each(properties, values, values);
}
