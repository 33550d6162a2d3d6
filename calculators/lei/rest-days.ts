/** The days of a month on which one works and those on which one rests (Lei nº 605/1949, arts. 1º and 8º). */
import { isoDate, weekday, type IsoDate } from '../../src/calendar/calendar.ts';
import { lastDayIn, monthWith } from '../../src/calendar/month.ts';
import { legalHolidays } from './holidays.ts';

/** The last year in which Tiradentes was a holiday by another law than that of all holidays: Lei nº 1.266/1950. */
const LAST_YEAR_OF_ITS_OWN_LAW = 2002;

/** A month as the weekly rest sees it. */
export interface MonthOfRest {
  /** Mondays to Saturdays that are no holidays. */
  readonly working: number;
  readonly sundays: number;
  /** The national holidays that do not fall on a Sunday, in their order. */
  readonly holidays: readonly { readonly date: IsoDate; readonly name: string }[];
}

/**
 * Counts the days of a month; holidays of states and towns are not known here.
 *
 * @param month from 1 to 12.
 */
export function monthOfRest(year: number, month: number): MonthOfRest {
  const first = isoDate(year, month, 1);
  const days = Number(lastDayIn(monthWith(first)).slice(8));
  const sundays = Array.from({ length: days }, (_, index) => weekday(isoDate(year, month, index + 1))).filter(
    (day) => day === 0,
  ).length;
  const holidays = holidaysOf(year).filter(
    ({ date }) => date.slice(0, 7) === first.slice(0, 7) && weekday(date) !== 0,
  );
  return { working: days - sundays - holidays.length, sundays, holidays };
}

function holidaysOf(year: number): MonthOfRest['holidays'] {
  const known = legalHolidays(year);
  const ofItsOwn = { date: isoDate(year, 4, 21), name: 'Tiradentes' };
  return year <= LAST_YEAR_OF_ITS_OWN_LAW ? [...known, ofItsOwn] : known;
}
