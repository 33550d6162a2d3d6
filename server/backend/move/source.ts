import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Processes of other users cannot be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes the copies of killed moves, which contain password hashes and keys. */
async function deleteAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(MOVE_FOLDER) ? Number.parseInt(name.slice(MOVE_FOLDER.length), 10) : NaN;
    // Ignore a failure, because the folder may belong to another user.
    if (pid > 0 && !isRunning(pid))
      await rm(join(tmpdir(), name), { recursive: true }).catch(() => undefined);
  }
}

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
  await deleteAbandoned();
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
