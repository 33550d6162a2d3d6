import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import {
  ensureFirstAdmin,
  requireLongEnough,
  resetAdminPassword as resetPassword,
  type AdminCredentials,
} from './accounts.ts';
import { withAccountDuties } from './account-duties.ts';
import { startServices } from './app.ts';
import { pack } from './backup/archive.ts';
import { answerRequests } from './backup/requests.ts';
import { takeSnapshot } from './backup/snapshot.ts';
import { folderBlobStore, memoryBlobStore, type BlobStore } from './blob-store.ts';
import type { Database } from './database.ts';
import { createGateway, type AccessOptions, type Handler } from './gateway/gateway.ts';
import { createQueue, type Queue } from './gateway/queue.ts';
import type { RateLimits } from './gateway/rate-limit.ts';
import { createKeys, loadKeys, type Keys } from './keys.ts';
import { dataFailure, missingDatabase } from './data-failure.ts';
import { lockFolder } from './lock.ts';
import { printMail, type SendMail } from './mail.ts';
import { closePglite, hasDatabase, openData, openPglite, pgliteDatabase } from './pglite.ts';

/** The parts of a backend, independent of the PostgreSQL that it runs on. */
export interface BackendParts {
  connection: Connection;
  /** The same database, for the schema and the accounts. */
  database: Database;
  blobs: BlobStore;
  keys: Keys;
  sendMail: SendMail;
  siteOrigin: string;
  adminEmail: string;
  adminPassword?: string | undefined;
  limits?: RateLimits | undefined;
  access?: AccessOptions | undefined;
  /** What needs the database for itself waits here for its turn, like every request. */
  inTurn?: Queue | undefined;
  /** Whether mails reach people by themselves; otherwise whoever invites hands over the link. */
  mailsArrive?: boolean | undefined;
}

export interface Backend {
  /** Answers a request for a backend path (`isBackendPath`). */
  fetch: Handler;
  /** The public key sent with the site's requests; the pages read it from `/backend.json`. */
  anonKey: string;
  /** Credentials of the first administrator, if created by this start; show them once. */
  firstAdmin: AdminCredentials | undefined;
  /** Whether the database answers, in its turn and within seconds. */
  isWell(): Promise<boolean>;
  /** Finishes pending requests, then closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** A database that takes longer for nothing serves nobody. */
const LONGEST_ANSWER_MS = 5000;

async function answersInTime(database: Database, inTurn: Queue): Promise<boolean> {
  const tooLate = sleep(LONGEST_ANSWER_MS, false, { ref: false });
  const answered = inTurn(() => database.rows('select 1')).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]);
}

/** Assembles the parts; `close` does not close the connection, which the caller owns. */
export async function startBackend(parts: BackendParts): Promise<Backend> {
  const { inTurn = createQueue() } = parts;
  const services = withAccountDuties({ ...parts, services: await startServices(parts) });
  const firstAdmin = await ensureFirstAdmin(parts.database, parts.adminEmail, parts.adminPassword);
  const { anonKey } = parts.keys;
  const gateway = createGateway({ services, inTurn, anonKey, limits: parts.limits, ...parts.access });
  return { ...gateway, anonKey, firstAdmin, isWell: () => answersInTime(parts.database, inTurn) };
}

export interface EmbeddedBackendOptions {
  /** Data folder, created if missing. Give either this or `memory`. */
  dataDir?: string;
  /** Keep everything in memory, discarded on close. */
  memory?: boolean;
  /** The files of an empty database, as a start for one in memory: they are copied faster than made. */
  emptyDatabase?: Blob;
  /** Origin under which people see the site, for the links in mails, such as `http://localhost:3000`. */
  siteOrigin: string;
  /** Address of the first administrator, created if there is none yet. */
  adminEmail?: string;
  /** Password of the first administrator on creation; by default a random one. */
  adminPassword?: string | undefined;
  /** How mails are delivered; by default they are written to the terminal. */
  sendMail?: SendMail;
  /** Whether those mails reach people by themselves; the ones on the terminal do not. */
  mailsArrive?: boolean;
  /** Other limits than those of a hosted project. */
  limits?: RateLimits;
  access?: AccessOptions;
}

