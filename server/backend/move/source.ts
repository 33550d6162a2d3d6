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

/** Prefix of the copies' folders among the temporary files. */
export const MOVE_FOLDER = 'calculario-move-';

/** The data to move: a consistent copy. */
export interface MoveSource {
  database: Database;
  blobs: BlobStore;
}

interface OpenSource extends MoveSource {
  /** Deletes the copy. */
  close(): Promise<void>;
}

/**
 * Copies the data of an embedded backend, running or stopped, and opens the copy with the schema of this version.
 *
 * @param dataDir folder of the backend, which stays unchanged
 * @throws Error with a message for the terminal if there are no data or they cannot be copied
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
