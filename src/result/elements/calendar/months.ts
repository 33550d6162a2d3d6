/** Arranges the days of a period on calendar pages; pure data. */
import {
  addDays,
  dayOfMonth,
  daysInMonth,
  isIsoDate,
  monthOf,
  weekday,
  yearOf,
} from '../../../calendar/calendar.ts';
import { firstDayIn, monthInWords, monthsThrough, monthWith, type Month } from '../../../calendar/month.ts';

/** Kind of a day; `outside` marks days of the month outside the period. */
export type DayKind = 'business' | 'weekend' | 'off' | 'outside';

/** A day of a month. */
export interface CalendarDay {
  readonly day: number;
  readonly kind: DayKind;
  /** Name of the day off. */
  readonly name?: string;
}

/** A calendar page: one month of the period. */
export interface CalendarMonth {
  /** `março de 2026`. */
  readonly title: string;
  /** Number of empty weekdays, from Sunday, before its first day. */
  readonly before: number;
  readonly days: readonly CalendarDay[];
}

/** Days to show, both ends included. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** Days off by date, with their names. */
  readonly daysOff: ReadonlyMap<string, string>;
}

/** Months of a period; empty if an end is no date, or if the end is before the start. */
export function monthsIn({ from, to }: Period): readonly Month[] {
  if (!isIsoDate(from) || !isIsoDate(to) || to < from) return [];
  return monthsThrough(monthWith(from), monthWith(to));
}

/** Creates the calendar page of a month. */
export function leafOf(month: Month, period: Period): CalendarMonth {
  const start = firstDayIn(month);
  const [year, number] = [yearOf(start), monthOf(start)];
  return {
    title: monthInWords(month),
    before: weekday(start),
    days: Array.from({ length: daysInMonth(year, number) }, (_, index) =>
      dayOf(addDays(start, index), period),
    ),
  };
}

function dayOf(date: string, { from, to, daysOff }: Period): CalendarDay {
  const day = dayOfMonth(date);
  if (date < from || date > to) return { day, kind: 'outside' };
  const name = daysOff.get(date);
  if (name !== undefined) return { day, kind: 'off', name };
  return { day, kind: weekday(date) % 6 === 0 ? 'weekend' : 'business' };
}

/** Describes a calendar page in words for screen readers. */
export function inWords({ title, days }: CalendarMonth): string {
  const count = (kind: DayKind) => days.filter((day) => day.kind === kind).length;
  const [business, weekend] = [count('business'), count('weekend')];
  const off = days.filter(({ kind }) => kind === 'off').map(({ day, name = '' }) => `dia ${day}, ${name}`);
  const parts = [
    business === 1 ? '1 dia útil' : `${business} dias úteis`,
    weekend === 1 ? '1 dia de fim de semana' : `${weekend} dias de fim de semana`,
    ...off,
  ];
  return `${title}: ${parts.join('; ')}`;
}
