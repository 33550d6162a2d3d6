import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { requireLongEnough } from '../accounts.ts';
import { takeSnapshot } from '../backup/snapshot.ts';
import { folderBlobStore, memoryBlobStore, type BlobStore } from '../blob-store.ts';
import { dataFailure, missingDatabase } from '../data-failure.ts';
import type { DatabaseFault } from '../database-fault.ts';
import { createKeys, loadKeys, type Keys } from '../keys.ts';
import { lockFolder } from '../lock.ts';
import { printMail, type SendMail } from '../mail.ts';
import { closePglite, hasDatabase, openData, openPglite, pgliteDatabase } from '../pglite.ts';
import { assembleServices, type Services } from './services.ts';

/** Location of the data, and callbacks. */
export interface EmbeddedOptions {
  /** Data folder, created if missing. Give either this or `memory`. */
  dataDir?: string | undefined;
  /** Keeps everything in memory, discarded on close. */
  memory?: boolean | undefined;
  /** Origin of the public site for the links in mails, such as `http://localhost:3000`. */
  siteOrigin: string;
  /** Address of the first administrator, created if there is none yet. */
  adminEmail?: string | undefined;
  /** Password of the first administrator on creation; by default a random one. */
  adminPassword?: string | undefined;
}

interface OpeningOptions extends EmbeddedOptions {
  /** The files of an empty database as a start for one in memory: copying is faster than creating. */
  emptyDatabase?: Blob | undefined;
  /** Delivers mails; by default they are written to the terminal. */
  sendMail?: SendMail | undefined;
  /** True if mails reach people, unlike those on the terminal. */
  mailsArrive?: boolean | undefined;
  /** True if the data folder must already have been used. */
  mustExist?: boolean | undefined;
  /** Called with the effect of failed statements on the database in the data folder. */
  onFault?: ((fault: DatabaseFault) => void) | undefined;
}

/** The services with a database of their own. */
export interface EmbeddedServices extends Services {
  /** Writes a copy of all data into a new folder, on the same disk. */
  copyInto(folder: string): Promise<void>;
  /** Closes the database and releases the data folder. */
  close(): Promise<void>;
}

const DEFAULT_ADMIN_EMAIL = 'admin@calculario.local';

interface Home {
  blobs: BlobStore;
  keys: Keys;
  unlock: () => void;
}

function openHome(dataDir: string | undefined, mustExist: boolean): Home {
  if (dataDir === undefined) {
    return { blobs: memoryBlobStore(), keys: createKeys(), unlock: () => undefined };
  }
  if (mustExist && !hasDatabase(dataDir)) throw missingDatabase(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw dataFailure(error, dataDir);
  }
  const unlock = lockFolder(dataDir);
  try {
    // A used folder without its database is damaged, not new.
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

/**
 * Opens the Supabase services on a PostgreSQL inside this thread.
 *
 * @throws AlreadyRunningError if another process uses the same folder
 * @throws Error if the data are damaged or of a newer version, or the chosen password is too short
 */
export async function openEmbeddedServices(options: OpeningOptions): Promise<EmbeddedServices> {
  const { dataDir, memory = false, siteOrigin, adminPassword, emptyDatabase, mailsArrive } = options;
  const { adminEmail = DEFAULT_ADMIN_EMAIL, sendMail = printMail } = options;
  if (memory === (dataDir !== undefined)) throw new Error('Give either dataDir or memory');
  // Fail before creating a database without a usable account.
  if (adminPassword !== undefined) requireLongEnough(adminPassword);
  const { blobs, keys, unlock } = openHome(dataDir, options.mustExist ?? false);
  let connection: PgliteConnection | undefined;
  const close = async (): Promise<void> => {
    if (connection) await closePglite(connection);
    unlock();
  };
  try {
    const opened = await (dataDir === undefined
      ? openPglite(null, emptyDatabase)
      : openData(dataDir, options.onFault));
    connection = opened;
    const services = await assembleServices({
      connection,
      database: pgliteDatabase(connection),
      blobs,
      keys,
      sendMail,
      siteOrigin,
      adminEmail,
      adminPassword,
      mailsArrive,
    });
    return {
      ...services,
      async ping() {
        // For a while, the database answers from open files and memory even if its folder is gone.
        if (dataDir !== undefined && !hasDatabase(dataDir)) throw missingDatabase(dataDir);
        await services.ping();
      },
      async copyInto(folder) {
        if (dataDir === undefined) throw new Error('There is no data folder to copy');
        await takeSnapshot(opened, dataDir, folder, new Date());
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
