/** The inputs of an example, and the day on which it is calculated. */
import { addDays } from '../calendar/calendar.ts';
import type { Example, RawInputs } from './definition.ts';

/** Day on which examples without one of their own are calculated. */
export const EXAMPLE_DAY = '2026-11-20';

/** What an example types into the form, its relative dates worked out. */
export function inputOf(
  { input, daysBefore = {} }: Pick<Example, 'input' | 'daysBefore'>,
  today: string,
): RawInputs {
  const dates = Object.entries(daysBefore).map(([name, days]) => [name, addDays(today, -days)] as const);
  return { ...input, ...Object.fromEntries<string>(dates) };
}
