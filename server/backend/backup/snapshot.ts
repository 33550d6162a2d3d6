import { copyFile, cp, link, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { KEYS_FILE } from '../keys.ts';

/** Database dump in PGlite's own archive format. */
export const DATABASE_FILE = 'database.tar';
/** File that identifies a backup, so that no other archive is mistaken for one. */
export const MANIFEST_FILE = 'calculario-backup.json';
/** Format version that this code reads and writes. */
export const FORMAT = 1;
/** Small files beside the database; `site-settings.json` exists only after settings were saved. */
export const BESIDE_FILES = [KEYS_FILE, 'site-settings.json'] as const;
export const PICTURES = 'storage';

/**
 * Prefers a hard link, which needs no space and is safe because stored pictures never change in place. Copies on file
 * systems without links.
 */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

async function copyPictures(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyPictures(source, target);
    else await linkOrCopy(source, target);
  }
}

/**
 * Takes a snapshot of an open backend. No request may run at the same time, so that database and pictures match.
 *
 * @param dataDir folder of the backend
 * @param folder new folder for the copy, on the same disk
 */
export async function takeSnapshot(
  { driver }: Pick<PgliteConnection, 'driver'>,
  dataDir: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  await driver.exec('checkpoint');
  const database = await driver.dumpDataDir('none');
  await writeFile(join(folder, DATABASE_FILE), database.stream(), { mode: 0o600 });
  await copyPictures(join(dataDir, PICTURES), join(folder, PICTURES));
  for (const name of BESIDE_FILES) {
    if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(folder, name));
  }
  const manifest = { format: FORMAT, takenAt: new Date().toISOString() };
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest)}\n`, { mode: 0o600 });
}
