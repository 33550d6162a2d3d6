/** Copies rows from one PostgreSQL database to another as JSON, which each converts to its own types. */
import type { Database } from '../database.ts';

/** Maximum size of a batch of rows in one statement, in characters of JSON. */
const BATCH_SIZE = 1_000_000;

/** Lists the tables of the project's own schema by name. */
export async function publicTables(database: Database): Promise<string[]> {
  const tables = await database.rows<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  return tables.map(({ name }) => name);
}

/** Lists the columns of a table, except generated ones. */
export async function writtenColumns(database: Database, table: string): Promise<string[]> {
  const columns = await database.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return columns.map(({ name }) => name);
}

/** Reads the rows of a query as JSON. */
export async function rowsAsJson(database: Database, query: string): Promise<string[]> {
  const rows = await database.rows<{ json: string }>(`select to_jsonb(r)::text as json from (${query}) as r`);
  return rows.map(({ json }) => json);
}

function batches(rows: readonly string[]): string[][] {
  const batched: string[][] = [];
  let room = 0;
  for (const row of rows) {
    if (row.length > room || batched.length === 0) {
      batched.push([]);
      room = BATCH_SIZE;
    }
    batched.at(-1)?.push(row);
    room -= row.length;
  }
  return batched;
}

/**
 * Writes rows read by `rowsAsJson`.
 *
 * @param table name with its schema
 * @param columns SQL expression of each column's value, where `r` is the row
 */
export async function writeRows(
  database: Database,
  table: string,
  columns: ReadonlyMap<string, string>,
  rows: readonly string[],
): Promise<void> {
  const names = [...columns.keys()].map((name) => `"${name}"`).join(', ');
  const values = [...columns.values()].join(', ');
  for (const batch of batches(rows)) {
    await database.rows(
      `insert into ${table} (${names})
       select ${values} from jsonb_populate_recordset(null::${table}, $1::text::jsonb) as r`,
      [`[${batch.join(',')}]`],
    );
  }
}
