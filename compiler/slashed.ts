import { sep } from 'node:path';

/** Writes a path with forward slashes, like addresses and imports, also on Windows. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}
