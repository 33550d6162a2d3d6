/**
 * Files in the data folder with which a command asks the running server for a copy. Anyone who can write there owns the
 * data anyway, and this needs neither a port nor a key, inside a container or outside.
 */
import { join } from 'node:path';

/** A request, by its file name in the data folder. */
export const REQUEST = /^backup-(?<id>[0-9a-f-]{36})\.request$/;
/** All files of a backup in the data folder. */
export const TRACES = /^backup-[0-9a-f-]{36}/;

/** Paths of a requested copy. */
export interface CopyPaths {
  readonly request: string;
  /** The folder in which the server makes the copy. */
  readonly folder: string;
  /** The request once the server has taken it; its modification time is the server's last sign of life. */
  readonly taken: string;
  readonly copy: string;
  /** Reason for a failed copy. */
  readonly failed: string;
}

/** The paths of one copy, by its id. */
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
