/** The operations of a PostgreSQL connection needed for migrations and account management. */
export interface Database {
  /** Runs a script of one or more statements. */
  run(script: string): Promise<void>;
  /** Runs one statement with `$1`-style parameters and returns its rows. */
  rows<Row extends object>(statement: string, parameters?: readonly unknown[]): Promise<Row[]>;
}
