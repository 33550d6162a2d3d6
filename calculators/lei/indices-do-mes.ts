/** Combines monthly percentages, with steps that stay readable for hundreds of months. */
import { formatMonth } from '../../src/calendar/month.ts';
import type { Formatting } from '../../src/quantity/formatting.ts';
import type { SentenceWriter } from '../../src/quantity/formula.ts';
import { one, percent, productOfAll, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import type { MonthPercent } from '../series/monthly-series.ts';

/** Up to a year of months fits on one line; more months get a line for each year. */
const MOST_IN_A_LINE = 12;

type Months = readonly MonthPercent[];

/** The sum of the percentages, without interest on interest: 0 without months. */
export function somaDosMeses(months: Months): Quantity {
  return explainedByYear(months, {
    of: (some) => sumOfAll(some.map((month) => percent(month.percent))),
    sign: '+',
    figure: (share, { figure }) => figure(share.times(100), { format: 'percent' }),
  });
}

/** The factor of the compounded percentages: 1 without months. */
export function fatorDosMeses(months: Months): Quantity {
  return explainedByYear(months, {
    of: (some) => productOfAll(some.map((month) => one.plus(percent(month.percent)))),
    sign: '×',
    figure: (factor, { figure }) => figure(factor, FACTOR_OF_A_YEAR),
    totalFigure: (factor, { figure }) => figure(factor, FACTOR),
  });
}

/** Format of the factor of all months. */
export const FACTOR = { format: 'number', decimals: 8 } as const satisfies Formatting;
/** Enough decimals for the factors of decades to multiply to the decimals of the total. */
const FACTOR_OF_A_YEAR = { ...FACTOR, decimals: 12 };

/** A way to combine months, and the format of the outcome. */
interface Together {
  readonly of: (months: Months) => Quantity;
  readonly sign: string;
  readonly figure: (value: Quantity, writer: SentenceWriter) => string;
  /** Writes the total, if it differs from its parts. */
  readonly totalFigure?: (value: Quantity, writer: SentenceWriter) => string;
}

function explainedByYear(months: Months, together: Together): Quantity {
  const total = together.of(months);
  if (months.length <= MOST_IN_A_LINE) return total;
  // Write a line per year, because nobody would read hundreds of figures in one line.
  const years = yearByYear(months);
  return total.explainedAs(
    ...years.map((year) => (writer: SentenceWriter) => yearLine(year, together, writer)),
    (writer) => {
      const parts = years.map((year) => together.figure(together.of(year), writer));
      return `${parts.join(` ${together.sign} `)} = ${(together.totalFigure ?? together.figure)(total, writer)}`;
    },
  );
}

function yearByYear(months: Months): readonly Months[] {
  const years = new Set(months.map(({ month }) => month.slice(0, 4)));
  return [...years].map((year) => months.filter(({ month }) => month.startsWith(year)));
}

function yearLine(months: Months, { of, figure }: Together, writer: SentenceWriter): string {
  const value = of(months);
  const [first, last] = [months[0], months.at(-1)].map((end) => formatMonth(end?.month ?? ''));
  const span = first === last ? first : `${first} a ${last}`;
  const figures = months.length === 1 ? '' : `${writer.formula(value)} = `;
  return `${span}: ${figures}${figure(value, writer)}`;
}
