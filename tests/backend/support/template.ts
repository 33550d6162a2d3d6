import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openPglite } from '../../../server/backend/pglite.ts';

const FOLDER = '.cache/backend-tests';

/** One template per set of installed packages: database files depend on the version. */
function templateFile(): string {
  const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return `${FOLDER}/empty-database-${packages.slice(0, 16)}.tar`;
}

/**
 * An empty database in memory. Creating one takes over two seconds of CPU time, so the first is cached as a
 * template for the others; it contains nothing of this project.
 */
export async function openFromTemplate(): Promise<PgliteConnection> {
  const file = templateFile();
  if (existsSync(file)) return openPglite(null, await openAsBlob(file));
  const connection = await openPglite(null);
  const copy = await connection.driver.dumpDataDir('none');
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await copy.arrayBuffer()));
  renameSync(draft, file);
  return connection;
}
