/** Builds the field for choosing the year of a table. */
import { yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import { enumerate } from '../../src/text/enumerate.ts';

/** Keywords of a choice field: every year of the table, the newest first. */
export interface YearChoice {
  readonly type: 'integer';
  readonly oneOf: readonly { readonly const: number; readonly title: string }[];
  /** The newest year that has begun; before the first one the current year, which is then refused. */
  readonly defaultOn: (today: IsoDate) => number;
  readonly messages: { readonly required: string; readonly enum: string };
}

/**
 * A choice among the years of a table, ascending.
 *
 * @param titleOf title of a year in the list; by default the year.
 */
export function yearChoice(
  table: { readonly years: readonly number[] },
  titleOf: (year: number) => string = String,
): YearChoice {
  const years = enumerate(table.years.map(String), 'ou');
  return {
    type: 'integer',
    oneOf: table.years.map((year) => ({ const: year, title: titleOf(year) })).toReversed(),
    defaultOn: (today) => table.years.findLast((year) => year <= yearOf(today)) ?? yearOf(today),
    messages: {
      required: `Escolha o ano: ${years}`,
      enum: `Não há tabela para esse ano. Escolha ${years}`,
    },
  };
}
