/** Converts between the day in the form and the publication time in the database. */
import { todayInBrazil } from '../../../calendar/today.ts';

/** The day of a timestamp in Brazil's time zone. */
export function dayOf(moment: string): string {
  return todayInBrazil(new Date(moment));
}

/**
 * The publication time for a chosen day. An unchanged day keeps its exact time; any other day starts at
 * midnight in Brasília, so that an article is never published a day early or late.
 *
 * @param day `YYYY-MM-DD`.
 * @param today the same, of the day of saving.
 * @param kept the publication time in the database, if the article exists there.
 * @returns `undefined` for a new article of today: the database then uses its current time.
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
