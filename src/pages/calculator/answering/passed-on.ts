/** Selects the values that a result passes on to another calculator. */
import type { Continuation } from '../../../catalogue/page-data.ts';
import { holds, type Calculator } from '../../../engine/calculator.ts';
import { parseInputs } from '../../../engine/parse-inputs.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';
import type { Success } from '../calculation.ts';
import { isSame } from '../share-link.ts';

/**
 * Values for the fields of another calculator: the inputs of the shown result, and results, also those that take the place
 * of a hidden input: the gross salary for a wanted net one. Initial values and blanks that count as zero are among them,
 * because the other calculator may begin with others: 500 reais a month instead of 300.
 *
 * @returns undefined if the visitor typed nothing
 */
export function passedOn(
  { definition, programs }: Calculator,
  { data, outcome }: Success,
  fields: Continuation['fields'],
  today: string,
): FormData | undefined {
  const { properties } = definition.inputs;
  const initial = initialData(definition.inputs, today);
  const { hidden } = parseInputs({ definition, programs }, data, { today });
  const valueOf = (own: string) => {
    if (!(own in properties) || hidden.has(own)) return asTyped(outcome.result[own]);
    return data[own] === '' ? asTyped(outcome.inputs[own]) : data[own];
  };
  if (Object.keys(properties).every((each) => isSame(data[each], initial[each]))) return undefined;
  const values = Object.entries(fields).map(([own, other]) => [other, valueOf(own)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** True if the definition sets no condition for offering the calculator `id`, or this result fulfils it. */
export function canContinue({ definition, programs }: Calculator, { outcome }: Success, id: string): boolean {
  const condition = definition.continuesWhen?.[id];
  return condition === undefined || holds(programs, condition, { ...outcome.inputs, ...outcome.result });
}

/** Formats a number as a visitor would type it. */
function asTyped(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value).replace('.', ',') : undefined;
}
