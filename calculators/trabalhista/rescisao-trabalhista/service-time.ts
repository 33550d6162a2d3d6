/** The time of service that the end of a contract of employment counts. */
import {
  addDays,
  compareDates,
  dateParts,
  daysBetween,
  daysInMonth,
  firstDayOfMonth,
  isoDate,
  laterDate,
  wholeYears,
  workedMonths,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';

/** Time of service as a termination counts it. */
export interface ServiceTime {
  /** Months of the whole contract; fifteen days or more count as a month. */
  readonly months: number;
  /** Whole years of the contract. */
  readonly fullYears: number;
  /** Months of the year in which it ends, 0 to 12; fifteen days or more count as a month. */
  readonly monthsInYear: number;
  /** Days worked in the month in which it ends, 1 to 31. */
  readonly daysInLastMonth: number;
  /** Days which that month has. */
  readonly lengthOfLastMonth: number;
}

/**
 * The time between admission and termination, both days worked.
 *
 * @throws RangeError when the termination lies before the admission.
 */
export function serviceTime(admission: IsoDate, termination: IsoDate): ServiceTime {
  if (compareDates(termination, admission) < 0) {
    throw new RangeError(`The contract ends (${termination}) before it begins (${admission}).`);
  }
  const { year, month } = dateParts(termination);
  const dayAfter = addDays(termination, 1);
  const startInYear = laterDate(admission, isoDate(year, 1, 1));
  const startInMonth = laterDate(admission, firstDayOfMonth(termination));
  return {
    months: workedMonths(admission, dayAfter),
    fullYears: wholeYears(admission, dayAfter),
    monthsInYear: workedMonths(startInYear, dayAfter),
    daysInLastMonth: daysBetween(startInMonth, dayAfter),
    lengthOfLastMonth: daysInMonth(year, month),
  };
}

/** The time of service by the names of the results. */
export function countedTime(time: ServiceTime, result: Results) {
  return {
    mesesTrabalhados: result.count('Meses trabalhados', time.months, {
      unit: 'meses',
      note: 'Quinze dias ou mais contam como um mês.',
    }),
    anosTrabalhados: result.count('Anos completos', time.fullYears, { unit: 'anos' }),
    mesesNoAno: result.count('Meses no ano da rescisão', time.monthsInYear, { unit: 'meses' }),
    diasTrabalhadosNoMes: result.count('Dias trabalhados no último mês', time.daysInLastMonth, {
      unit: 'dias',
      note: 'De um mês de {diasDoMes} dias.',
    }),
    diasDoMes: result.count('Dias do último mês', time.lengthOfLastMonth),
  };
}
