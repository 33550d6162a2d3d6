import { vi } from 'vitest';
import type { AdminCredentials } from '../../../supabase/local/accounts.ts';
import { startBackend } from '../../../supabase/local/backend.ts';
import type { Backend } from '../../../supabase/local/backend.ts';
import { memoryBlobStore } from '../../../supabase/local/blob-store.ts';
import type { Database } from '../../../supabase/local/database.ts';
import type { AccessOptions } from '../../../supabase/local/gateway/gateway.ts';
import type { RateLimits } from '../../../supabase/local/gateway/rate-limit.ts';
import { createKeys } from '../../../supabase/local/keys.ts';
import type { Keys } from '../../../supabase/local/keys.ts';
import type { Mail } from '../../../supabase/local/mail.ts';
import { closePglite, pgliteDatabase } from '../../../supabase/local/pglite.ts';
import { ORIGIN } from './client.ts';
import type { OpenDatabase } from './postgres.ts';
import { openFromTemplate } from './template.ts';

/** Creating a database takes 2 to 3 seconds, and several times that on a busy machine. */
export const BOOT_TIMEOUT = 60_000;

/** Limits high enough not to affect any test. */
const UNLIMITED = { count: 10_000, seconds: 60 };
const NO_LIMITS: RateLimits = { failedSignIn: UNLIMITED, mail: UNLIMITED, refresh: UNLIMITED };

export interface TestServer {
  backend: Backend;
  keys: Keys;
  admin: AdminCredentials;
  /** Direct access to the database, bypassing the API, to prepare and verify data. */
  database: Database;
  /** Every mail so far, oldest first. */
  mails: Mail[];
  close(): Promise<void>;
}

/** The PostgreSQL server of `DATABASE_URL`, if one is given; else the embedded one runs the tests. */
const serverUrl = process.env.DATABASE_URL;

async function openDatabase(): Promise<OpenDatabase> {
  if (serverUrl !== undefined) {
    const { openScratchPostgres } = await import('./postgres.ts');
    return openScratchPostgres(serverUrl);
  }
  const connection = await openFromTemplate();
  return { connection, database: pgliteDatabase(connection), close: () => closePglite(connection) };
}

/** A complete backend with only an administrator, in memory or on the server of `DATABASE_URL`. */
export async function openServer(
  limits: RateLimits = NO_LIMITS,
  access: AccessOptions = { answerStepMs: 0 },
): Promise<TestServer> {
  // The services print each refused statement; in these tests refusals are expected.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const opened = await openDatabase();
  const { connection, database } = opened;
  const keys = createKeys();
  const mails: Mail[] = [];
  const backend = await startBackend({
    connection,
    database,
    keys,
    limits,
    access,
    blobs: memoryBlobStore(),
    sendMail: (mail) => void mails.push(mail),
    siteOrigin: ORIGIN,
    adminEmail: 'admin@example.com',
  });
  if (!backend.firstAdmin) throw new Error('A new backend made no administrator');
  return {
    backend,
    keys,
    database,
    mails,
    admin: backend.firstAdmin,
    async close() {
      await backend.close();
      await opened.close();
      silence.mockRestore();
    },
  };
}
