/** Checks the values that options (`sets`) and buttons (`offer`) write into the form. */
import { isChoice } from '../src/fields/choice/kind.ts';
import { problemsFromSchema } from '../src/engine/problem.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { allFields } from './placed-fields.ts';
import type { ProvenCalculator } from './proven.ts';

interface Written {
  readonly place: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Finds written values that the schema refuses, with which a press on a button would end in a refusal. */
export function writtenValueFaults({ definition, validate }: ProvenCalculator): Fault[] {
  return writtenBy(definition).flatMap(({ place, values }) => {
    if (validate(values)) return [];
    return problemsFromSchema(definition.inputs, validate.errors ?? [])
      .filter(({ field }) => Object.hasOwn(values, field))
      .map(({ field, message }) => ({
        place,
        problem: `escreve ${JSON.stringify(values[field])} em "${field}", que o recusa: ${message}`,
        remedy: 'corrija o valor, ou o limite do campo',
      }));
  });
}

function writtenBy(definition: ProvenCalculator['definition']): Written[] {
  return allFields(definition).flatMap(({ place, name, rows, field }) => {
    if (isChoice(field)) {
      return field.oneOf.map(({ sets = {} }, index) => ({
        place: `${place}.oneOf[${index}].sets`,
        values: sets,
      }));
    }
    if (!('offer' in field) || field.offer === undefined || rows !== undefined) return [];
    return [{ place: `${place}.offer`, values: { [name]: field.offer.value } }];
  });
}
