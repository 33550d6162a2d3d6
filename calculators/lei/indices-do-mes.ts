/** Combines monthly percentages, with steps that stay readable for hundreds of months. */
import { formatMonth } from '../../src/calendar/month.ts';
import type { Formatting } from '../../src/quantity/formatting.ts';
import type { SentenceWriter } from '../../src/quantity/formula.ts';
import { one, percent, productOfAll, sumOfAll, type Quantity } from '../../src/quantity/quantity.ts';
import type { MonthPercent } from '../series/monthly-series.ts';

/** Up to a year of months fits on one line; more months get a line for each year. */
const MAX_IN_A_LINE = 12;

type Meses = readonly MonthPercent[];

/** The sum of the percentages, without interest on interest: 0 without months. */
export function somaDosMeses(meses: Meses): Quantity {
  return explainedByYear(meses, {
    of: (some) => sumOfAll(some.map((mes) => percent(mes.percent))),
    sign: '+',
    figure: (share, { figure }) => figure(share.times(100), { format: 'percent' }),
  });
}

/** The factor of the compounded percentages: 1 without months. */
export function fatorDosMeses(meses: Meses): Quantity {
  return explainedByYear(meses, {
    of: (some) => productOfAll(some.map((mes) => one.plus(percent(mes.percent)))),
    sign: '×',
    figure: (fator, { figure }) => figure(fator, FACTOR_OF_A_YEAR),
    totalFigure: (fator, { figure }) => figure(fator, FACTOR),
  });
}

/** Format of the factor of all months. */
export const FACTOR = { format: 'number', decimals: 8 } as const satisfies Formatting;
/** Enough decimals for the factors of decades to multiply to the decimals of the total. */
const FACTOR_OF_A_YEAR = { ...FACTOR, decimals: 12 };

/** A way to combine months, and the format of the outcome. */
interface Together {
  readonly of: (meses: Meses) => Quantity;
  readonly sign: string;
  readonly figure: (value: Quantity, writer: SentenceWriter) => string;
  /** Writes the total, if it differs from its parts. */
  readonly totalFigure?: (value: Quantity, writer: SentenceWriter) => string;
}

function explainedByYear(meses: Meses, together: Together): Quantity {
  const total = together.of(meses);
  if (meses.length <= MAX_IN_A_LINE) return total;
  // Write a line per year, because nobody would read hundreds of figures in one line.
  const anos = yearByYear(meses);
  return total.explainedAs(
    ...anos.map((ano) => (writer: SentenceWriter) => yearLine(ano, together, writer)),
    (writer) => {
      const parts = anos.map((ano) => together.figure(together.of(ano), writer));
      return `${parts.join(` ${together.sign} `)} = ${(together.totalFigure ?? together.figure)(total, writer)}`;
    },
  );
}

function yearByYear(meses: Meses): readonly Meses[] {
  const anos = new Set(meses.map(({ month }) => month.slice(0, 4)));
  return [...anos].map((ano) => meses.filter(({ month }) => month.startsWith(ano)));
}

function yearLine(meses: Meses, { of, figure }: Together, writer: SentenceWriter): string {
  const value = of(meses);
  const [first, last] = [meses[0], meses.at(-1)].map((end) => formatMonth(end?.month ?? ''));
  const span = first === last ? first : `${first} a ${last}`;
  const figures = meses.length === 1 ? '' : `${writer.formula(value)} = `;
  return `${span}: ${figures}${figure(value, writer)}`;
}
