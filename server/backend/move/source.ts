import { mkdtemp, rm } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpack } from '../backup/archive.ts';
import { backUp } from '../backup/backup.ts';
import { DATABASE_FILE, PICTURES } from '../backup/snapshot.ts';
import { folderBlobStore, type BlobStore } from '../blob-store.ts';
import type { Database } from '../database.ts';
import { closePglite, openPglite, pgliteDatabase } from '../pglite.ts';
import { migrate } from '../schema.ts';

/** How the folders of copies begin, among all others for temporary files. */
export const MOVE_FOLDER = 'calculario-move-';

/** What moves: a copy of the data, of one moment. */
export interface MoveSource {
  database: Database;
  blobs: BlobStore;
}

interface OpenSource extends MoveSource {
  /** Forgets the copy. */
  close(): Promise<void>;
}

async function openCopy(work: string): Promise<OpenSource> {
  const connection = await openPglite(null, await openAsBlob(join(work, DATABASE_FILE)));
  const database = pgliteDatabase(connection);
  try {
    await migrate(database);
  } catch (error) {
    await closePglite(connection);
    throw error;
  }
  return {
    database,
    blobs: folderBlobStore(join(work, PICTURES)),
    close: () => closePglite(connection),
  };
}

/**
 * Copies the data of an embedded backend, running or not, and opens the copy, with the schema of this version.
 *
 * @param dataDir folder of the backend; nothing in it is changed
 * @throws Error, with a message for the terminal, when there are no data or they cannot be copied
 */
export async function openSource(dataDir: string): Promise<OpenSource> {
  const work = await mkdtemp(join(tmpdir(), `${MOVE_FOLDER}${process.pid}-`));
  const clear = () => rm(work, { recursive: true, force: true });
  try {
    const archive = join(work, 'copy.tar.gz');
    await backUp(dataDir, archive);
    const folder = join(work, 'copy');
    await unpack(archive, folder);
    const copy = await openCopy(folder);
    return {
      ...copy,
      async close() {
        await copy.close();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
