import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { dataFailure } from './data-failure.ts';
import { watchErrors, type DatabaseFault } from './database-fault.ts';
import type { Database } from './database.ts';

/** OID of the type `timestamptz` in PostgreSQL. */
export const TIMESTAMPTZ = 1184;

/** Cache of the database: clearing PostgreSQL's default of 128 MB takes half of the time to open a database. */
const CACHE = ['-c', 'shared_buffers=32MB'];

/** Converts `2026-11-20 08:29:23.3+00` to `2026-11-20T08:29:23.3+00:00`, the format of PostgREST. */
export function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** Properties of a database error that may be logged, because they contain no data. */
const SHOWN = new Set(['code', 'constraint', 'table']);

/**
 * Hides the data of a request in an error, because the server's libraries log the entire object with its statement and
 * parameters. Code can still read the properties by name.
 */
function hideData(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const name of Object.keys(error)) {
    if (!SHOWN.has(name)) Object.defineProperty(error, name, { enumerable: false });
  }
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/** Exit codes that the embedded PostgreSQL sets on this process. */
const FOREIGN_EXIT_CODES = new Set<unknown>([0, 99, 100]);

/** Runs a step of the embedded PostgreSQL, and then restores the exit code of this process. */
async function keepingExitCode<Result>(step: () => Promise<Result>): Promise<Result> {
  const { exitCode } = process;
  try {
    return await step();
  } finally {
    if (FOREIGN_EXIT_CODES.has(process.exitCode)) process.exitCode = exitCode;
  }
}

/**
 * Refuses values that PGlite cannot serialize, because it would send a broken message, after which its session no
 * longer responds.
 */
function refuseUnwritable(serializers: PgliteConnection['driver']['serializers']): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value) => {
      const text: unknown = serialize(value);
      if (typeof text !== 'string') throw new Error('Invalid input for list type');
      return text;
    };
  }
}

/**
 * Opens an embedded PostgreSQL in this process.
 * @param directory data folder, or null for a database in memory, which is discarded on close
 * @param template dump of a database as the initial state of a new one, which is faster than creating an empty one
 * @param onFault called with the effect of errors on the database
 */
export async function openPglite(
  directory: string | null,
  template?: Blob,
  onFault?: (fault: DatabaseFault) => void,
): Promise<PgliteConnection> {
  const notice = watchErrors(onFault);
  const connection = await keepingExitCode(async () => {
    const opened = await createPgliteConnection({
      url: directory ?? 'memory://calculario',
      pgliteOptions: {
        startParams: [...PGlite.defaultStartParams, ...CACHE],
        parsers: { [TIMESTAMPTZ]: toIsoTimestamp },
        ...(template && { loadDataDir: template }),
      },
    });
    await opened.driver.waitReady;
    return opened;
  });
  // Restrict the database even if the data folder existed before and is readable by everyone.
  if (directory !== null) await chmod(directory, 0o700);
  const { driver } = connection;
  refuseUnwritable(driver.serializers);
  const watched = async <Result>(step: () => Promise<Result>): Promise<Result> => {
    try {
      return await keepingExitCode(step);
    } catch (error) {
      notice(error);
      throw hideData(error);
    }
  };
  const query = driver.query.bind(driver);
  driver.query = (...call) => watched(() => query(...call));
  const exec = driver.exec.bind(driver);
  driver.exec = (...call) => watched(() => exec(...call));
  return connection;
}

/**
 * Creates a database in a temporary folder and moves it into place, so that an interrupted start leaves no incomplete
 * one.
 */
async function createDatabase(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  await rm(draft, { recursive: true, force: true });
  await closePglite(await openPglite(draft));
  await rename(draft, directory);
}

/**
 * Opens the database of a data folder, or creates it.
 *
 * @throws Error with a message for the terminal if that fails
 */
export async function openData(
  dataDir: string,
  onFault?: (fault: DatabaseFault) => void,
): Promise<PgliteConnection> {
  const directory = join(dataDir, 'database');
  try {
    if (!hasDatabase(dataDir)) await createDatabase(directory);
    return await openPglite(directory, undefined, onFault);
  } catch (error) {
    throw dataFailure(error, dataDir);
  }
}

export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database', 'PG_VERSION'));
}

/** Flushes and closes an embedded database. */
export async function closePglite(connection: PgliteConnection): Promise<void> {
  await keepingExitCode(() => connection.close());
}

/** Adapts an embedded connection to the `Database` interface. */
export function pgliteDatabase({ driver }: PgliteConnection): Database {
  return {
    async run(script) {
      await driver.exec(script, {
        // Print notices of migrations, which are for the site's owner.
        onNotice: ({ severity, message }) => {
          if (severity === 'WARNING') console.warn(message);
        },
      });
    },
    async rows<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
      return (await driver.query<Row>(statement, [...parameters])).rows;
    },
  };
}
