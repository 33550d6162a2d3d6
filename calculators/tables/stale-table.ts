/** The warning shown when the newest table of a page has expired. */
import type { DatedEntry, DatedTable } from './table.ts';

/** A warning rule of a definition. */
export interface StaleTableWarning {
  readonly field: 'ano';
  readonly warn: string;
  readonly message: string;
}

/**
 * A non-blocking warning from the first day after a table's last year: until the new figures are added, the
 * calculator uses last year's, and visitors must be told. It applies to the field `ano`.
 */
export function staleTableWarning<Entry extends DatedEntry>({ years }: DatedTable<Entry>): StaleTableWarning {
  const newest = years.at(-1) ?? 0;
  return {
    field: 'ano',
    warn: `ano == ${newest} and year(today) > ${newest}`,
    message: `A tabela de ${newest} é a mais nova desta página. Confira se já há outra em vigor.`,
  };
}
