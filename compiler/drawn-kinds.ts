import type { AnyField, ObjectSchema } from '../src/fields/field.ts';
import { kindNameOf, kindOf } from '../src/fields/kinds.ts';
import type { KindName } from '../src/vocabulary/field-kinds.ts';

/** The kinds whose controls a form has, in its rows too. */
export function drawnKinds({ properties }: ObjectSchema<AnyField>, today: string): KindName[] {
  const kinds = Object.values(properties).flatMap((field) => {
    const { drawnAs = kindNameOf(field), row } = kindOf(field).draw(field, today);
    return [drawnAs, ...(row ? drawnKinds(row, today) : [])];
  });
  return [...new Set(kinds)];
}
