import { randomUUID } from 'node:crypto';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Connection } from '@supabase/lite';
import type { Database } from '../../../server/backend/database.ts';
import { TIMESTAMPTZ, toIsoTimestamp } from '../../../server/backend/pglite.ts';

/** The part of the postgres.js driver that these tests use. */
interface Driver {
  unsafe(statement: string, parameters?: unknown[]): Promise<object[]>;
}

export interface OpenDatabase {
  connection: Connection;
  database: Database;
  close(): Promise<void>;
}

const timestamps = {
  to: TIMESTAMPTZ,
  from: [TIMESTAMPTZ],
  serialize: (text: string) => text,
  parse: toIsoTimestamp,
};

function open(url: string, sessions: number) {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { max: sessions, onnotice: () => {}, types: { timestamptz: timestamps } },
  });
  return { connection, driver: connection.driver as unknown as Driver };
}

function databaseOf(driver: Driver): Database {
  return {
    async run(script) {
      await driver.unsafe(script);
    },
    async rows<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
      return [...(await driver.unsafe(statement, [...parameters]))] as Row[];
    },
  };
}

/**
 * Creates and opens a new empty database on a PostgreSQL server; closing drops it. Nothing else on the server
 * is changed except the three roles of the API, which belong to the whole server.
 * @param url address of the server, with an account that may create databases and roles
 */
export async function openScratchPostgres(url: string): Promise<OpenDatabase> {
  const name = `calculario_test_${randomUUID().replaceAll('-', '')}`;
  const server = open(url, 1);
  await server.driver.unsafe(`create database ${name}`);

  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  const services = open(scratch.href, 4);
  // Use a dedicated session, which transactions with explicit statements need.
  const single = open(scratch.href, 1);
  return {
    connection: services.connection,
    database: databaseOf(single.driver),
    async close() {
      await services.connection.close();
      await single.connection.close();
      await server.driver.unsafe(`drop database ${name} with (force)`);
      await server.connection.close();
    },
  };
}
