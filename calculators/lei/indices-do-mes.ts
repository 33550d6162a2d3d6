/** Monthly percentages put together, with steps that can still be read where there are hundreds of them. */
import { formatMonth } from '../../src/calendar/month.ts';
import type { Formatting } from '../../src/quantity/formatting.ts';
import type { Teller } from '../../src/quantity/formula.ts';
import { one, percent, productOfAll, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import type { MonthPercent } from '../series/monthly-series.ts';

/** Months that fit in one line; more are written year by year. */
const MOST_IN_A_LINE = 12;

type Months = readonly MonthPercent[];

/** The percentages added up, without interest on interest: 0 for no month. */
export function somaDosMeses(months: Months): Quantity {
  return toldByYear(months, {
    of: (some) => sumOfAll(some.map((month) => percent(month.percent))),
    sign: '+',
    figure: (share, { figure }) => figure(share.times(100), { format: 'percent' }),
  });
}

/** The factor by which the percentages multiply an amount, one after the other: 1 for no month. */
export function fatorDosMeses(months: Months): Quantity {
  return toldByYear(months, {
    of: (some) => productOfAll(some.map((month) => one.plus(percent(month.percent)))),
    sign: '×',
    figure: (factor, { figure }) => figure(factor, FACTOR_OF_A_YEAR),
    totalFigure: (factor, { figure }) => figure(factor, FACTOR),
  });
}

/** How the factor of all months is written. */
export const FACTOR = { format: 'number', decimals: 8 } as const satisfies Formatting;
/** Enough places for decades of them to multiply to the places of the whole. */
const FACTOR_OF_A_YEAR = { ...FACTOR, decimals: 12 };

/** A way to put months together, and how what comes of it is written. */
interface Together {
  readonly of: (months: Months) => Quantity;
  readonly sign: string;
  readonly figure: (value: Quantity, teller: Teller) => string;
  /** How the whole is written, where that differs from its parts. */
  readonly totalFigure?: (value: Quantity, teller: Teller) => string;
}

function toldByYear(months: Months, together: Together): Quantity {
  const total = together.of(months);
  if (months.length <= MOST_IN_A_LINE) return total;
  // Hundreds of figures in one line would be read by nobody; a line a year can be followed.
  const years = yearByYear(months);
  return total.told(
    ...years.map((year) => (teller: Teller) => yearLine(year, together, teller)),
    (teller) => {
      const parts = years.map((year) => together.figure(together.of(year), teller));
      return `${parts.join(` ${together.sign} `)} = ${(together.totalFigure ?? together.figure)(total, teller)}`;
    },
  );
}

function yearByYear(months: Months): readonly Months[] {
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  return [...years].map((year) => months.filter(({ month }) => month.startsWith(year)));
}

function yearLine(months: Months, { of, figure }: Together, teller: Teller): string {
  const value = of(months);
  const [first, last] = [months[0], months.at(-1)].map((end) => formatMonth(end?.month ?? ''));
  const span = first === last ? first : `${first} a ${last}`;
  const figures = months.length === 1 ? '' : `${teller.formula(value)} = `;
  return `${span}: ${figures}${figure(value, teller)}`;
}
