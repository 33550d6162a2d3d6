/** From typed values to what `compute` works with: every number that was typed becomes a quantity of its kind. */
import { leaf, type Quantity } from '../quantity/quantity.ts';
import { decimal } from '../decimal/decimal.ts';
import type { NumberField, ObjectSchema, RowCell } from './input-schema.ts';
import { isRows, isTypedNumber } from './parse-inputs.ts';
import { formattingOf } from './speak.ts';

/** The inputs of `compute`. */
export function quantitiesOf(
  { properties }: ObjectSchema,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = properties[name];
      if (field && isRows(field) && Array.isArray(value)) {
        return [name, value.map((row: object) => rowOf(field.items, row))];
      }
      return [name, field && isTypedNumber(field) && typeof value === 'number' ? typed(field, value) : value];
    }),
  );
}

function rowOf({ properties }: ObjectSchema<RowCell>, row: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => {
      const cell = properties[name];
      return [name, cell && isTypedNumber(cell) && typeof value === 'number' ? typed(cell, value) : value];
    }),
  );
}

function typed(field: NumberField, value: number): Quantity {
  const exact = field.format === 'percent' ? decimal(value).times(0.01) : decimal(value);
  return leaf(exact, value, formattingOf(field) ?? { format: 'number' });
}
