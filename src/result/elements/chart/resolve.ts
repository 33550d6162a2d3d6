import { formatValue } from '../../../engine/format.ts';
import type { ElementOf } from '../../../engine/result-layout.ts';
import { valueAt } from '../../../engine/template.ts';
import { numberAt, type Reading } from '../../reading.ts';

/** A chart as shown. */
export type ShownChart = ReturnType<typeof resolve>;

/** Between two points goes a line; a single one stands as a column. */
const AS_COLUMNS = {
  line: 'columns',
  area: 'stackedColumns',
  columns: 'columns',
  stackedColumns: 'stackedColumns',
} as const;

export function resolve(element: ElementOf<'chart'>, reading: Reading) {
  const series = reading.columns(element.rows, element.series);
  const [x] = reading.columns(element.rows, [element.x]);
  const rows = reading.rows(element.rows);
  return {
    title: reading.titleOf(element),
    shape: rows.length === 1 ? AS_COLUMNS[element.shape] : element.shape,
    xLabel: x?.label ?? '',
    seriesLabels: series.map(({ label }) => label),
    formatting: series[0] ?? { format: 'number' as const },
    points: rows.map((row) => ({
      x: numberAt(row, element.x),
      label: formatValue(valueAt(row, element.x), x ?? { format: 'text' }),
      values: series.map(({ value }) => numberAt(row, value)),
    })),
  };
}
