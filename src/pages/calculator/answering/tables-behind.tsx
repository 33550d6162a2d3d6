import type { Definition } from '../../../engine/definition.ts';
import { ClosedLine } from './closed-line.tsx';
import { tablesOfResult, validityOf } from './tables-of-result.ts';

interface TablesBehindProps {
  readonly definition: Definition;
  /** The year in the form. */
  readonly year: unknown;
}

/** The tables of the law behind a result, each with its validity. */
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
