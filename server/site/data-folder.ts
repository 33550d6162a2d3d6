import { resolve } from 'node:path';

const DEFAULT_HOME = '.calculario';
const IN_MEMORY = ':memory:';

/**
 * Resolves the data folder of the embedded backend.
 *
 * @param root folder of the project
 * @param chosen value of `CALCULARIO_DATA`: a folder or `:memory:`
 */
export function resolveDataFolder(
  root: string,
  chosen: string | undefined,
): { dataDir: string } | { memory: true } {
  const home = chosen?.trim() || DEFAULT_HOME;
  return home === IN_MEMORY ? { memory: true } : { dataDir: resolve(root, home) };
}
