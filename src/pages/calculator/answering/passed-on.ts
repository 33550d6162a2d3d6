/** Selects the values that a result passes on to another calculator. */
import type { Continuation } from '../../../catalogue/page-data.ts';
import { holds, type Calculator } from '../../../engine/calculator.ts';
import { parseInputs } from '../../../engine/parse-inputs.ts';
import { initialData, type FormData } from '../../../form/form-schema.ts';
import type { Success } from '../calculation.ts';

/**
 * Values for the fields of another calculator: the inputs of the shown result, and results. Initial values and blanks that
 * count as zero are among them, because the other calculator may begin with others: 500 reais a month instead of 300.
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
  const names = Object.entries(fields);
  const inputs = names.filter(([own]) => own in properties && !hidden.has(own));
  if (inputs.every(([own]) => data[own] === initial[own])) return undefined;
  const typed = (own: string) => (data[own] === '' ? asTyped(outcome.inputs[own]) : data[own]);
  const results = names.filter(([own]) => !(own in properties));
  const values: (readonly [string, unknown])[] = [
    ...inputs.map(([own, other]) => [other, typed(own)] as const),
    ...results.map(([own, other]) => [other, asTyped(outcome.result[own])] as const),
  ];
  return Object.fromEntries(values);
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
