import { holds, type Calculator } from '../../../engine/calculator.ts';
import type { RawInputs, Source } from '../../../engine/definition.ts';
import { ClosedLine } from './closed-line.tsx';
import { formatDate } from '../../../calendar/format-date.ts';

/** A source that publishes a table. */
type TableSource = Source & { readonly table: NonNullable<Source['table']> };

/**
 * Legal tables of a result, without those that its inputs do not use: those of the year in the form (`ano`), or all if
 * the form has no year; none if the year is hidden.
 */
export function tablesOfResult(
  { definition, programs }: Pick<Calculator, 'definition' | 'programs'>,
  inputs: RawInputs,
): readonly TableSource[] {
  const tables = definition.sources.filter(
    (source): source is TableSource =>
      source.table !== undefined &&
      (source.usedWhen === undefined || holds(programs, source.usedWhen, inputs)),
  );
  if (!('ano' in definition.inputs.properties)) return tables;
  const year = Number(inputs['ano']);
  return tables.filter(
    ({ table: { validFrom, validTo = '9999' } }) =>
      year >= Number(validFrom.slice(0, 4)) && year <= Number(validTo.slice(0, 4)),
  );
}

/** "tabela do INSS, vale de 01/01/2026 a 31/12/2026" */
export function validityOf({ name, validFrom, validTo }: TableSource['table']): string {
  const from = formatDate(validFrom);
  return `tabela ${name}, vale ${validTo === undefined ? `desde ${from}` : `de ${from} a ${formatDate(validTo)}`}`;
}

interface TablesBehindProps {
  readonly calculator: Calculator;
  readonly inputs: RawInputs;
}

/** Legal tables behind a result, each with its validity. */
export function TablesBehind({ calculator, inputs }: TablesBehindProps) {
  const tables = tablesOfResult(calculator, inputs);
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
