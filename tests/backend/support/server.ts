import { vi } from 'vitest';
import type { AdminCredentials } from '../../../server/backend/accounts.ts';
import { startBackend } from '../../../server/backend/backend.ts';
import type { Backend } from '../../../server/backend/backend.ts';
import { memoryBlobStore } from '../../../server/backend/blob-store.ts';
import type { BlobStore } from '../../../server/backend/blob-store.ts';
import type { Database } from '../../../server/backend/database.ts';
import type { AccessOptions } from '../../../server/backend/gateway/gateway.ts';
import type { RateLimits } from '../../../server/backend/gateway/rate-limit.ts';
import { createKeys } from '../../../server/backend/keys.ts';
import type { Keys } from '../../../server/backend/keys.ts';
import type { Mail } from '../../../server/backend/mail.ts';
import { closePglite, openPglite, pgliteDatabase } from '../../../server/backend/pglite.ts';
import { assembleServices } from '../../../server/backend/services/services.ts';
import type { Services } from '../../../server/backend/services/services.ts';
import { ORIGIN } from './client.ts';
import type { OpenDatabase } from './postgres.ts';
import { emptyDatabase } from './template.ts';

/** Time limit in milliseconds: creating a database takes 2 to 3 seconds, and several times that on a busy machine. */
export const BOOT_TIMEOUT = 120_000;

/** Limits high enough not to affect any test. */
const UNLIMITED = { count: 10_000, seconds: 60 };
const NO_LIMITS: RateLimits = {
  failedSignIn: UNLIMITED,
  failedSignIns: UNLIMITED,
  mail: UNLIMITED,
  mailMinute: UNLIMITED,
  mailHour: UNLIMITED,
  refresh: UNLIMITED,
  verify: UNLIMITED,
  feedback: UNLIMITED,
  feedbackFirst: UNLIMITED,
  feedbackMore: UNLIMITED,
};

export interface TestServer {
  backend: Backend;
  services: Services;
  keys: Keys;
  admin: AdminCredentials;
  /** Direct access to the database, bypassing the API, to prepare and verify data. */
  database: Database;
  blobs: BlobStore;
  /** Every mail so far, oldest first. */
  mails: Mail[];
  close(): Promise<void>;
}

/** PostgreSQL server to run the tests on; by default they use the embedded database. */
const serverUrl = process.env.DATABASE_URL;
/** False on a PostgreSQL server, whose driver gives other answers to impossible values. */
export const isEmbedded = serverUrl === undefined;

/** Tables with rows in an empty database: copied for later, and restored by `RESET`. */
const KEEP = `
  create temp table kept_settings as table public.site_settings;
  create temp table kept_buckets as table storage.buckets`;

/** Empties every table except the list of migrations; triggers would refuse or record that. */
const RESET = `
  set session_replication_role = replica;
  do $$
  begin
    execute (
      select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
      from pg_tables
      where schemaname in ('auth', 'private', 'public', 'storage')
    );
  end $$;
  insert into public.site_settings table kept_settings;
  insert into storage.buckets table kept_buckets;
  reset session_replication_role`;

/** Database of the previous test file, emptied, because opening one takes more than a second of CPU time. */
let idle: OpenDatabase | undefined;

async function openEmbedded(): Promise<OpenDatabase> {
  const connection = await openPglite(null, await emptyDatabase());
  const database = pgliteDatabase(connection);
  await database.run(KEEP);
  const opened: OpenDatabase = {
    connection,
    database,
    async close() {
      if (idle) return closePglite(connection);
      await database.run(RESET);
      idle = opened;
    },
  };
  return opened;
}

async function openDatabase(): Promise<OpenDatabase> {
  if (serverUrl !== undefined) {
    const { openScratchPostgres } = await import('./postgres.ts');
    return openScratchPostgres(serverUrl);
  }
  const opened = idle ?? (await openEmbedded());
  idle = undefined;
  return opened;
}

/** Opens a complete backend with only an administrator, in memory or on the server of `DATABASE_URL`. */
export async function openServer(
  limits: RateLimits = NO_LIMITS,
  access: AccessOptions = { answerStepMs: 0 },
  mailsArrive = false,
): Promise<TestServer> {
  // Silence the services, which print each refused statement: these tests expect refusals.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const opened = await openDatabase();
  const { connection, database } = opened;
  const keys = createKeys();
  const mails: Mail[] = [];
  const blobs = memoryBlobStore();
  const services = await assembleServices({
    connection,
    database,
    keys,
    blobs,
    mailsArrive,
    sendMail: (mail) => void mails.push(mail),
    siteOrigin: ORIGIN,
    adminEmail: 'admin@example.com',
  });
  const backend = startBackend(services, { limits, access });
  if (!backend.firstAdmin) throw new Error('A new backend made no administrator');
  return {
    backend,
    services,
    keys,
    database,
    blobs,
    mails,
    admin: backend.firstAdmin,
    async close() {
      await backend.close();
      await opened.close();
      silence.mockRestore();
    },
  };
}
