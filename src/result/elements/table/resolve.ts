import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

const DEFAULT_FIRST = 12;

/** A table as shown. */
export type ShownTable = ReturnType<typeof resolve>;

export function resolve(element: ElementOf<'table'>, reading: Reading) {
  const { rows: path, first = DEFAULT_FIRST, download } = element;
  const columns = reading.columns(path, element.columns);
  const rows = reading
    .rows(path)
    .map((row, index) => columns.map((column) => reading.cell(path, index, row, column)));
  return {
    title: reading.titleOf(element),
    path,
    columns,
    rows,
    first,
    ...(download === undefined ? {} : { download }),
  };
}
