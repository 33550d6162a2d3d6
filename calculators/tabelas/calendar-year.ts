import type { IsoDate } from '../../src/calendar/calendar.ts';

/** The validity of figures in force for one calendar year. */
export function calendarYear(year: number): {
  readonly year: number;
  readonly validFrom: IsoDate;
  readonly validTo: IsoDate;
} {
  return { year, validFrom: `${year}-01-01`, validTo: `${year}-12-31` };
}
