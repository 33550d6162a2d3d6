import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskFull } from '../data-failure.ts';
import { AlreadyRunningError, lockFolder } from '../lock.ts';
import { closePglite, hasDatabase, openData } from '../pglite.ts';
import { pack } from './archive.ts';
import { withAskedCopy } from './ask-for-copy.ts';
import { copyPaths, isAbandoned } from './request-files.ts';
import { takeSnapshot } from './snapshot.ts';

/** Copies the data of a stopped backend, and deletes the copy after the task. */
async function withCopyAtRest(dataDir: string, task: (copy: string) => Promise<void>): Promise<void> {
  const { folder } = copyPaths(dataDir, crypto.randomUUID());
  const connection = await openData(dataDir);
  try {
    await takeSnapshot(connection, dataDir, folder);
    await task(folder);
  } finally {
    await closePglite(connection);
    await rm(folder, { recursive: true, force: true });
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

/**
 * Copies all data of a running or stopped embedded backend: the database with its accounts, the pictures and the keys.
 *
 * @param dataDir folder of the backend
 * @param task receives the folder of the copy, which is deleted afterwards
 * @throws Error with a message for the terminal if there is no data or the copy fails
 */
export async function withCopy(dataDir: string, task: (copy: string) => Promise<void>): Promise<void> {
  if (!hasDatabase(dataDir)) throw new Error(`Não há dados em ${dataDir}.`);
  const unlock = tryLock(dataDir);
  try {
    await (unlock ? withCopyAtRest(dataDir, task) : withAskedCopy(dataDir, task));
  } finally {
    unlock?.();
  }
}

/** File names of drafts. */
const DRAFT = /\.[0-9a-f-]{36}\.new$/;

/** Deletes drafts of killed commands, which contain secrets and nobody would notice. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    if (DRAFT.test(name) && isAbandoned(draft)) await rm(draft, { force: true });
  }
}

/**
 * Writes a backup of all data into one file.
 *
 * @param file file to create; never overwrites an existing one
 * @throws Error with a message for the terminal if there is no data, the file exists, its folder is missing or the copy
 *   fails
 */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} já existe; escolha outro nome.`);
  if (!existsSync(dirname(file))) throw new Error(`A pasta ${dirname(file)} não existe.`);
  await removeAbandonedDrafts(dirname(file));
  // Give each command its own draft, because another command may be writing to the same file.
  const draft = `${file}.${crypto.randomUUID()}.new`;
  try {
    await withCopy(dataDir, (copy) => pack(copy, draft));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    if (![dirname(file), dataDir].some((folder) => isDiskFull(error, folder))) throw error;
    throw new Error('Falta espaço no disco para a cópia.', { cause: error });
  }
}
