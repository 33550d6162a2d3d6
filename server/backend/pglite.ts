import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { dataFailure } from './data-failure.ts';
import { watchErrors, type DatabaseFault } from './database-fault.ts';
import type { Database } from './database.ts';

/** OID of the type `timestamptz` in PostgreSQL's catalogue. */
const TIMESTAMPTZ = 1184;

/** `2026-11-20 08:29:23.3+00` → `2026-11-20T08:29:23.3+00:00`, as PostgREST writes it. */
function toIsoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/** Properties of a database error that may be printed: the failed constraint, never any data. */
const SHOWN = new Set(['code', 'constraint', 'table']);

/**
 * Keeps a request's data out of the console, where the server's libraries print the whole error object with
 * its statement and parameters. Code can still read the properties by name.
 */
function hideData(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  for (const name of Object.keys(error)) {
    if (!SHOWN.has(name)) Object.defineProperty(error, name, { enumerable: false });
  }
  error.stack = `${error.name}: ${error.message}`;
  return error;
}

/** Exit codes that the embedded PostgreSQL sets on this process when it starts, stops or fails. */
const FOREIGN_EXIT_CODES = new Set<unknown>([0, 99, 100]);

/** Runs a step of the embedded PostgreSQL without letting it change this process's exit code. */
async function keepingExitCode<Result>(step: () => Promise<Result>): Promise<Result> {
  const { exitCode } = process;
  try {
    return await step();
  } finally {
    if (FOREIGN_EXIT_CODES.has(process.exitCode)) process.exitCode = exitCode;
  }
}

/**
 * Refuses values that PGlite cannot write as text: it would send them as a broken message, after which its session
 * answers no request.
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
 * @param directory the data folder, or null for a database in memory, discarded on close
 * @param template copy of an earlier database's files to initialize a new one, which is faster than creating one
 * @param onFault called with the effect of a failed statement on the database
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
        parsers: { [TIMESTAMPTZ]: toIsoTimestamp },
        ...(template && { loadDataDir: template }),
      },
    });
    await opened.driver.waitReady;
    return opened;
  });
  const { driver } = connection;
  refuseUnwritable(driver.serializers);
  const query = driver.query.bind(driver);
  driver.query = async (...call) => {
    try {
      return await keepingExitCode(() => query(...call));
    } catch (error) {
      notice(error);
      throw hideData(error);
    }
  };
  const exec = driver.exec.bind(driver);
  driver.exec = async (...call) => {
    try {
      return await keepingExitCode(() => exec(...call));
    } catch (error) {
      notice(error);
      throw error;
    }
  };
  return connection;
}

/**
 * Opens the database of a data folder.
 *
 * @throws Error with a message for people if that fails
 */
export async function openData(
  dataDir: string,
  onFault?: (fault: DatabaseFault) => void,
): Promise<PgliteConnection> {
  try {
    return await openPglite(join(dataDir, 'database'), undefined, onFault);
  } catch (error) {
    throw dataFailure(error, dataDir);
  }
}

/** True if a folder holds a database, and not only an empty place for one. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'database', 'PG_VERSION'));
}

/** Flushes and closes an embedded database. */
export async function closePglite(connection: PgliteConnection): Promise<void> {
  await keepingExitCode(() => connection.close());
}

/** The embedded connection behind this folder's narrow interface. */
export function pgliteDatabase({ driver }: PgliteConnection): Database {
  return {
    async run(script) {
      await driver.exec(script, {
        // Notices of migrations to the site's owner.
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
