/** The quotas in which the income tax of a year may be paid (Lei nº 9.250/1995, art. 14). */
import { addDays, isoDate, lastDayOfMonth, type IsoDate } from '../../../src/calendar/calendar.ts';
import { decimal, floor } from '../../../src/decimal/decimal.ts';
import { splitInstalments } from '../../../src/decimal/money.ts';
import { isWeekend } from '../../law/bank-days.ts';
import { easter } from '../../law/holidays.ts';
import { LEAST_DARF, LEAST_QUOTA, LEAST_TAX_IN_QUOTAS, MOST_QUOTAS } from '../../tables/irpf-payment.ts';

/** One quota. */
export interface Quota {
  /** From 1. */
  readonly numero: number;
  /** The last day to pay it. */
  readonly vencimento: IsoDate;
  /** Reais, to the cent, without the interest of those after the first. */
  readonly valor: number;
}

/** The first quota is due with the tax return, whose last day the Receita has set at the end of May since 2021. */
const FIRST_MONTH = 5;
const DECEMBER = 12;

const DAYS_FROM_EASTER_TO_CORPUS_CHRISTI = 60;

/**
 * The last bank day of a quota's month. From May on Corpus Christi alone can fall on the last days of a month besides
 * weekends; on the last day of a year banks serve nobody.
 */
export function quotaDueDate(year: number, number: number): IsoDate {
  const month = FIRST_MONTH + number - 1;
  const corpusChristi = addDays(easter(year), DAYS_FROM_EASTER_TO_CORPUS_CHRISTI);
  const last = lastDayOfMonth(isoDate(year, month, 1));
  let date = month === DECEMBER ? addDays(last, -1) : last;
  while (isWeekend(date) || date === corpusChristi) date = addDays(date, -1);
  return date;
}

/**
 * Equal quotas, the first of which takes the odd cents; none where a DARF cannot be so small.
 *
 * @param tax what is still to be paid, in reais, to the cent.
 * @param year of the tax return, in which they are paid
 * @param wanted whole, 1 or more; fewer where a quota would be too small.
 */
export function quotas(tax: number, wanted: number, year: number): readonly Quota[] {
  if (tax < LEAST_DARF.number) return [];
  const most = tax < LEAST_TAX_IN_QUOTAS.number ? 1 : floor(decimal(tax).div(LEAST_QUOTA.number));
  const count = Math.min(wanted, MOST_QUOTAS.number, most);
  return splitInstalments(tax, count)
    .toReversed()
    .map((valor, index) => ({ numero: index + 1, vencimento: quotaDueDate(year, index + 1), valor }));
}
