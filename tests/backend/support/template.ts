import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { openPglite } from '../../../supabase/local/pglite.ts';

const FOLDER = '.cache/backend-tests';

/** One template for each set of installed packages: the files of a database are those of its version. */
function templateFile(): string {
  const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return `${FOLDER}/empty-database-${packages.slice(0, 16)}.tar`;
}

/**
 * An empty database in memory. Making one costs over two seconds of computing, so the first is kept as a
 * template for the others; it holds nothing of this project.
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
