import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { requireLongEnough } from '../accounts.ts';
import { takeSnapshot } from '../backup/snapshot.ts';
import { folderBlobStore, memoryBlobStore, type BlobStore } from '../blob-store.ts';
import { ensureDataFolder, missingDatabase } from '../data-failure.ts';
import type { DatabaseFault } from '../database-fault.ts';
import { KEYS_FILE, createKeys, loadKeys, type Keys } from '../keys.ts';
import { lockFolder } from '../lock.ts';
import { printMail, type SendMail } from '../mail.ts';
import { closePglite, hasDatabase, openData, openPglite, pgliteDatabase } from '../pglite.ts';
import { assembleServices, type Services } from './services.ts';

/** Data folder, callbacks and settings of the services. */
export interface EmbeddedOptions {
  /** Data folder, created if missing; `undefined` to keep everything in memory, discarded on close. */
  dataDir: string | undefined;
  /** Origin of the public site for the links in mails, such as `http://localhost:3000`. */
  siteOrigin: string;
  /** Password of the first administrator on creation; by default a random one. */
  adminPassword?: string | undefined;
}

interface OpeningOptions extends EmbeddedOptions {
  /** Dump of an empty database as the initial state of one in memory, because copying is faster than creating. */
  emptyDatabase?: Blob | undefined;
  /** Sends mails; by default it prints them to the terminal. */
  sendMail?: SendMail | undefined;
  /** True if `sendMail` reaches the recipients. */
  mailsArrive?: boolean | undefined;
  /** True if the data folder must exist and contain a database. */
  mustExist?: boolean | undefined;
  /** Called with the effect of errors on the database in the data folder. */
  onFault?: ((fault: DatabaseFault) => void) | undefined;
}

/** Services with their own database. */
export interface EmbeddedServices extends Services {
  /** Writes a copy of all data into a new folder, on the same disk. */
  copyInto(folder: string): Promise<void>;
  /** Closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** Address of the first administrator, who can be created only once. */
const ADMIN_EMAIL = 'admin@calculario.local';

interface Home {
  blobs: BlobStore;
  /** Loads the keys, only after the database was created: without one, they would mean that it is lost. */
  readKeys: () => Keys;
  unlock: () => void;
}

function openHome(dataDir: string | undefined, mustExist: boolean): Home {
  if (dataDir === undefined) {
    return { blobs: memoryBlobStore(), readKeys: createKeys, unlock: () => undefined };
  }
  if (mustExist && !hasDatabase(dataDir)) throw missingDatabase(dataDir);
  ensureDataFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    // Refuse a folder with keys but without a database, because it is damaged, not new.
    if (existsSync(join(dataDir, KEYS_FILE)) && !hasDatabase(dataDir)) throw missingDatabase(dataDir);
    return {
      blobs: folderBlobStore(join(dataDir, 'storage')),
      readKeys: () => loadKeys(dataDir),
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
 * @throws Error if the data is damaged or of a newer version, or the chosen password is too short
 */
export async function openEmbeddedServices(options: OpeningOptions): Promise<EmbeddedServices> {
  const { dataDir, siteOrigin, adminPassword, emptyDatabase, mailsArrive } = options;
  const { sendMail = printMail } = options;
  // Check the password first, to avoid creating a database without a usable account.
  if (adminPassword !== undefined) requireLongEnough(adminPassword);
  const { blobs, readKeys, unlock } = openHome(dataDir, options.mustExist ?? false);
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
      keys: readKeys(),
      sendMail,
      siteOrigin,
      adminEmail: ADMIN_EMAIL,
      adminPassword,
      mailsArrive,
    });
    return {
      ...services,
      async ping() {
        // Check the folder too, because the database still responds for a while from open files after it was deleted.
        if (dataDir !== undefined && !hasDatabase(dataDir)) throw missingDatabase(dataDir);
        await services.ping();
      },
      async copyInto(folder) {
        if (dataDir === undefined) throw new Error('There is no data folder to copy');
        await takeSnapshot(opened, dataDir, folder);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
