import type { ShownValue } from './shown.ts';

/** The `data-result` hook of a value; empty where an earlier element shows the value. */
type Hook = Pick<ShownValue, 'hook'>;

/** A table whose cells have hooks. */
interface ClaimedTable {
  /** Prefix of the cells' paths: the name of the rows, and a dot. */
  readonly prefix: string;
  readonly cells: ReadonlySet<string>;
}

/** Assigns each path of a result to the first element that shows it. */
export class Hooks {
  readonly #claimed = new Set<string>();
  readonly #tables: ClaimedTable[] = [];

  /** The hook of a path, for its first caller only. */
  claim(path: string): Hook {
    if (this.#claimed.has(path) || this.#isInTable(path)) return {};
    this.#claimed.add(path);
    return { hook: path };
  }

  /** Claims the cells of a table's columns. Returns a function of the row's and the column's index. */
  claimTable(rows: string, columns: readonly string[]): (row: number, column: number) => Hook {
    const prefix = `${rows}.`;
    const isFirst = columns.map(
      (name, index) => columns.indexOf(name) === index && !this.#isInTable(`${prefix}0.${name}`),
    );
    this.#tables.push({ prefix, cells: new Set(columns) });
    return (row, column) => {
      const path = `${prefix}${row}.${columns[column] ?? ''}`;
      return isFirst[column] && !this.#claimed.has(path) ? { hook: path } : {};
    };
  }

  /** True for the path of a cell in a claimed table. */
  #isInTable(path: string): boolean {
    return this.#tables.some(({ prefix, cells }) => {
      if (!path.startsWith(prefix)) return false;
      const cell = path.slice(path.indexOf('.', prefix.length) + 1);
      return cells.has(cell);
    });
  }
}
