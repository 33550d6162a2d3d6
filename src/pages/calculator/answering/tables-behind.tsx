import type { Definition, Source } from '../../../engine/definition.ts';
import { ClosedLine } from './closed-line.tsx';
import { formatDate } from '../../../calendar/format-date.ts';

/** A source that publishes a table. */
type TableSource = Source & { readonly table: NonNullable<Source['table']> };

/**
 * Legal tables of a result: those of the year in the form (`ano`), or all if the form has no year; none if the year is
 * hidden.
 *
 * @param year the value of `ano`
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

interface TablesBehindProps {
  readonly definition: Definition;
  /** The year in the form. */
  readonly year: unknown;
}

/** Legal tables behind a result, each with its validity. */
export function TablesBehind({ definition, year }: TablesBehindProps) {
  const tables = tablesOfResult(definition, year);
  if (tables.length === 0) return null;
  const hasChoice = new Set(tables.map(({ table }) => table.name)).size < tables.length;
  return (
    <ClosedLine icon="calendar-days" title="Tabelas desta conta e sua validade">
      {hasChoice && <p className="mb-2 text-muted">A conta usa, de cada tabela, a que vale na data.</p>}
      <ul className="grid gap-2">
        {tables.map(({ label, url, table }) => (
          <li key={label + url}>
            <a href={url} rel="noopener" className="text-brand underline underline-offset-2">
              {label}
            </a>{' '}
            <span className="text-muted">{`(${validityOf(table)})`}</span>
          </li>
        ))}
      </ul>
    </ClosedLine>
  );
}
