/** Working days of banks and payrolls: a payment due on another day moves to the next working day. */
import { addDays, daysBetween, weekday, yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import { firstDayIn, type Month } from '../../src/calendar/month.ts';
import {
  DIAS_MOVEIS,
  diasMoveis,
  feriadosDosBancos,
  feriadosNacionais,
  type DiaMovel,
  type Feriado,
} from './feriados.ts';

/** A Monday, the origin for counting whole weeks. */
const SOME_MONDAY = '1900-01-01';

/** True for a Saturday or a Sunday. */
export function eFimDeSemana(date: IsoDate): boolean {
  return weekday(date) % 6 === 0;
}

function isIn(holidays: readonly Feriado[], date: IsoDate): boolean {
  return holidays.some((holiday) => holiday.date === date);
}

/** True for a day on which banks work: neither a weekend nor one of their days off. */
export function eDiaDeBanco(date: IsoDate): boolean {
  return !eFimDeSemana(date) && !isIn(feriadosDosBancos(yearOf(date)), date);
}

/** True for a legal business day: neither a weekend nor a legal holiday. Carnival and Good Friday are business days. */
export function eDiaUtil(date: IsoDate): boolean {
  return !eFimDeSemana(date) && !isIn(feriadosNacionais(yearOf(date)), date);
}

/** The day itself if banks work on it, otherwise the next day on which they work. */
export function diaDeBancoAPartirDe(date: IsoDate): IsoDate {
  return eDiaDeBanco(date) ? date : diaDeBancoAPartirDe(addDays(date, 1));
}

/**
 * The n-th business day of a month, by legal holidays only: `diaUtilDoMes('2026-11', 5)` is the fifth of November.
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

/** Mondays to Fridays from a fixed Monday to the day before a date; negative for earlier dates. */
function weekdaysUntil(date: IsoDate): number {
  const days = daysBetween(SOME_MONDAY, date);
  const weeks = Math.floor(days / 7);
  return weeks * 5 + Math.min(days - weeks * 7, 5);
}

/** Mondays to Fridays in the half-open interval [start, end), including holidays. */
export function diasDeSemanaEntre(start: IsoDate, end: IsoDate): number {
  return weekdaysUntil(end) - weekdaysUntil(start);
}

/**
 * Bank days in the half-open interval [start, end), as the market counts them: the charge for a day of investment falls
 * on the start of the next one.
 *
 * @param end not before `start`; equal to it, the interval is empty.
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

/** Cached by year: redemptions at the end of each of a hundred years count the first year a hundred times. */
const knownOff = new Map<number, readonly IsoDate[]>();

/** Bank holidays of a year from Monday to Friday, each once. */
function weekdaysOff(year: number): readonly IsoDate[] {
  const known = knownOff.get(year);
  if (known) return known;
  const off = feriadosDeSemana(year, DIAS_MOVEIS).map(({ date }) => date);
  knownOff.set(year, off);
  return off;
}

/** The national holidays of a year and these movable days from Monday to Friday, in order, each date once. */
export function feriadosDeSemana(year: number, kinds: readonly DiaMovel[]): readonly Feriado[] {
  // Good Friday may fall on Tiradentes, which then counts by its law.
  const byDate = new Map(
    [...diasMoveis(year, kinds), ...feriadosNacionais(year)].map((holiday) => [holiday.date, holiday]),
  );
  return [...byDate.values()]
    .filter(({ date }) => !eFimDeSemana(date))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
