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
} from '../../src/calendar/calendar.ts';

/** Time of service between two days that were both worked. */
export interface TempoDeServico {
  /** Months of the whole contract; fifteen days or more count as a month. */
  readonly meses: number;
  /** Whole years of the contract. */
  readonly anosCompletos: number;
  /** Months of the year in which it ends, 0 to 12; fifteen days or more count as a month. */
  readonly mesesNoAno: number;
  /** Days worked in the month in which it ends, 1 to 31. */
  readonly diasNoUltimoMes: number;
  /** Days which that month has. */
  readonly diasDoMes: number;
}

/**
 * The time between admission and termination, both days worked.
 *
 * @throws RangeError when the termination lies before the admission.
 */
export function tempoDeServico(admissao: IsoDate, rescisao: IsoDate): TempoDeServico {
  if (compareDates(rescisao, admissao) < 0) {
    throw new RangeError(`The contract ends (${rescisao}) before it begins (${admissao}).`);
  }
  const { year, month } = dateParts(rescisao);
  const diaSeguinte = addDays(rescisao, 1);
  const inicioNoAno = laterDate(admissao, isoDate(year, 1, 1));
  const inicioNoMes = laterDate(admissao, firstDayOfMonth(rescisao));
  return {
    meses: workedMonths(admissao, diaSeguinte),
    anosCompletos: wholeYears(admissao, diaSeguinte),
    mesesNoAno: workedMonths(inicioNoAno, diaSeguinte),
    diasNoUltimoMes: daysBetween(inicioNoMes, diaSeguinte),
    diasDoMes: daysInMonth(year, month),
  };
}
