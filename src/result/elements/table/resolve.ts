import type { ElementOf } from '../../../engine/result-layout.ts';
import { valueAt } from '../../../engine/template.ts';
import type { Reading } from '../../reading.ts';

const DEFAULT_FIRST = 12;

export type ShownTable = ReturnType<typeof resolve>;

export function resolve(element: ElementOf<'table'>, reading: Reading) {
  const { rows: path, first = DEFAULT_FIRST, download } = element;
  const raw = reading.rows(path);
  // Omit columns without a value in any row.
  const columns = reading
    .columns(path, element.columns)
    .filter(({ value }) => raw.length === 0 || raw.some((row) => valueAt(row, value) !== undefined));
  return {
    title: reading.titleOf(element),
    path,
    columns,
    rows: reading.table(path, columns),
    first,
    ...(download === undefined ? {} : { download }),
  };
}
