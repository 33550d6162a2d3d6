/** Choices of a unit, with a field for each option: "Prazo" in years or in months. */
import type { AnyField, ObjectSchema } from '../engine/input-schema.ts';
import { isChoice } from '../fields/choice/kind.ts';

/** The field that is visible only for one option of a choice. */
export function fieldShownFor({ properties }: ObjectSchema, choice: string, option: unknown) {
  const condition = `${choice} == '${String(option)}'`;
  const found = Object.entries(properties).find(([, { visibleWhen }]) => visibleWhen === condition);
  return found && { name: found[0], field: found[1], title: found[1].title };
}

/** True for a choice between fields that ask the same question in different units. */
export function choosesUnit(inputs: ObjectSchema, name: string): boolean {
  const choice = inputs.properties[name];
  if (!choice || !isChoice(choice)) return false;
  const titles = choice.oneOf.map((option) => fieldShownFor(inputs, name, option.const)?.title);
  return titles.length > 1 && titles[0] !== undefined && new Set(titles).size === 1;
}

/** The choice that sets the unit of a field. */
export function unitChoiceOf(field: AnyField | undefined): string | undefined {
  return field && 'unitBy' in field ? field.unitBy?.field : undefined;
}
