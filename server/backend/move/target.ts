import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import type { Database } from '../database.ts';

/** Database and storage of the hosted project. */
export interface MoveTarget {
  database: Database;
  storage: SupabaseClient['storage'];
  /** Address of the project, for the addresses of pictures in articles. */
  url: string;
}

interface OpenTarget extends MoveTarget {
  close(): Promise<void>;
}

/** Access to the hosted project; everything but the address is secret. */
export interface TargetSettings {
  url: string;
  serviceKey: string;
  databaseUrl: string;
}

/**
 * Reads the target of the move from the environment.
 *
 * @throws Error with a message for the terminal, without any secrets, if a value is missing or is not an address
 */
export function targetSettings(env: NodeJS.ProcessEnv): TargetSettings {
  const read = (name: string): string => {
    const value = env[name]?.trim();
    if (!value) throw new Error(`Falta ${name}: veja \`npm run move-to-hosted -- --help\`.`);
    return value;
  };
  const address = (name: string, protocols: readonly string[]): URL => {
    const value = read(name);
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (!url || !protocols.includes(url.protocol)) {
      throw new Error(`${name} não é um endereço ${protocols.map((one) => `${one}//`).join(' nem ')}.`);
    }
    return url;
  };
  return {
    url: address('SUPABASE_URL', ['https:', 'http:']).origin,
    serviceKey: read('SUPABASE_SERVICE_ROLE_KEY'),
    databaseUrl: address('SUPABASE_DB_URL', ['postgresql:', 'postgres:']).href,
  };
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
const CONNECT_TIMEOUT_S = 20;

/** Opens a session of a PostgreSQL server, encrypted unless the server runs on this machine. */
function openDatabase(databaseUrl: string): { database: Database; close: () => Promise<void> } {
  const { hostname, searchParams } = new URL(databaseUrl);
  const chosen = searchParams.has('sslmode') || LOCAL.has(hostname);
  const sql = postgres(databaseUrl, {
    ...(!chosen && { ssl: 'require' as const }),
    // Use a single session, because transactions are opened with SQL statements.
    max: 1,
    prepare: false,
    connect_timeout: CONNECT_TIMEOUT_S,
    onnotice: () => undefined,
  });
  return {
    database: {
      async run(script) {
        await sql.unsafe(script);
      },
      async rows<Row extends object>(statement: string, parameters: readonly unknown[] = []) {
        return [
          ...(await sql.unsafe<Row[]>(statement, [...parameters] as postgres.ParameterOrJSON<never>[])),
        ];
      },
    },
    close: () => sql.end({ timeout: 5 }),
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Opens the hosted project.
 *
 * @throws Error with a message for the terminal if its database does not answer
 */
export async function openTarget({ url, serviceKey, databaseUrl }: TargetSettings): Promise<OpenTarget> {
  const { database, close } = openDatabase(databaseUrl);
  await database.rows('select 1').catch(async (error: unknown) => {
    await close();
    throw new Error(
      `O banco do projeto hospedado não respondeu (${reasonOf(error)}). Confira SUPABASE_DB_URL.`,
      { cause: error },
    );
  });
  const auth = { persistSession: false, autoRefreshToken: false };
  return { database, storage: createClient(url, serviceKey, { auth }).storage, url, close };
}
