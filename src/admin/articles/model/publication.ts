/**
 * Converts between the text of the form and the publication time in the database. The text is a day, with or without an
 * hour in Brasília: `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; empty for a draft.
 */
import { NOW } from '../../../backend/posts.ts';
import { formatDate } from '../../../calendar/format-date.ts';
import { minuteInBrazil } from '../../../calendar/today.ts';

/** The text of a publication time. */
export function textOfMoment(moment: string | null): string {
  return moment === null ? '' : minuteInBrazil(new Date(moment));
}

/** The day and the hour of a text; the hour may be empty. */
export function partsOf(text: string): { readonly day: string; readonly hour: string } {
  return { day: text.slice(0, 10), hour: text.slice(11) };
}

/**
 * The publication time for a text. The text of a known time means exactly that time, seconds included. Without an
 * hour, today means now, and another day means midnight. Without a day, an article that was public before keeps its
 * former time.
 *
 * @param today the day when the form was opened, `YYYY-MM-DD`, which is the initial text of a new article.
 * @param kept the publication time in the database, or `null`.
 * @param former the last publication time of an unpublished article, or `null`.
 */
export function publicationMoment(
  text: string,
  today: string,
  kept: string | null,
  former: string | null = null,
): string {
  const same = [kept, former].find((moment) => moment !== null && textOfMoment(moment) === text);
  if (same) return same;
  const { day, hour } = partsOf(text);
  if (day === '') return former ?? NOW;
  if (day === today && hour === '') return NOW;
  return `${day}T${hour || '00:00'}:00-03:00`;
}

/**
 * True if visitors would not see the article yet.
 *
 * @param now milliseconds since 1970
 */
export function isScheduledFor(text: string, now: number): boolean {
  const { day, hour } = partsOf(text);
  return day !== '' && Date.parse(`${day}T${hour || '00:00'}:00-03:00`) > now;
}

/** Formats a text for display: `02/01/2027, às 08:00`. */
export function readableMoment(text: string): string {
  const { day, hour } = partsOf(text);
  if (day === '') return '';
  return hour === '' ? formatDate(day) : `${formatDate(day)}, às ${hour}`;
}
