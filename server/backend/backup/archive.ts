/** Packs a backup into a compressed tar, which every system can open without our tools. */
import { chmod, mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { recordOf } from '../../../src/engine/record.ts';
import { DATABASE_FILE, FORMAT, MANIFEST_FILE } from './snapshot.ts';

/** Packs a folder into a file that only its owner can read, because it contains password hashes and keys. */
export async function pack(folder: string, file: string): Promise<void> {
  await create({ gzip: true, cwd: folder, file, portable: true, mode: 0o600 }, await readdir(folder));
  await chmod(file, 0o600);
}

async function formatOf(folder: string): Promise<unknown> {
  try {
    return recordOf(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')))['format'];
  } catch {
    return undefined;
  }
}

/**
 * Unpacks a copy into a new folder.
 *
 * @throws Error with a message for the terminal if the file is incomplete, is not a backup or has a newer version
 */
export async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  try {
    // Accept only files and folders, because a link could point outside the folder.
    const isPlain = (entry: object) =>
      'type' in entry && (entry.type === 'File' || entry.type === 'Directory');
    await extract({ file, cwd: folder, strict: true, filter: (_path, entry) => isPlain(entry) });
  } catch (error) {
    throw new Error(`${file} não pôde ser lido como cópia de segurança; está incompleto ou danificado.`, {
      cause: error,
    });
  }
  const format = await formatOf(folder);
  if (format === undefined || !(await readdir(folder)).includes(DATABASE_FILE)) {
    throw new Error(`${file} não é uma cópia de segurança do Calculário.`);
  }
  if (format !== FORMAT) throw new Error(`${file} é de uma versão mais nova do Calculário.`);
}
