import { roundHalfAway } from './rounding.ts';

const CLOCK_TIME = /^\s*(\d{1,4})\s*[:h]\s*([0-5]\d)\s*(?:min|m)?\s*$/i;

/**
 * Parses hours and minutes as time clocks print them: "10:30" and "10h30" are 10.5 hours, and "10:20" is 10.3333.
 *
 * @returns undefined for any other text.
 */
export function clockTime(text: string): number | undefined {
  const [, hours, minutes] = CLOCK_TIME.exec(text) ?? [];
  return hours === undefined ? undefined : roundHalfAway(Number(hours) + Number(minutes) / 60, 4);
}
