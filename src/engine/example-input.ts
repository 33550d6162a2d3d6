/** Inputs of an example and its day of calculation. */
import { addDays } from '../calendar/calendar.ts';
import type { Example, RawInputs } from './definition.ts';

/** Day of calculation of examples that name none. */
export const EXAMPLE_DAY = '2026-11-20';

/** The inputs that an example fills into the form, with its relative dates resolved. */
export function inputOf(
  { input, daysBefore = {} }: Pick<Example, 'input' | 'daysBefore'>,
  today: string,
): RawInputs {
  const dates = Object.entries(daysBefore).map(([name, days]) => [name, addDays(today, -days)] as const);
  return { ...input, ...Object.fromEntries<string>(dates) };
}
