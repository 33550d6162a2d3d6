/** The inputs of an example on a day. */
import { addDays } from '../calendar/calendar.ts';
import type { Example, RawInputs } from './definition.ts';

/** What an example types into the form, its relative dates worked out. */
export function inputOf(
  { input, daysBefore = {} }: Pick<Example, 'input' | 'daysBefore'>,
  today: string,
): RawInputs {
  const dates = Object.entries(daysBefore).map(([name, days]) => [name, addDays(today, -days)]);
  return { ...input, ...Object.fromEntries(dates) };
}
