/** Builds the field for choosing the year of a dated table. */
import { yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import type { DatedEntry, DatedTable } from './table.ts';

/** Keywords of a choice field: every year of the table, the newest first. */
export interface YearChoice {
  readonly type: 'integer';
  readonly oneOf: readonly { readonly const: number; readonly title: string }[];
  /** The newest year that has begun; before the first one the current year, which is then refused. */
  readonly defaultOn: (today: IsoDate) => number;
  readonly messages: { readonly required: string; readonly enum: string };
}

/**
 * A choice among the years of a table.
 *
 * @param titleOf title of an entry in the list; by default its year.
 */
export function yearChoice<Entry extends DatedEntry>(
  table: DatedTable<Entry>,
  titleOf: (entry: Entry) => string = ({ year }) => String(year),
): YearChoice {
  const years = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(table.years.map(String));
  return {
    type: 'integer',
    oneOf: table.entries.map((entry) => ({ const: entry.year, title: titleOf(entry) })).toReversed(),
    defaultOn: (today) => table.years.findLast((year) => year <= yearOf(today)) ?? yearOf(today),
    messages: {
      required: `Escolha o ano: ${years}`,
      enum: `Não há tabela para esse ano. Escolha ${years}`,
    },
  };
}
