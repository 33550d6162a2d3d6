/** Writes several files together, or none of them. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Replaces the contents of existing files. Writes everything beside them first; if one cannot be replaced, those
 * replaced before get their former contents back.
 *
 * @param contents by path.
 * @throws Error of the file system; then every file is unchanged.
 */
export async function writeAll(contents: ReadonlyMap<string, string>): Promise<void> {
  const files = [...contents.keys()];
  const before = new Map<string, string>();
  const successor = (file: string) => `${file}.new`;
  try {
    for (const [file, content] of contents) {
      before.set(file, await readFile(file, 'utf8'));
      await writeFile(successor(file), content);
    }
    await replaceAll(files, successor, before);
  } finally {
    await Promise.all(files.map((file) => rm(successor(file), { force: true })));
  }
}

async function replaceAll(
  files: readonly string[],
  successor: (file: string) => string,
  before: ReadonlyMap<string, string>,
): Promise<void> {
  const replaced: string[] = [];
  try {
    for (const file of files) {
      await rename(successor(file), file);
      replaced.push(file);
    }
  } catch (error) {
    for (const file of replaced) await writeFile(file, before.get(file) ?? '');
    throw error;
  }
}
