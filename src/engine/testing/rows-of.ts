/** A list of rows, for tests of parsing, formatting and schemas of rows. */
import type { RowCell, RowsField } from '../../vocabulary/fields/rows.ts';

/** One to three rows with the given cells; the form starts without rows. */
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
