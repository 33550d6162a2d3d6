/** Counts the days between two dates, and the days off among them. */
import {
  addDays,
  daysBetween,
  wholeMonthsAndDays,
  yearOf,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import { diasDeSemanaEntre, feriadosDeSemana } from '../../lei/dias-uteis.ts';
import type { DiaMovel } from '../../lei/feriados.ts';

/** The arguments of a count. */
interface Span {
  /** First day, not after `end`. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** True if the first day counts; the last one always does. */
  readonly includesStart: boolean;
  /** Days to count as holidays although no law makes them so. */
  readonly optional: readonly DiaMovel[];
}

/**
 * Counts the days of a span, its weekends, its whole months with the remaining days, and the days off from Monday to
 * Friday. The first and the last counted day are undefined for an empty span.
 */
export function countDays({ start, end, includesStart, optional }: Span) {
  const first = includesStart ? start : addDays(start, 1);
  const behind = addDays(end, 1);
  const days = daysBetween(first, behind);
  const { months, days: daysBeyond } = wholeMonthsAndDays(start, includesStart ? behind : end);
  return {
    days,
    weekendDays: days - diasDeSemanaEntre(first, behind),
    months,
    daysBeyond,
    first: days > 0 ? first : undefined,
    last: days > 0 ? end : undefined,
    holidays: holidaysIn(first, end, optional),
  };
}

function holidaysIn(first: IsoDate, last: IsoDate, optional: readonly DiaMovel[]) {
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index);
  return years
    .flatMap((year) => feriadosDeSemana(year, optional))
    .filter(({ date }) => date >= first && date <= last)
    .map(({ date, name }) => ({ data: date, nome: name }));
}
