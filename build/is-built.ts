import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownBuild } from '../server/site/live/known-build.ts';
import { readStamp } from './build-stamp.ts';
import { CACHE, DIST, SERVER_BUNDLE } from './paths.ts';

const FOLDERS = { cache: CACHE, dist: DIST, server: SERVER_BUNDLE };

/**
 * Whether the last build was of these inputs, and both of its halves are still there: the stamp stands in another folder,
 * and whoever deletes `dist` wants a new one.
 *
 * @param inputs hash of what a build would read now.
 */
export function isBuilt(inputs: string, { cache, dist, server } = FOLDERS): boolean {
  const isThere = existsSync(join(dist, 'index.html')) && readKnownBuild(server) !== undefined;
  return isThere && readStamp(cache) === inputs;
}
