import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface BlobStore {
  /** Reads the bytes of a key; undefined if it does not exist. */
  read(key: string): Promise<Uint8Array | undefined>;
  /** Writes the bytes of a key, replacing existing ones atomically, even if the process dies. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a key; does nothing if it does not exist. */
  remove(key: string): Promise<void>;
}

export function memoryBlobStore(): BlobStore {
  const blobs = new Map<string, Uint8Array>();
  return {
    read: async (key) => blobs.get(key),
    write: async (key, bytes) => {
      blobs.set(key, bytes);
    },
    remove: async (key) => {
      blobs.delete(key);
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/**
 * Creates a store with one file per key in a folder. Each file is named by a hash of its key, so that no key can refer
 * to a path outside the folder.
 */
export function folderBlobStore(folder: string): BlobStore {
  const fileOf = (key: string): string => {
    const hash = createHash('sha256').update(key).digest('hex');
    return join(folder, hash.slice(0, 2), hash);
  };
  // Always use the same name, so that the next upload replaces the draft of a killed process. Uploads run one by one.
  const draft = join(folder, 'draft');
  return {
    async read(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      try {
        const handle = await open(draft, 'w', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        // Leave the last space of a full disk to the database.
        await rm(draft, { force: true });
        throw error;
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
