import { formatDate } from '../../../calendar/format-date.ts';
import type { Definition, Source } from '../../../engine/definition.ts';

/** A source that publishes a table. */
export type TableSource = Source & { readonly table: NonNullable<Source['table']> };

/**
 * The tables behind a result: those of the year in the form (`ano`), or all if the calculation follows dates; none
 * if the year is hidden.
 *
 * @param year the answer to `ano`.
 */
export function tablesOfResult(
  { sources, inputs }: Pick<Definition, 'sources' | 'inputs'>,
  year: unknown,
): readonly TableSource[] {
  const tables = sources.filter((source): source is TableSource => source.table !== undefined);
  if (!('ano' in inputs.properties)) return tables;
  return tables.filter(
    ({ table: { validFrom, validTo = '9999' } }) =>
      Number(year) >= Number(validFrom.slice(0, 4)) && Number(year) <= Number(validTo.slice(0, 4)),
  );
}

/** "tabela do INSS, vale de 01/01/2026 a 31/12/2026" */
export function validityOf({ name, validFrom, validTo }: TableSource['table']): string {
  const from = formatDate(validFrom);
  return `tabela ${name}, vale ${validTo === undefined ? `desde ${from}` : `de ${from} a ${formatDate(validTo)}`}`;
}
