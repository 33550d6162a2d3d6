/** The time of service at the end of an employment contract. */
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

/** Time of service between two days of work. */
export interface TempoDeServico {
  /** Months of the whole contract; at least fifteen days count as a month. */
  readonly meses: number;
  /** Whole years of the contract. */
  readonly anosCompletos: number;
  /** Months in the last year, 0 to 12; at least fifteen days count as a month. */
  readonly mesesNoAno: number;
  /** Days worked in the last month, 1 to 31. */
  readonly diasNoUltimoMes: number;
  /** Length of that month in days. */
  readonly diasDoMes: number;
}

/**
 * The time between admission and termination, counting both days.
 *
 * @throws RangeError for a termination before the admission.
 */
export function tempoDeServico(admissao: IsoDate, rescisao: IsoDate): TempoDeServico {
  if (compareDates(rescisao, admissao) < 0) {
    throw new RangeError(`The contract ends (${rescisao}) before it begins (${admissao}).`);
  }
  const { year: ano, month: mes } = dateParts(rescisao);
  const diaSeguinte = addDays(rescisao, 1);
  const inicioNoAno = laterDate(admissao, isoDate(ano, 1, 1));
  const inicioNoMes = laterDate(admissao, firstDayOfMonth(rescisao));
  return {
    meses: workedMonths(admissao, diaSeguinte),
    anosCompletos: wholeYears(admissao, diaSeguinte),
    mesesNoAno: workedMonths(inicioNoAno, diaSeguinte),
    diasNoUltimoMes: daysBetween(inicioNoMes, diaSeguinte),
    diasDoMes: daysInMonth(ano, mes),
  };
}
