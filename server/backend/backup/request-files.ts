/**
 * Files in the data folder through which a command requests a copy from the running server. They need neither a port
 * nor a key, even across containers, and everyone who can write there has access to the data anyway.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';

/** File name of a request in the data folder. */
export const REQUEST = /^backup-(?<id>[0-9a-f-]{36})\.request$/;
/** File names of a backup, and of a restoration's copy, in the data folder. */
export const TRACES = /^(?:backup|restore)-[0-9a-f-]{36}/;

/** Paths of the files for one requested copy. */
export interface CopyPaths {
  readonly request: string;
  /** Folder in which the server makes the copy. */
  readonly folder: string;
  /** Request that the server is processing; its modification time is the server's last heartbeat. */
  readonly taken: string;
  readonly copy: string;
  /** File with the reason of a failure. */
  readonly failed: string;
}

/** Paths of the copy with this id. */
export function copyPaths(dataDir: string, id: string): CopyPaths {
  const folder = join(dataDir, `backup-${id}`);
  const within = (name: string) => join(folder, name);
  return {
    request: `${folder}.request`,
    folder,
    taken: within('taken'),
    copy: within('copy'),
    failed: within('failed'),
  };
}

/** Age after which a copy counts as abandoned by its command; packing one takes less. */
const ABANDONED_MS = 60 * 60_000;

/** True for a file or folder of a killed command; false if the file no longer exists. */
export function isAbandoned(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
  return Date.now() - mtimeMs > ABANDONED_MS;
}
