import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AlreadyRunningError, lockFolder } from '../lock.ts';
import { closePglite, hasDatabase, openData } from '../pglite.ts';
import { pack } from './archive.ts';
import { askForCopy } from './ask-for-copy.ts';
import { takeSnapshot } from './snapshot.ts';

/** Copies the data of a backend that does not run. */
async function copyAtRest(dataDir: string, file: string): Promise<void> {
  const work = join(dataDir, `backup-${crypto.randomUUID()}`);
  const connection = await openData(dataDir);
  try {
    await takeSnapshot(connection, dataDir, work, new Date());
    await pack(work, file);
  } finally {
    await closePglite(connection);
    await rm(work, { recursive: true, force: true });
  }
}

function tryLock(dataDir: string): (() => void) | undefined {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (error instanceof AlreadyRunningError) return undefined;
    throw error;
  }
}

/** Moves a file, also to another disk. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch {
    await copyFile(from, to);
    // The server may have taken it for abandoned meanwhile.
    await rm(from, { force: true });
  }
}

/**
 * Writes all data of an embedded backend, running or not, into one file: database with accounts, pictures, keys.
 *
 * @param dataDir folder of the backend
 * @param file file to write; one that exists is not overwritten
 * @throws Error, with a message for the terminal, when there are no data, the file exists or the copy fails
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!hasDatabase(dataDir)) throw new Error(`Não há dados em ${dataDir}.`);
  if (existsSync(file)) throw new Error(`${file} já existe; escolha outro nome.`);
  const draft = `${file}.new`;
  const unlock = tryLock(dataDir);
  try {
    if (unlock) await copyAtRest(dataDir, draft);
    else await move(await askForCopy(dataDir), draft);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    unlock?.();
  }
}
