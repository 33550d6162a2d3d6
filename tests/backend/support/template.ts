import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { extract } from 'tar';
import { startServices } from '../../../server/backend/app.ts';
import { memoryBlobStore } from '../../../server/backend/blob-store.ts';
import { createKeys } from '../../../server/backend/keys.ts';
import { closePglite, openPglite, pgliteDatabase } from '../../../server/backend/pglite.ts';
import { ORIGIN } from './client.ts';

const FOLDER = '.cache/backend-tests';
/** Sources that determine the template: the version of the database, and the schema. */
const SOURCES = ['package-lock.json', 'supabase/migrations/*.sql', 'server/backend/**/*.{ts,sql}'];

async function filesOfEmptyDatabase(): Promise<Uint8Array> {
  const connection = await openPglite(null);
  await startServices({
    connection,
    database: pgliteDatabase(connection),
    blobs: memoryBlobStore(),
    keys: createKeys(),
    sendMail: () => undefined,
    siteOrigin: ORIGIN,
  });
  const copy = await connection.driver.dumpDataDir('none');
  await closePglite(connection);
  return new Uint8Array(await copy.arrayBuffer());
}

/** Path of the template, which the first call creates. */
async function templateFile(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of globSync(SOURCES).toSorted()) hash.update(readFileSync(source));
  const file = join(FOLDER, `empty-database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, await filesOfEmptyDatabase());
  renameSync(temporary, file);
  for (const name of readdirSync(FOLDER)) {
    if (!name.startsWith(basename(file))) rmSync(join(FOLDER, name), { force: true });
  }
  return file;
}

/**
 * The files of a database with the whole schema and no accounts, cached as a template, because creating one takes five
 * seconds of CPU time.
 */
export async function emptyDatabase(): Promise<Blob> {
  return openAsBlob(await templateFile());
}

/** Creates a data folder with the template database. */
export async function prepareFolder(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  mkdirSync(database, { recursive: true });
  await extract({ file: await templateFile(), cwd: database });
}
