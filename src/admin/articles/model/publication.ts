/** From the day that a form shows to the moment that the database keeps, and back. */
import { todayInBrazil } from '../../../engine/today.ts';

/** The day in Brazil of a moment. */
export function dayOf(moment: string): string {
  return todayInBrazil(new Date(moment));
}

/**
 * The moment of publication for a chosen day. A day that has not been changed keeps its moment to the second;
 * another one begins at midnight in Brasília, so that an article never comes out a day early or late.
 *
 * @param day `YYYY-MM-DD`.
 * @param today the same, of the day of saving.
 * @param kept the moment in the database, if the article is there already.
 * @returns `undefined` for a new article of today: then the database's own clock decides, at once.
 */
export function publicationMoment(day: string, today: string, kept: string | undefined): string | undefined {
  if (kept !== undefined && dayOf(kept) === day) return kept;
  if (kept === undefined && day === today) return undefined;
  return `${day}T00:00:00-03:00`;
}

/** Whether visitors cannot see the article on the day of saving. */
export function isScheduledFor(day: string, today: string): boolean {
  return day > today;
}
