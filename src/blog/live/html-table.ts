/** Reads the rows of a table; repeats merged cells, so that every figure stays under its own heading. */
import type { Element } from 'hast';
import type { ContentElement } from '../../catalogue/content-node.ts';

/** Maximum number of places in a table with merged cells; a larger table shows each cell once. */
const MAX_PLACES = 50_000;
/** Maximum number of columns of a cell, as in browsers. */
const MAX_COLUMNS = 1000;
/** Maximum length of all repeated cells of a table, as JSON; further repetitions stay empty. */
const MAX_REPEATED = 50_000;

const EMPTY: ContentElement = { tag: 'td', children: [] };

const childrenOf = (parent: Element, names: readonly string[]) =>
  parent.children
    .filter((child) => child.type === 'element')
    .filter(({ tagName }) => names.includes(tagName));
const cellsOf = (row: Element) => childrenOf(row, ['th', 'td']);

/** A number of columns or rows; 1 if it is missing or invalid. */
function spanOf(cell: Element, name: 'colSpan' | 'rowSpan'): number {
  const span = cell.properties[name];
  return typeof span === 'number' && Number.isInteger(span) && span >= 0 ? span : 1;
}

/** A table as a grid: the cell in each place, row by row, and the columns in which a cell begins. */
interface Grid {
  readonly rows: readonly (readonly Element[])[];
  readonly columns: ReadonlySet<number>;
}

/** Places the cells as browsers do, but never over another one; `undefined` above `MAX_PLACES`. */
function gridOf(sections: readonly (readonly Element[])[]): Grid | undefined {
  const grid = { rows: [] as Element[][], columns: new Set<number>() };
  let places = 0;
  for (const section of sections) {
    const rows: Element[][] = section.map(() => []);
    grid.rows = grid.rows.concat(rows);
    for (const [top, row] of section.entries()) {
      const own = rows[top] ?? [];
      let column = 0;
      for (const cell of cellsOf(row)) {
        while (own[column]) column += 1;
        grid.columns.add(column);
        const end = column + Math.min(spanOf(cell, 'colSpan') || 1, MAX_COLUMNS);
        // A span of 0 covers all rows below in the section.
        const covered = rows.slice(top, top + (spanOf(cell, 'rowSpan') || rows.length));
        for (; column < end && !own[column]; column += 1) {
          places += covered.length;
          if (places > MAX_PLACES) return undefined;
          for (const each of covered) each[column] ??= cell;
        }
      }
    }
  }
  return grid;
}

/**
 * Converts a table to its sections. A merged cell is repeated in every row and column that it covers, except columns in
 * which no cell begins.
 */
export function tableSections(
  table: Element,
  contentOf: (cell: Element) => ContentElement,
): ContentElement[] {
  const parts = childrenOf(table, ['thead', 'tbody', 'tfoot']);
  const sections = parts.map((part) => childrenOf(part, ['tr']));
  const grid = gridOf(sections);
  const columns = [...(grid?.columns ?? [])].toSorted((a, b) => a - b);
  const shown = new Map<Element, { content: ContentElement; length: number }>();
  let repeated = 0;
  const show = (cell: Element | undefined): ContentElement => {
    if (!cell) return EMPTY;
    const before = shown.get(cell);
    if (!before) {
      const content = contentOf(cell);
      shown.set(cell, { content, length: 0 });
      return content;
    }
    before.length ||= JSON.stringify(before.content).length;
    repeated += before.length;
    return repeated > MAX_REPEATED ? { ...EMPTY, tag: before.content.tag } : before.content;
  };
  const rowOf = (row: Element, at: number): ContentElement => {
    const places = grid?.rows[at];
    const cells = places
      ? columns.filter((column) => column < places.length).map((column) => places[column])
      : cellsOf(row);
    return { tag: 'tr', children: cells.map(show) };
  };
  let at = 0;
  return sections.map((rows, index) => ({
    tag: parts[index]?.tagName === 'thead' ? 'thead' : 'tbody',
    children: rows.map((row) => rowOf(row, at++)),
  }));
}
