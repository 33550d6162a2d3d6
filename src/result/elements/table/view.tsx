import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import type { ShownColumn } from '../../shown.ts';
import { Value } from '../../value.tsx';
import { Downloads } from './downloads.tsx';
import type { ShownTable } from './resolve.ts';

/** Maximum number of columns side by side on a phone, and of rows of a wider table as cards. */
const MAX_SIDE_BY_SIDE = 3;
const MAX_CARDS = 8;

/** Maximum number of printed rows, even of those hidden on screen: about two pages. */
const MAX_PRINTED = 100;

/**
 * Classes that turn each row of a wide table into a card on phones. The roles are explicit, because browsers drop table
 * semantics from other display values; a caption is not allowed among them.
 */
const STACKED = {
  block: 'max-[30rem]:block',
  // Show all cards, because nothing says that a box of whole cards scrolls.
  box: 'max-[30rem]:max-h-none',
  head: 'max-[30rem]:sr-only',
  row: 'max-[30rem]:block max-[30rem]:px-3.5 max-[30rem]:py-2.5',
  cell: 'max-[30rem]:flex max-[30rem]:justify-between max-[30rem]:gap-x-4 max-[30rem]:px-0 max-[30rem]:py-0.5 max-[30rem]:first:font-semibold',
  aside: '',
  first: '',
  role: (role: string) => ({ role }),
} as const;

/** Classes of a table that scrolls sideways under its sticky first column. */
const SIDE_BY_SIDE = {
  block: '',
  box: '',
  head: '',
  row: '',
  cell: '',
  // Narrow the padding, so that three amounts fit side by side on the narrowest phones.
  aside: 'max-[30rem]:px-1.25',
  first: 'sticky left-0 shadow-[1px_0_0_var(--color-line)]',
  role: () => ({}),
} as const;

/** Number of columns beyond which cells have less padding. */
const MAX_PADDED_COLUMNS = 6;

const isTextual = ({ format }: ShownColumn) => format === 'text' || format === 'date';
const alignmentOf = (column: ShownColumn) => (isTextual(column) ? 'text-left' : 'text-right');

/** Breaks text between words, to leave space for the amounts beside it. */
const wrappingOf = ({ format }: ShownColumn) =>
  format === 'text' ? '[&_data]:wrap-break-word [&_data]:whitespace-normal' : '';

/** True for a few named rows, which people read one by one; months and years are read down the columns. */
function isStackedOnPhones({ columns: [first, ...others], rows }: ShownTable): boolean {
  return first?.format === 'text' && others.length >= MAX_SIDE_BY_SIDE && rows.length <= MAX_CARDS;
}

/**
 * A table; a long one shows its first rows, and the rest on demand, and can be downloaded. A wide one becomes cards on
 * a phone, or scrolls sideways.
 */
export function View(table: ShownTable) {
  const { title, path, columns, rows, first, download } = table;
  const [showsAll, setShowsAll] = useState(false);
  const isPrinting = usePrinting();
  const titleId = useId();
  if (rows.length === 0) return null;
  const isLong = rows.length > first;
  const isWhole = showsAll || (isPrinting && rows.length <= MAX_PRINTED);
  const shown = isWhole ? rows : rows.slice(0, first);
  const left = rows.length - shown.length;
  const isStacked = isStackedOnPhones(table);
  const layout = isStacked ? STACKED : SIDE_BY_SIDE;
  const aside = `${columns.length > MAX_PADDED_COLUMNS ? 'px-1.5' : 'px-2.5'} ${layout.aside}`;
  return (
    <div>
      <div
        className={`scroll-edge max-h-128 overflow-auto rounded-xl border border-line print:max-h-none print:overflow-visible ${layout.box}`}
        role="group"
        aria-label={title}
        // Let the keyboard focus the region, because it scrolls.
        tabIndex={0}
      >
        {isStacked && (
          <span id={titleId} className="sr-only">
            {title}
          </span>
        )}
        <table
          {...layout.role('table')}
          {...(isStacked ? { 'aria-labelledby': titleId } : {})}
          className={`w-full text-sm ${layout.block}`}
        >
          {!isStacked && <caption className="sr-only">{title}</caption>}
          <thead {...layout.role('rowgroup')} className={`sticky top-0 z-1 bg-sunken ${layout.head}`}>
            <tr {...layout.role('row')}>
              {columns.map((column, index) => (
                <th
                  key={column.label}
                  scope="col"
                  {...layout.role('columnheader')}
                  className={`${aside} py-2 font-semibold ${alignmentOf(column)} ${index === 0 ? `bg-sunken ${layout.first}` : ''}`}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...layout.role('rowgroup')} className={`divide-y divide-line ${layout.block}`}>
            {shown.map(({ cells }, index) => (
              // Use the index as key, because rows of a result never move.
              <tr
                key={`${path}.${index}`}
                {...layout.role('row')}
                className={`break-inside-avoid ${layout.row}`}
              >
                {columns.map((column, at) => {
                  const value = cells[at];
                  const Cell = at === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={column.label}
                      {...(at === 0 ? { scope: 'row' } : {})}
                      {...layout.role(at === 0 ? 'rowheader' : 'cell')}
                      className={`${aside} py-1.5 font-normal ${alignmentOf(column)} ${wrappingOf(column)} ${layout.cell} ${at === 0 ? `bg-surface ${layout.first}` : ''}`}
                    >
                      {isStacked && (
                        <span
                          aria-hidden="true"
                          className="font-normal text-muted min-[30rem]:hidden print:hidden"
                        >
                          {column.label}
                        </span>
                      )}
                      {value && <Value value={value} />}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <p className="mt-2 hidden text-sm print:block">
          {`Aqui estão ${shown.length} das ${rows.length} linhas. As outras aparecem em “Ver todas as ${rows.length} linhas”, antes de imprimir${download === undefined ? '' : `, e na planilha ${download}.csv`}.`}
        </p>
      )}
      {(isLong || download) && (
        <div className="no-print mt-2 flex flex-wrap gap-x-5 gap-y-2">
          {isLong && (
            <Button variant="secondary" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              <Icon name={showsAll ? 'chevron-up' : 'chevron-down'} />
              {showsAll ? `Ver só as primeiras ${first}` : `Ver todas as ${rows.length} linhas`}
            </Button>
          )}
          {download && <Downloads name={download} table={table} />}
        </div>
      )}
    </div>
  );
}
