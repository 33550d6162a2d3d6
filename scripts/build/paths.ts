import { join } from 'node:path';

/** Folder of the project. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Folder of the built site. */
export const DIST = join(ROOT, 'dist');

/** Folder for what can be made again at any time. */
export const CACHE = join(ROOT, '.cache');

/** Folder of the build's server half, which the prerendering runs. */
export const SERVER_BUNDLE = join(CACHE, 'server');
