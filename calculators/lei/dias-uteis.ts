/** Days on which banks and payrolls work: what falls due on another day is paid on the next one. */
import { addDays, daysBetween, weekday, yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import { firstDayIn, type Month } from '../../src/calendar/month.ts';
import { feriadosDosBancos, feriadosNacionais, type Feriado } from './feriados.ts';

/** A Monday: whole weeks are counted from here. */
const SOME_MONDAY = '1900-01-01';

/** Whether a day is a Saturday or a Sunday. */
export function eFimDeSemana(date: IsoDate): boolean {
  return weekday(date) % 6 === 0;
}

function isIn(holidays: readonly Feriado[], date: IsoDate): boolean {
  return holidays.some((holiday) => holiday.date === date);
}

/** Whether banks work on a day: no weekend and none of their days off. */
export function eDiaDeBanco(date: IsoDate): boolean {
  return !eFimDeSemana(date) && !isIn(feriadosDosBancos(yearOf(date)), date);
}

/** Whether a day is one of business before the law: no weekend and no legal holiday; Carnival and Good Friday are. */
export function eDiaUtil(date: IsoDate): boolean {
  return !eFimDeSemana(date) && !isIn(feriadosNacionais(yearOf(date)), date);
}

/** The day itself when banks work on it, or else the next one on which they do. */
export function diaDeBancoAPartirDe(date: IsoDate): IsoDate {
  return eDiaDeBanco(date) ? date : diaDeBancoAPartirDe(addDays(date, 1));
}

/**
 * The n-th business day of a month, by legal holidays alone: `diaUtilDoMes('2026-11', 5)` is the fifth of November.
 *
 * @param number from 1; a month has at least 18.
 */
export function diaUtilDoMes(month: Month, number: number): IsoDate {
  let date = firstDayIn(month);
  for (let left = number; ; date = addDays(date, 1)) {
    if (eDiaUtil(date)) left -= 1;
    if (left === 0) return date;
  }
}

/** Mondays to Fridays from some Monday to the day before a date; negative for dates before it. */
function weekdaysUntil(date: IsoDate): number {
  const days = daysBetween(SOME_MONDAY, date);
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7, 5);
}

/** Mondays to Fridays in the half-open interval [start, end), holidays or not. */
export function diasDeSemanaEntre(start: IsoDate, end: IsoDate): number {
  return weekdaysUntil(end) - weekdaysUntil(start);
}

/**
 * Bank days in the half-open interval [start, end), as the market counts them: a day of investment is charged when the
 * next one begins.
 *
 * @param end not before `start`; the same day has none.
 */
export function diasDeBancoEntre(start: IsoDate, end: IsoDate): number {
  const [firstYear, lastYear] = [yearOf(start), yearOf(end)];
  let lost = 0;
  for (let year = firstYear; year <= lastYear; year += 1) {
    const off = weekdaysOff(year);
    const isWhole = year > firstYear && year < lastYear;
    lost += isWhole ? off.length : off.filter((date) => date >= start && date < end).length;
  }
  return diasDeSemanaEntre(start, end) - lost;
}

/** By year: a redemption at the end of each of a hundred years counts the first of them a hundred times. */
const knownOff = new Map<number, readonly IsoDate[]>();

/** The bank holidays of a year that fall on a weekday, each once. */
function weekdaysOff(year: number): readonly IsoDate[] {
  const known = knownOff.get(year);
  if (known) return known;
  const dates = new Set(feriadosDosBancos(year).map(({ date }) => date));
  const off = [...dates].filter((date) => !eFimDeSemana(date));
  knownOff.set(year, off);
  return off;
}
