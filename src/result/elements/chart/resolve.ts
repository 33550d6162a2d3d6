import { formatValue } from '../../../engine/format.ts';
import type { ElementOf } from '../../../engine/result-layout.ts';
import { valueAt } from '../../../engine/template.ts';
import type { Formatting } from '../../../quantity/formatting.ts';
import { numberAt, type Reading } from '../../reading.ts';
import { ShownRow } from '../../shown-row.ts';

export type ShownChart = ReturnType<typeof resolve>;

/** Draws a single point as columns, because a line needs two. */
const AS_COLUMNS = {
  line: 'columns',
  area: 'stackedColumns',
  columns: 'columns',
  stackedColumns: 'stackedColumns',
} as const;

/** Unit of the vertical axis. */
function unitOf({ format, unit }: Formatting): string | undefined {
  if (format === 'money') return 'R$';
  return format === 'percent' ? '%' : unit;
}

export function resolve(element: ElementOf<'chart'>, reading: Reading) {
  const { shape = 'line', x = reading.firstColumn(element.rows) } = element;
  const series = reading.columns(element.rows, element.series);
  const across = reading.columns(element.rows, [x]);
  const rows = reading.rowsFromStart(element.rows);
  const title = reading.titleOf(element);
  const formatting: Formatting = series[0] ?? { format: 'number' };
  const name = series.length === 1 ? series[0]?.label : undefined;
  const unit = unitOf(formatting);
  const columns = [...across, ...series];
  return {
    title,
    shape: rows.length === 1 ? AS_COLUMNS[shape] : shape,
    xLabel: across[0]?.label ?? '',
    /** Label of the vertical axis, with its unit. */
    yLabel: unit === undefined ? (name ?? '') : `${name ?? 'Valores'} (${unit})`,
    seriesLabels: series.map(({ label }) => label),
    formatting,
    /** True if a chart by years has only the start and the end of a shorter term. */
    isWithinAYear: across[0]?.format === 'years' && numberAt(rows.at(-1) ?? {}, x) < 1,
    points: rows.map((row) => ({
      x: numberAt(row, x),
      label: formatValue(valueAt(row, x), across[0] ?? { format: 'text' }),
      values: series.map(({ value }) => numberAt(row, value)),
    })),
    /** Add the figures as a table, unless a table of the layout shows them. */
    table: reading.hasTable(
      element.rows,
      columns.map(({ value }) => value),
    )
      ? undefined
      : {
          title: `Os números: ${title}`,
          path: element.rows,
          columns,
          first: rows.length,
          rows: rows.map(
            (row) =>
              new ShownRow(() =>
                columns.map((column) => {
                  const raw = valueAt(row, column.value);
                  return { text: raw === undefined ? '–' : formatValue(raw, column), raw };
                }),
              ),
          ),
        },
  };
}
