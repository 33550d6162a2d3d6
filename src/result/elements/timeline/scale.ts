/** Positions of months on a timeline, in percent of its width. */
import type { IsoDate } from '../../../calendar/calendar.ts';
import { firstDayIn, formatMonth, isMonth, monthsApart, monthLater } from '../../../calendar/month.ts';

/** An event in a month, `YYYY-MM`. */
export interface Event {
  readonly label: string;
  readonly month: string;
}

interface TimelineEvent {
  readonly label: string;
  readonly when: string;
  readonly at: number;
  /** First day of its month, for calendar files; absent for the current month. */
  readonly day?: IsoDate;
}

/** A timeline to draw; positions are percentages of the width. */
export interface Timeline {
  readonly events: readonly TimelineEvent[];
  /** Years with the position of their first month. */
  readonly years: readonly { readonly year: string; readonly at: number }[];
}

const MONTHS_IN_YEAR = 12;
/** Number of year labels that fit on the narrowest screens. */
const MAX_YEAR_LABELS = 6;
const STEPS = [1, 2, 5, 10, 20, 50] as const;

/**
 * Scales from the first month to the last event; omits events without a month, or before the first one. Empty if
 * nothing happens later than in the first month.
 */
export function timelineOf(from: string, all: readonly Event[]): Timeline {
  const events = isMonth(from) ? all.filter(({ month }) => isMonth(month) && month >= from) : [];
  if (events.every(({ month }) => month === from)) return { events: [], years: [] };
  const length = Math.max(...events.map(({ month }) => monthsApart(from, month)), MONTHS_IN_YEAR);
  const at = (month: string) => (monthsApart(from, month) / length) * 100;
  return {
    events: events.map(({ label, month }) => ({
      label,
      when: month === from ? 'já' : formatMonth(month),
      at: at(month),
      ...(month === from ? {} : { day: firstDayIn(month) }),
    })),
    years: yearsWithin(from, length).map((year) => ({ year, at: at(`${year}-01`) })),
  };
}

/** Years that begin within a number of months after a month, as many as fit. */
function yearsWithin(from: string, length: number): string[] {
  const first = Number(from.slice(0, 4)) + 1;
  const last = Number(monthLater(from, length).slice(0, 4));
  const step = STEPS.find((size) => (last - first) / size < MAX_YEAR_LABELS) ?? 100;
  const start = Math.ceil(first / step) * step;
  return Array.from({ length: Math.max(0, Math.floor((last - start) / step) + 1) }, (_, index) =>
    String(start + index * step),
  );
}
