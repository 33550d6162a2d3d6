/** The Selic of several months as laws on taxes add it up: simply, without interest on interest. */
import { formatMonth, type Month } from '../../src/calendar/month.ts';
import type { Teller } from '../../src/quantity/formula.ts';
import { percent, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import type { MonthPercent } from '../series/monthly-series.ts';
import { SELIC } from '../series/selic.ts';

/** Up to a year the months stand in one sum; more are told year by year. */
const MOST_IN_A_LINE = 12;

/**
 * The monthly percentages from `from` to `to`, both included, added up: 0 when `to` comes before `from`.
 *
 * @throws MissingMonthError when the Selic of one of the months is not known.
 */
export function selicSum(from: Month, to: Month): Quantity {
  const months = SELIC.between(from, to);
  const total = sumOfMonths(months);
  if (months.length <= MOST_IN_A_LINE) return total;
  // Hundreds of figures in one line would be read by nobody; a line a year can be followed.
  const years = yearByYear(months);
  return total.told(...years.map((year) => (teller: Teller) => yearLine(year, teller)), (teller) => {
    const sums = years.map((year) => percentText(sumOfMonths(year), teller));
    return `${sums.join(' + ')} = ${percentText(total, teller)}`;
  });
}

function yearByYear(months: readonly MonthPercent[]): readonly (readonly MonthPercent[])[] {
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  return [...years].map((year) => months.filter(({ month }) => month.startsWith(year)));
}

function sumOfMonths(months: readonly MonthPercent[]): Quantity {
  return sumOfAll(months.map((month) => percent(month.percent)));
}

function percentText(fraction: Quantity, { figure }: Teller): string {
  return figure(fraction.times(100), { format: 'percent' });
}

function yearLine(months: readonly MonthPercent[], teller: Teller): string {
  const sum = sumOfMonths(months);
  const [first, last] = [months[0], months.at(-1)].map((end) => formatMonth(end?.month ?? ''));
  const span = first === last ? first : `${first} a ${last}`;
  const figures = months.length === 1 ? '' : `${teller.formula(sum)} = `;
  return `${span}: ${figures}${percentText(sum, teller)}`;
}
