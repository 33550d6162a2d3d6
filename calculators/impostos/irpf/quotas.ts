/** Splits the income tax of a year into quotas (Lei nº 9.250/1995, art. 14). */
import { addDays, isoDate, lastDayOfMonth, type IsoDate } from '../../../src/calendar/calendar.ts';
import { decimal, floor } from '../../../src/decimal/decimal.ts';
import { splitInstalments } from '../../../src/decimal/money.ts';
import { eFimDeSemana } from '../../lei/dias-uteis.ts';
import { pascoa } from '../../lei/feriados.ts';
import { LEAST_DARF, LEAST_QUOTA, LEAST_TAX_IN_QUOTAS, MOST_QUOTAS } from '../../tabelas/irpf-payment.ts';

/** One quota. */
export interface Quota {
  /** From 1. */
  readonly numero: number;
  /** Reais, to the cent, without the interest of quotas after the first. */
  readonly valor: number;
}

/** Month of the last day for the return, which has been the end of May since 2021. */
const MONTH_OF_RETURN = 5;

const DAYS_FROM_EASTER_TO_CORPUS_CHRISTI = 60;

/**
 * The last day to pay the first quota, which is due with the tax return: the last bank day of its month. Besides
 * weekends only Corpus Christi can fall there.
 *
 * @param year of the tax return
 */
export function firstQuotaDueDate(year: number): IsoDate {
  const corpusChristi = addDays(pascoa(year), DAYS_FROM_EASTER_TO_CORPUS_CHRISTI);
  let date = lastDayOfMonth(isoDate(year, MONTH_OF_RETURN, 1));
  while (eFimDeSemana(date) || date === corpusChristi) date = addDays(date, -1);
  return date;
}

/**
 * Equal quotas, with the odd cents in the first; none if the tax is too small for a DARF.
 *
 * @param tax remaining tax in reais, to the cent.
 * @param wanted whole, 1 or more; reduced if a quota would be too small.
 */
export function quotas(tax: number, wanted: number): readonly Quota[] {
  if (tax < LEAST_DARF.number) return [];
  const most = tax < LEAST_TAX_IN_QUOTAS.number ? 1 : floor(decimal(tax).div(LEAST_QUOTA.number));
  const count = Math.min(wanted, MOST_QUOTAS.number, most);
  return splitInstalments(tax, count)
    .toReversed()
    .map((valor, index) => ({ numero: index + 1, valor }));
}
