/** Copies rows from one PostgreSQL to another as JSON, which each side converts by its own types. */
import type { Database } from '../database.ts';

/** Largest batch of rows in one statement, in characters of JSON. */
const SHARE = 1_000_000;

/** The tables of the project's own schema, by name. */
export async function publicTables(database: Database): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  return tables.map(({ name }) => name);
}

/** The columns that are stored, not generated. */
export async function writtenColumns(database: Database, table: string): Promise<string[]> {
  const columns = await database.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return columns.map(({ name }) => name);
}

/** Every row of a query as JSON. */
export async function rowsAsJson(database: Database, query: string): Promise<string[]> {
  const rows = await database.rows<{ json: string }>(`select to_jsonb(r)::text as json from (${query}) as r`);
  return rows.map(({ json }) => json);
}

function shares(rows: readonly string[]): string[][] {
  const made: string[][] = [];
  let room = 0;
  for (const row of rows) {
    if (row.length > room || made.length === 0) {
      made.push([]);
      room = SHARE;
    }
    made.at(-1)?.push(row);
    room -= row.length;
  }
  return made;
}

/**
 * Writes rows that `rowsAsJson` read.
 *
 * @param table with its schema
 * @param columns name of each column and the SQL of its value, where `r` is the row
 */
export async function writeRows(
  database: Database,
  table: string,
  columns: ReadonlyMap<string, string>,
  rows: readonly string[],
): Promise<void> {
  const names = [...columns.keys()].map((name) => `"${name}"`).join(', ');
  const values = [...columns.values()].join(', ');
  for (const share of shares(rows)) {
    await database.rows(
      `insert into ${table} (${names})
       select ${values} from jsonb_populate_recordset(null::${table}, $1::text::jsonb) as r`,
      [`[${share.join(',')}]`],
    );
  }
}
