import { cp, mkdtemp, rm } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { withCopy } from '../backup/backup.ts';
import { DATABASE_FILE, PICTURES } from '../backup/snapshot.ts';
import { folderBlobStore, type BlobStore } from '../blob-store.ts';
import type { Database } from '../database.ts';
import { closePglite, openPglite, pgliteDatabase } from '../pglite.ts';
import { migrate } from '../schema.ts';

/** Name prefix of the temporary folders with copies. */
export const MOVE_FOLDER = 'calculario-move-';

/** Consistent copy of the data to move. */
export interface MoveSource {
  database: Database;
  blobs: BlobStore;
}

interface OpenSource extends MoveSource {
  close(): Promise<void>;
}

/**
 * Copies the data of a running or stopped embedded backend, and migrates the copy to the schema of this version.
 *
 * @param dataDir folder of the backend, which remains unchanged
 * @throws Error with a message for the terminal if there is no data or it cannot be copied
 */
export async function openSource(dataDir: string): Promise<OpenSource> {
  const work = await mkdtemp(join(tmpdir(), `${MOVE_FOLDER}${process.pid}-`));
  let connection: PgliteConnection | undefined;
  const close = async () => {
    if (connection) await closePglite(connection);
    await rm(work, { recursive: true, force: true });
  };
  try {
    await withCopy(dataDir, (copy) => cp(copy, work, { recursive: true }));
    connection = await openPglite(null, await openAsBlob(join(work, DATABASE_FILE)));
    const database = pgliteDatabase(connection);
    await migrate(database);
    return { database, blobs: folderBlobStore(join(work, PICTURES)), close };
  } catch (error) {
    await close();
    throw error;
  }
}
