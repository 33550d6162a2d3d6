/**
 * How a command asks the running server for a copy: by a file in the data folder. Whoever can write there owns the data
 * anyway, and neither a port nor a key is needed, in a container or out of it.
 */
import { join } from 'node:path';

/** A request, by its name in the data folder. */
export const REQUEST = /^backup-(?<id>[0-9a-f-]{36})\.request$/;
/** All that a request leaves in the data folder. */
export const TRACES = /^backup-[0-9a-f-]{36}/;

/**
 * A file of one request: what is asked; that the server makes the copy, written anew while it does; the copy; why there
 * is none.
 */
export function fileOf(
  dataDir: string,
  id: string,
  kind: 'request' | 'taken' | 'archive' | 'failed',
): string {
  return join(dataDir, `backup-${id}.${kind}`);
}

/** What the server needs meanwhile for the copy of one request: a folder, and the copy that is not whole yet. */
export function draftsOf(dataDir: string, id: string): { workFolder: string; draft: string } {
  return { workFolder: join(dataDir, `backup-${id}`), draft: `${fileOf(dataDir, id, 'archive')}.new` };
}
