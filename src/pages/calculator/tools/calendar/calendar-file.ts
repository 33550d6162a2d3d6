/** Writes dates as an iCalendar file (RFC 5545), which calendar applications import. */
import icalendar, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { ComingDate } from '../coming-dates.ts';

interface Origin {
  /** Name of the calculator. */
  readonly name: string;
  /** Address of the result, with its inputs. */
  readonly address: string;
}

const SECONDS_OF_A_DAY = 86_400;

/** Nine o'clock on the day before, in seconds before an all-day event begins. */
const REMINDER = SECONDS_OF_A_DAY - 9 * 3600;

/**
 * Writes an all-day event for each date.
 *
 * @param dates ISO dates of the local calendar; repeated imports update an event instead of duplicating it.
 */
export function calendarFile(dates: readonly ComingDate[], { name, address }: Origin): string {
  const calendar = icalendar({ name, prodId: { company: 'Calculário', product: name, language: 'PT-BR' } });
  const seen = new Map<string, number>();
  for (const { date, label, details } of dates) {
    const twin = seen.get(`${date} ${label}`) ?? 0;
    seen.set(`${date} ${label}`, twin + 1);
    calendar.createEvent({
      id: `${encodeURIComponent(`${name}-${label}-${date}-${twin}`)}@calculario`,
      // Midnight in UTC, because the library writes the day in UTC.
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      // Mark the time as free, because a due date does not make the day busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${label}: ${name}`,
      description: [details, address].filter(Boolean).join('\n'),
      alarms: [{ type: ICalAlarmType.display, trigger: REMINDER, description: `${label}: ${name}` }],
    });
  }
  // End the last line, which the library leaves open and RFC 5545, 3.4 requires.
  return `${calendar.toString()}\r\n`;
}
