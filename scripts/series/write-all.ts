/** Writes several files, or none of them. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/**
 * Replaces the contents of existing files: writes temporary files first, and restores the already replaced files if one
 * cannot be replaced.
 *
 * @param contents new contents by path
 * @throws Error from the file system, with all files unchanged
 */
export async function writeAll(contents: ReadonlyMap<string, string>): Promise<void> {
  const files = [...contents.keys()];
  const originals = new Map<string, string>();
  const temporary = (file: string) => `${file}.new`;
  try {
    for (const [file, content] of contents) {
      originals.set(file, await readFile(file, 'utf8'));
      await writeFile(temporary(file), content);
    }
    await replaceAll(files, temporary, originals);
  } finally {
    await Promise.all(files.map((file) => rm(temporary(file), { force: true })));
  }
}

async function replaceAll(
  files: readonly string[],
  temporary: (file: string) => string,
  originals: ReadonlyMap<string, string>,
): Promise<void> {
  const replaced: string[] = [];
  try {
    for (const file of files) {
      await rename(temporary(file), file);
      replaced.push(file);
    }
  } catch (error) {
    for (const file of replaced) await writeFile(file, originals.get(file) ?? '');
    throw error;
  }
}
