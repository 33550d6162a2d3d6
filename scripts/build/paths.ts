import { join } from 'node:path';

/** Folder of the project. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Folder of the built site. */
export const DIST = join(ROOT, 'dist');

/** Folder for caches, which may be deleted at any time. */
export const CACHE = join(ROOT, '.cache');

/** Folder of the server bundle, which the prerendering runs. */
export const SERVER_BUNDLE = join(CACHE, 'server');
