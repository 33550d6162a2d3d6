import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

const DEFAULT_FIRST = 12;

/** A table as shown. */
export type ShownTable = ReturnType<typeof resolve>;

export function resolve(element: ElementOf<'table'>, reading: Reading) {
  const { rows: path, first = DEFAULT_FIRST, download } = element;
  const columns = reading.columns(path, element.columns);
  return {
    title: reading.titleOf(element),
    path,
    columns,
    rows: reading.table(path, columns),
    first,
    ...(download === undefined ? {} : { download }),
  };
}
