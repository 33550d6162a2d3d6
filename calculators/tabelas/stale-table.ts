/** Warns when the newest table of a page has expired. */
import { yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import type { DatedEntry, DatedTable } from './table.ts';

/** A warning rule of a definition. */
export interface StaleTableWarning<Field extends string = string> {
  readonly field: Field;
  readonly warn: string;
  readonly message: string;
}

/**
 * A non-blocking warning from the first day after a table's last year: until someone adds the new figures, the
 * calculator uses last year's and must say so. Applies to the field `ano`.
 */
export function staleTableWarning({
  years,
}: {
  readonly years: readonly number[];
}): StaleTableWarning<'ano'> {
  const newest = years.at(-1) ?? 0;
  return {
    field: 'ano',
    warn: `ano == ${newest} and year(today) > ${newest}`,
    message: newestOnThisPage(newest),
  };
}

/**
 * The same for a calculator without a year field: from the day after the last entry's validity. Applies to the
 * whole form.
 *
 * @throws TypeError for a table without an end, which cannot expire.
 */
export function endedTableWarning<Entry extends DatedEntry>(
  table: Pick<DatedTable<Entry>, 'entries'>,
): StaleTableWarning<''> {
  const end = endOf(table);
  return { field: '', warn: `today > "${end}"`, message: newestOnThisPage(yearOf(end)) };
}

/**
 * The same for a table that a page uses for the years of another one, which may have a newer entry: for years after
 * the last validity. Applies to the field `ano`.
 *
 * @param name after "tabela" in Portuguese: 'do INSS'.
 * @throws TypeError for a table without an end, which cannot expire.
 */
export function outlivedTableWarning<Entry extends DatedEntry>(
  table: Pick<DatedTable<Entry>, 'entries'>,
  name: string,
): StaleTableWarning<'ano'> {
  const end = yearOf(endOf(table));
  return { field: 'ano', warn: `ano > ${end}`, message: newestOnThisPage(end, ` ${name}`) };
}

function endOf<Entry extends DatedEntry>({ entries }: Pick<DatedTable<Entry>, 'entries'>): IsoDate {
  const end = entries.at(-1)?.validTo;
  if (end === undefined) throw new TypeError('the last entry of the table has no validTo');
  return end;
}

function newestOnThisPage(year: number, name = ''): string {
  return `A tabela${name} de ${year} é a mais nova desta página: confira se já há outra em vigor`;
}
