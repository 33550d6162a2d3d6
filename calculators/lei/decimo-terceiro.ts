/** The 13th salary: its twelfths are calendar months with fifteen days of work or more (Lei nº 4.090/1962, art. 1º, § 2º). */
import {
  addMonths,
  compareDates,
  daysBetween,
  firstDayOfMonth,
  isoDate,
  lastDayOfMonth,
  laterDate,
  yearOf,
  type IsoDate,
} from '../../src/calendar/calendar.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';

const MESES_DO_ANO = 12;

/** Days of a calendar month that count as the whole of it. */
const DIAS_DE_UM_AVO = 15;

/** The 13th salary, exact: salary ÷ 12 × twelfths (Lei nº 4.090/1962, art. 1º, § 1º). */
export function decimoTerceiro(salario: Quantity, avos: Quantity): Quantity {
  return salario.over(MESES_DO_ANO).times(avos);
}

/**
 * The calendar months with fifteen days or more in a contract, both end days included; 0 when the end comes before the
 * start.
 */
export function avosDoDecimoTerceiro(inicio: IsoDate, fim: IsoDate): number {
  let avos = 0;
  for (let mes = firstDayOfMonth(inicio); compareDates(mes, fim) <= 0; mes = addMonths(mes, 1)) {
    if (diasNoMes(mes, inicio, fim) >= DIAS_DE_UM_AVO) avos += 1;
  }
  return avos;
}

/**
 * The twelfths of the year in which a contract ends, from its first day or from 1 January. Paid notice counts, and may run
 * into the next year: then they may be more than twelve.
 *
 * @param ultimoDia of work: it gives the year.
 * @param fim of the contract, with the paid notice.
 */
export function avosDoUltimoAno(admissao: IsoDate, ultimoDia: IsoDate, fim: IsoDate): number {
  return avosDoDecimoTerceiro(laterDate(admissao, isoDate(yearOf(ultimoDia), 1, 1)), fim);
}

/** The twelfths of all years before that one. */
export function avosDosAnosAnteriores(admissao: IsoDate, ultimoDia: IsoDate): number {
  return avosDoDecimoTerceiro(admissao, isoDate(yearOf(ultimoDia) - 1, 12, 31));
}

/** Days of the month, given by its first one, from the start to the end. */
function diasNoMes(mes: IsoDate, inicio: IsoDate, fim: IsoDate): number {
  const ultimo = lastDayOfMonth(mes);
  const ate = compareDates(fim, ultimo) < 0 ? fim : ultimo;
  return daysBetween(laterDate(inicio, mes), ate) + 1;
}
