import { useId } from 'react';
import { isSentence } from '../../../../result/sentence.ts';
import { Unbroken } from '../../../../ui/unbroken.tsx';
import { EQUAL } from './difference.ts';
import { ScenarioName, type ScenarioLabel } from './scenario-name.tsx';
import type { Cell, Row } from './side-by-side.ts';

/** Sets a role explicitly, because browsers drop table semantics from other layouts. */
const as = (role: string) => ({ role });

interface ScenarioTableProps {
  readonly title: string;
  /** Heading of the first column. */
  readonly rowName: string;
  readonly labels: readonly ScenarioLabel[];
  readonly rows: readonly Row[];
}

function CellContent({ value, difference }: Cell) {
  if (!value) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">não há</span>
      </>
    );
  }
  return (
    <span className="flex min-w-0 flex-col items-end">
      <span className={isSentence(value) ? 'text-left wrap-anywhere' : 'figure'}>
        <Unbroken text={value.text} />
      </span>
      {difference !== undefined && (
        <span className={`text-muted tabular-nums ${difference === EQUAL ? '' : 'font-medium'}`}>
          {difference}
        </span>
      )}
    </span>
  );
}

/** A table with a column per scenario. In a narrow space each row becomes a card with a line per scenario. */
export function ScenarioTable({ title, rowName, labels, rows }: ScenarioTableProps) {
  const titleId = useId();
  return (
    <div>
      <h4 id={titleId} className="mb-1.5 font-semibold">
        {title}
      </h4>
      <table {...as('table')} aria-labelledby={titleId} className="w-full text-sm @max-[34rem]:block">
        <thead {...as('rowgroup')} className="bg-sunken @max-[34rem]:sr-only">
          <tr {...as('row')}>
            <th
              {...as('columnheader')}
              scope="col"
              className="rounded-l-lg px-2.5 py-2 text-left font-semibold"
            >
              {rowName}
            </th>
            {labels.map((label) => (
              <th
                key={label.name}
                {...as('columnheader')}
                scope="col"
                className="px-2.5 py-2 text-right font-semibold last:rounded-r-lg"
              >
                <ScenarioName {...label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')} className="divide-y divide-line @max-[34rem]:block">
          {rows.map(({ path, label, isHeadline, cells }) => (
            <tr
              key={path}
              {...as('row')}
              className={`break-inside-avoid align-top @max-[34rem]:block @max-[34rem]:py-2.5 ${isHeadline ? 'font-bold' : ''}`}
            >
              <th
                {...as('rowheader')}
                scope="row"
                className={`px-2.5 py-1.5 text-left @max-[34rem]:block @max-[34rem]:px-0 @max-[34rem]:py-0.5 ${isHeadline ? '' : 'font-normal text-muted'}`}
              >
                {label}
              </th>
              {labels.map((scenario) => (
                <td
                  key={scenario.name}
                  {...as('cell')}
                  className="px-2.5 py-1.5 text-right @max-[34rem]:flex @max-[34rem]:justify-between @max-[34rem]:gap-x-4 @max-[34rem]:px-0 @max-[34rem]:py-0.5"
                >
                  <span aria-hidden="true" className="shrink-0 @min-[34rem]:hidden">
                    <ScenarioName {...scenario} />
                  </span>
                  <CellContent {...cells[scenario.index]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
