/** Selects the values that a result passes on to another calculator. */
import type { Continuation } from '../../../catalogue/page-data.ts';
import { holds, type Calculator } from '../../../engine/calculator.ts';
import { parseInputs } from '../../../engine/parse-inputs.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';
import { unitChoiceOf } from '../../../form/unit-choice.ts';
import type { Success } from '../calculation.ts';

/**
 * Values for the fields of another calculator: the visitor's own inputs, and the results. A rate and the choice of its
 * unit belong together: if either was typed, both are passed on.
 *
 * @returns undefined if the visitor typed none of them
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
  const isOneAnswer = (one: string, other: string) =>
    one === other || unitChoiceOf(properties[one]) === other || unitChoiceOf(properties[other]) === one;
  const isTyped = (name: string) =>
    !hidden.has(name) &&
    Object.keys(properties).some((each) => isOneAnswer(name, each) && data[each] !== initial[each]);
  const names = Object.entries(fields);
  const typed = names.filter(([own]) => own in properties && isTyped(own));
  if (typed.length === 0) return undefined;
  const results = names.filter(([own]) => !(own in properties));
  const values: (readonly [string, unknown])[] = [
    ...typed.map(([own, other]) => [other, data[own]] as const),
    ...results.map(([own, other]) => [other, asTyped(outcome.result[own])] as const),
  ];
  return Object.fromEntries(values);
}

/** True if the definition sets no condition for offering the calculator `id`, or this result fulfils it. */
export function canContinue({ definition, programs }: Calculator, { outcome }: Success, id: string): boolean {
  const condition = definition.continuesWhen?.[id];
  return condition === undefined || holds(programs, condition, { ...outcome.inputs, ...outcome.result });
}

/** Formats a result as a visitor would type it. */
function asTyped(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value).replace('.', ',') : undefined;
}
