import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { downloadCsv } from './download-csv.ts';
import type { ShownElement } from './resolve-layout.ts';
import { Value } from './value.tsx';

type Table = Extract<ShownElement, { kind: 'table' }>;

const DEFAULT_FIRST = 12;

/** A table; a long one shows its first rows and the rest on demand, and can be saved as a spreadsheet. */
export function DataTable({ table }: { readonly table: Table }) {
  const { title, path, columns, rows, download } = table;
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const first = table.first ?? DEFAULT_FIRST;
  const isLong = rows.length > first;
  const isNumeric = (format: string) => format !== 'text' && format !== 'date';
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 font-semibold">
        {title}
      </h3>
      <div
        className="relative max-h-128 overflow-auto rounded-xl border border-line print:max-h-none print:overflow-visible"
        role="group"
        aria-labelledby={titleId}
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              {columns.map(({ label, format }) => (
                <th
                  key={label}
                  scope="col"
                  className={`px-2.5 py-2 font-semibold ${isNumeric(format) ? 'text-right' : 'text-left'}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {(showsAll ? rows : rows.slice(0, first)).map((cells, index) => (
              // Rows of a result never change places.
              <tr key={`${path}.${index}`}>
                {cells.map((value, column) => (
                  <td
                    key={columns[column]?.label}
                    className={`px-2.5 py-1.5 ${isNumeric(columns[column]?.format ?? 'text') ? 'text-right' : 'text-left'}`}
                  >
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(isLong || download) && (
        <div className="no-print mt-2 flex flex-wrap gap-2">
          {isLong && (
            <Button variant="secondary" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              <Icon name={showsAll ? 'chevron-up' : 'chevron-down'} />
              {showsAll ? `Ver só as primeiras ${first}` : `Ver todas as ${rows.length} linhas`}
            </Button>
          )}
          {download && (
            <Button variant="quiet" onClick={() => downloadCsv(download, columns, rows)}>
              <Icon name="download" />
              Baixar planilha (CSV)
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
