/** A list of rows, for tests of what is read, written and said of rows. */
import type { RowCell, RowsField } from '../../vocabulary/fields/rows.ts';

/** One to three rows, none of them there from the start, of the given cells. */
export function rowsOf(cells: Readonly<Record<string, RowCell>>): RowsField {
  return {
    type: 'array',
    title: 'Linhas',
    items: { type: 'object', properties: cells },
    minItems: 1,
    maxItems: 3,
    default: [],
    rowName: 'Linha',
    addLabel: 'Mais uma',
  };
}
