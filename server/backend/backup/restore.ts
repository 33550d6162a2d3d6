import { existsSync, openAsBlob, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureDataFolder, isDiskFull } from '../data-failure.ts';
import { KEYS_FILE } from '../keys.ts';
import { lockFolder } from '../lock.ts';
import { closePglite, openPglite, pgliteDatabase } from '../pglite.ts';
import { unpack } from './archive.ts';
import { BESIDE_FILES, DATABASE_FILE, PICTURES } from './snapshot.ts';

export interface Restored {
  articles: number;
  accounts: number;
  /** Folder of the previous data, if any. */
  before: string | undefined;
}

/** Parts of the data in the order in which a restoration moves them into place: the keys first, the database last. */
const PARTS = [...BESIDE_FILES, PICTURES, 'database'];
/** Name prefix of the folder in which a restoration unpacks its copy. */
const WORK = 'restore-';

/** Opens the database in a copy and counts its rows, so that a damaged copy replaces nothing. */
async function openCopy(work: string, file: string): Promise<Omit<Restored, 'before'>> {
  try {
    const copy = await openAsBlob(join(work, DATABASE_FILE));
    const connection = await openPglite(join(work, 'database'), copy);
    try {
      const [counts] = await pgliteDatabase(connection).rows<Omit<Restored, 'before'>>(
        `select (select count(*) from public.blog_posts)::int as articles,
                (select count(*) from auth.users)::int as accounts`,
      );
      if (!counts) throw new Error('The query for the counts returned no row');
      return counts;
    } finally {
      await closePglite(connection);
    }
  } catch (error) {
    throw new Error(`O banco de dados em ${file} está danificado; nada foi mudado.`, { cause: error });
  }
}

/** Unpacks a copy and checks it. */
async function prepare(work: string, file: string): Promise<Omit<Restored, 'before'>> {
  try {
    await unpack(file, work);
    return await openCopy(work, file);
  } catch (error) {
    // Do not call a sound copy damaged because there is no space for it.
    if (!isDiskFull(error, dirname(work))) throw error;
    throw new Error(`O disco de ${dirname(work)} está cheio; nada foi mudado.`, { cause: error });
  }
}

async function moveParts(from: string, to: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    if (existsSync(join(from, part))) await rename(join(from, part), join(to, part));
  }
}

/**
 * Moves the current data aside and the copy into place. Until all is in place there are keys without a database, so
 * that a start after a kill refuses the folder, instead of creating a new site or combining parts of both.
 */
async function swap(dataDir: string, work: string, before: string | undefined): Promise<void> {
  if (before !== undefined) {
    await mkdir(before, { mode: 0o700 });
    if (existsSync(join(dataDir, KEYS_FILE))) await cp(join(dataDir, KEYS_FILE), join(before, KEYS_FILE));
    const others = PARTS.filter((part) => part !== KEYS_FILE);
    await moveParts(dataDir, before, others.toReversed());
  }
  await moveParts(work, dataDir, PARTS);
}

/**
 * Replaces the data of a stopped backend with a copy. Keeps the previous data in a subfolder.
 *
 * @param dataDir folder of the backend, created if missing
 * @param file a copy that `backUp` wrote
 * @param force replaces existing data
 * @throws AlreadyRunningError while the backend runs
 * @throws Error with a message for the terminal, before any change, if there is data already or the copy is damaged
 */
export async function restore(
  dataDir: string,
  file: string,
  force: boolean,
  now = new Date(),
): Promise<Restored> {
  if (!existsSync(file)) throw new Error(`${file} não existe.`);
  ensureDataFolder(dataDir);
  const unlock = lockFolder(dataDir);
  const work = join(dataDir, `${WORK}${crypto.randomUUID()}`);
  try {
    // Delete what killed restorations have left.
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith(WORK)) await rm(join(dataDir, name), { recursive: true });
    }
    const inUse = readdirSync(dataDir).some((name) => PARTS.includes(name));
    if (inUse && !force) {
      throw new Error(`Já há dados em ${dataDir}. Para trocá-los pela cópia, acrescente --force.`);
    }
    const counts = await prepare(work, file);
    const moment = now.toISOString().replaceAll(/[:.]/g, '-');
    const before = inUse ? join(dataDir, `antes-da-restauracao-${moment}`) : undefined;
    await swap(dataDir, work, before);
    return { ...counts, before };
  } finally {
    // Retry, because the extraction of a refused copy may still be writing.
    await rm(work, { recursive: true, force: true, maxRetries: 10 });
    unlock();
  }
}
