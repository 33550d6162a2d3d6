/** Minimal interface of a PostgreSQL connection, for migrations and account management. */
export interface Database {
  /** Runs a script of one or more statements. */
  run(script: string): Promise<void>;
  /** Runs one statement with `$1`-style parameters and returns its rows. */
  rows<Row extends object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** Runs a task in a transaction. The database must be a single session. */
export async function inTransaction<Result>(
  database: Database,
  task: () => Promise<Result>,
): Promise<Result> {
  await database.run('begin');
  try {
    const result = await task();
    await database.run('commit');
    return result;
  } catch (error) {
    await database.run('rollback');
    throw error;
  }
}
