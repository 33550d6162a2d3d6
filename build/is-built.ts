import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownBuild } from '../server/site/live/known-build.ts';
import { readStamp } from './build-stamp.ts';
import { CACHE, DIST, SERVER_BUNDLE } from './paths.ts';

const FOLDERS = { cache: CACHE, dist: DIST, server: SERVER_BUNDLE };

/**
 * True if the last build had these inputs and both of its folders still exist: the stamp is in another folder, and
 * people delete `dist` to force a new build.
 *
 * @param inputs hash of the present inputs.
 */
export function isBuilt(inputs: string, { cache, dist, server } = FOLDERS): boolean {
  const isThere = existsSync(join(dist, 'index.html')) && readKnownBuild(server) !== undefined;
  return isThere && readStamp(cache) === inputs;
}
