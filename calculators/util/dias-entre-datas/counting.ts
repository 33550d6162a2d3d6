/** Counts the days between two dates, and the days off among them. */
import {
  addDays,
  daysBetween,
  wholeMonthsAndDays,
  yearOf,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import { eFimDeSemana, diasDeSemanaEntre } from '../../lei/dias-uteis.ts';
import { feriadosNacionais, diasMoveis, type DiaMovel } from '../../lei/feriados.ts';

/** The arguments of a count. */
export interface Span {
  /** Not after `end`. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** True if the first day counts like the last one. */
  readonly includesStart: boolean;
  /** Days that count as holidays without a law. */
  readonly optional: readonly DiaMovel[];
}

/** The result of a count. */
interface Counted {
  readonly days: number;
  readonly weekendDays: number;
  readonly months: number;
  /** Days beyond the whole months. */
  readonly daysBeyond: number;
  /** The first and the last counted day; undefined without any. */
  readonly first: IsoDate | undefined;
  readonly last: IsoDate | undefined;
  /** Days off from Monday to Friday, each once. */
  readonly holidays: readonly { readonly data: IsoDate; readonly nome: string }[];
}

/** Counts the days of a span. */
export function countDays({ start, end, includesStart, optional }: Span): Counted {
  const first = includesStart ? start : addDays(start, 1);
  const behind = addDays(end, 1);
  const days = daysBetween(first, behind);
  const { months, days: daysBeyond } = wholeMonthsAndDays(
    includesStart ? first : start,
    includesStart ? behind : end,
  );
  return {
    days,
    weekendDays: days - diasDeSemanaEntre(first, behind),
    months,
    daysBeyond,
    first: days > 0 ? first : undefined,
    last: days > 0 ? end : undefined,
    holidays: days > 0 ? holidaysIn(first, end, optional) : [],
  };
}

function holidaysIn(first: IsoDate, last: IsoDate, optional: readonly DiaMovel[]) {
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index);
  // Good Friday may fall on Tiradentes, which then counts once, by its law.
  const byDate = new Map(
    years
      .flatMap((year) => [...diasMoveis(year, optional), ...feriadosNacionais(year)])
      .filter(({ date }) => date >= first && date <= last && !eFimDeSemana(date))
      .map(({ date, name }) => [date, name]),
  );
  return [...byDate].map(([data, nome]) => ({ data, nome })).toSorted((a, b) => (a.data < b.data ? -1 : 1));
}
