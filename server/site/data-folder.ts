import { resolve } from 'node:path';

const DEFAULT_HOME = '.calculario';
const IN_MEMORY = ':memory:';

/**
 * Resolves the data folder of the embedded backend; `undefined` if it keeps everything in memory.
 *
 * @param root folder of the project
 * @param chosen value of `CALCULARIO_DATA`: a folder or `:memory:`
 */
export function resolveDataFolder(root: string, chosen: string | undefined): string | undefined {
  const home = chosen?.trim() || DEFAULT_HOME;
  return home === IN_MEMORY ? undefined : resolve(root, home);
}
