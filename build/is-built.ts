import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownBuild } from '../server/site/live/known-build.ts';
import { embeddedSettings } from '../server/settings/build-settings.ts';
import { hashInputs, readStamp } from './build-stamp.ts';
import { DIST, ROOT, SERVER_BUNDLE } from './paths.ts';

const FOLDERS = { dist: DIST, server: SERVER_BUNDLE };

/**
 * True if the last build had these inputs and both of its folders exist, because people delete `dist` to force a build.
 *
 * @param inputs hash of the current inputs
 */
export function isBuilt(inputs: string, { dist, server } = FOLDERS): boolean {
  const isThere = existsSync(join(dist, 'index.html')) && readKnownBuild(server) !== undefined;
  return isThere && readStamp(server)?.inputs === inputs;
}

/**
 * Compares the built site with the sources and the saved settings: `current`, `old settings` if only the settings have
 * changed, or `stale`.
 *
 * @param mode Vite's mode
 */
export function builtState(mode: string): 'current' | 'old settings' | 'stale' {
  const isBuiltWith = (settings: NodeJS.ProcessEnv) =>
    isBuilt(hashInputs(ROOT, { ...process.env, ...settings }, mode));
  if (isBuiltWith(embeddedSettings(ROOT, process.env))) return 'current';
  const built = readStamp(SERVER_BUNDLE);
  return built && isBuiltWith(built.settings) ? 'old settings' : 'stale';
}
