/** What is told when the newest table of a page has run out. */
import type { DatedEntry, DatedTable } from './table.ts';

/** A rule of a definition that warns. */
export interface StaleTableWarning {
  readonly field: 'ano';
  readonly warn: string;
  readonly message: string;
}

/**
 * A sentence that does not block, from the first day after a table's last year: the figures are last year's until
 * somebody adds the new ones, and nobody should find that out by himself. It judges the field `ano`.
 */
export function staleTableWarning<Entry extends DatedEntry>({ years }: DatedTable<Entry>): StaleTableWarning {
  const newest = years.at(-1) ?? 0;
  return {
    field: 'ano',
    warn: `ano == ${newest} and year(today) > ${newest}`,
    message: `A tabela de ${newest} é a mais nova desta página. Confira se já há outra em vigor.`,
  };
}