const DEFAULT_ADMIN_EMAIL = 'admin@calculario.local';

interface Home {
  blobs: BlobStore;
  keys: Keys;
  unlock: () => void;
}

function openHome(dataDir: string | undefined): Home {
  if (dataDir === undefined) {
    return { blobs: memoryBlobStore(), keys: createKeys(), unlock: () => undefined };
  }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw dataFailure(error, dataDir);
  }
  const unlock = lockFolder(dataDir);
  try {
    // A folder that has been used and lacks its database is neither new nor whole.
    if (existsSync(join(dataDir, 'keys.json')) && !hasDatabase(dataDir)) throw missingDatabase(dataDir);
    return {
      blobs: folderBlobStore(join(dataDir, 'storage')),
      keys: loadKeys(dataDir),
      unlock,
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Makes a copy of the data whenever a command asks for one. */
function offerCopies(dataDir: string, connection: PgliteConnection, inTurn: Queue): () => Promise<void> {
  return answerRequests(dataDir, async (archive, workFolder) => {
    await inTurn(() => takeSnapshot(connection, dataDir, workFolder, new Date()));
    // Requests go on meanwhile: what is packed is a copy already.
    await pack(workFolder, archive);
  });
}

/**
 * Starts the embedded backend: the Supabase services on a PostgreSQL inside this process.
 * @throws AlreadyRunningError when another process uses the same folder
 * @throws Error when the data is damaged or of a newer version, or the chosen password too short
 */
export async function createEmbeddedBackend(options: EmbeddedBackendOptions): Promise<Backend> {
  const { dataDir, memory = false, siteOrigin, adminPassword, limits, access, mailsArrive } = options;
  if (memory === (dataDir !== undefined)) throw new Error('Give either dataDir or memory');
  // Told at once, and not after a database has been created that nobody can sign in to.
  if (adminPassword !== undefined) requireLongEnough(adminPassword);
  const { adminEmail = DEFAULT_ADMIN_EMAIL, sendMail = printMail } = options;
  const { blobs, keys, unlock } = openHome(dataDir);
  let connection: PgliteConnection | undefined;
  let endCopies: (() => Promise<void>) | undefined;
  const shutDown = async (): Promise<void> => {
    await endCopies?.();
    if (connection) await closePglite(connection);
    unlock();
  };
  try {
    connection = await (dataDir === undefined ? openPglite(null, options.emptyDatabase) : openData(dataDir));
    const database = pgliteDatabase(connection);
    const services = { connection, database, blobs, keys, sendMail, siteOrigin, limits, access, mailsArrive };
    const inTurn = createQueue();
    const backend = await startBackend({ ...services, adminEmail, adminPassword, inTurn });
    if (dataDir !== undefined) endCopies = offerCopies(dataDir, connection, inTurn);
    return {
      ...backend,
      async close() {
        await backend.close();
        await shutDown();
      },
    };
  } catch (error) {
    await shutDown();
    throw error;
  }
}

/**
 * Gives an administrator of a stopped backend a new random password.
 * @param dataDir folder of the backend
 * @param email address of the account; optional when there is only one administrator
 * @throws AlreadyRunningError while the backend runs
 * @throws Error, with a message for the terminal, when there is no such administrator
 */
export async function resetAdminPassword(dataDir: string, email?: string): Promise<AdminCredentials> {
  if (!hasDatabase(dataDir)) throw new Error(`Não há dados em ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  try {
    const connection = await openData(dataDir);
    try {
      return await resetPassword(pgliteDatabase(connection), email);
    } finally {
      await closePglite(connection);
    }
  } finally {
    unlock();
  }
}
