import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Value } from '../../value.tsx';
import { downloadCsv } from './download-csv.ts';
import type { ShownTable } from './resolve.ts';

/** Columns that a phone shows side by side. */
const MOST_SIDE_BY_SIDE = 4;

/**
 * On a phone each row of a wide table is a card, its cells one below the other with their columns' names. Browsers
 * no longer take for a table what is laid out otherwise, so the roles are said.
 */
const STACKED = {
  block: 'max-sm:block',
  head: 'max-sm:sr-only',
  row: 'max-sm:block max-sm:px-3.5 max-sm:py-2.5',
  cell: 'max-sm:flex max-sm:justify-between max-sm:gap-x-4 max-sm:px-0 max-sm:py-0.5 max-sm:first:font-semibold',
  role: (role: string) => ({ role }),
} as const;
const SIDE_BY_SIDE = { block: '', head: '', row: '', cell: '', role: () => ({}) } as const;

/** A table; a long one shows its first rows and the rest on demand, and can be saved as a spreadsheet. */
export function View({ title, path, columns, rows, first, download }: ShownTable) {
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const isLong = rows.length > first;
  const isStacked = columns.length > MOST_SIDE_BY_SIDE;
  const layout = isStacked ? STACKED : SIDE_BY_SIDE;
  const alignment = (format = 'text') =>
    format === 'text' || format === 'date' ? 'text-left' : 'text-right';
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
        <table {...layout.role('table')} className={`w-full text-sm ${layout.block}`}>
          <thead {...layout.role('rowgroup')} className={`sticky top-0 bg-sunken ${layout.head}`}>
            <tr {...layout.role('row')}>
              {columns.map(({ label, format }) => (
                <th
                  key={label}
                  scope="col"
                  {...layout.role('columnheader')}
                  className={`px-2.5 py-2 font-semibold ${alignment(format)}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...layout.role('rowgroup')} className={`divide-y divide-line ${layout.block}`}>
            {(showsAll ? rows : rows.slice(0, first)).map(({ cells }, index) => (
              // Rows of a result never change places.
              <tr key={`${path}.${index}`} {...layout.role('row')} className={layout.row}>
                {cells.map((value, column) => (
                  <td
                    key={columns[column]?.label}
                    {...layout.role('cell')}
                    className={`px-2.5 py-1.5 ${alignment(columns[column]?.format)} ${layout.cell}`}
                  >
                    {isStacked && (
                      <span aria-hidden="true" className="font-normal text-muted sm:hidden">
                        {columns[column]?.label}
                      </span>
                    )}
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
