import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { closePglite, openPglite } from '../../../server/backend/pglite.ts';

const FOLDER = '.cache/backend-tests';

/** One template per set of installed packages: database files depend on the version. */
function templateFile(): string {
  const packages = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  return `${FOLDER}/empty-database-${packages.slice(0, 16)}.tar`;
}

/**
 * The files of an empty database. Creating one takes over three seconds of CPU time, so the first is cached as a
 * template for the others; it contains nothing of this project.
 */
export async function emptyDatabase(): Promise<Blob> {
  const file = templateFile();
  if (!existsSync(file)) {
    const connection = await openPglite(null);
    const copy = await connection.driver.dumpDataDir('none');
    await closePglite(connection);
    mkdirSync(FOLDER, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, new Uint8Array(await copy.arrayBuffer()));
    renameSync(draft, file);
  }
  return openAsBlob(file);
}
