import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownBuild } from '../server/site/live/known-build.ts';
import { readStamp } from './build-stamp.ts';
import { CACHE, DIST, SERVER_BUNDLE } from './paths.ts';

const FOLDERS = { cache: CACHE, dist: DIST, server: SERVER_BUNDLE };

/**
 * Whether the last build had these inputs and its folders are still there: the stamp is in another folder, so that deleting
 * `dist` asks for a new build.
 *
 * @param inputs hash of what a build would read now.
 */
export function isBuilt(inputs: string, { cache, dist, server } = FOLDERS): boolean {
  const isThere = existsSync(join(dist, 'index.html')) && readKnownBuild(server) !== undefined;
  return isThere && readStamp(cache) === inputs;
}
