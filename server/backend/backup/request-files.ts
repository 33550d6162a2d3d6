/**
 * How a command asks the running server for a copy: by a file in the data folder. Whoever can write there owns the data
 * anyway, and neither a port nor a key is needed, in a container or out of it.
 */
import { join } from 'node:path';

/** A request, by its name in the data folder. */
export const REQUEST = /^backup-(?<id>[0-9a-f-]{36})\.request$/;
/** All that a copy leaves in the data folder. */
export const TRACES = /^backup-[0-9a-f-]{36}/;

/** Where a copy is asked for and made. */
export interface CopyPaths {
  readonly request: string;
  /** The server's answer to the request. */
  readonly folder: string;
  /** The request, once the server makes the copy; its time is that of the server's last sign of life. */
  readonly taken: string;
  /** The copy, once it is whole. */
  readonly copy: string;
  /** Why there is no copy. */
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
