import { join } from 'node:path';
import { SERVER_HALF } from '../server/site/live/known-build.ts';

export const ROOT = join(import.meta.dirname, '..');

/** Holds the built folders: the project, unless a site is built beside the one that is served (see `scripts/start.ts`). */
const OUT = process.env['CALCULARIO_BUILD_TO'] ?? ROOT;

/** Folder of the built site. */
export const DIST = join(OUT, 'dist');

/** Folder for caches, which may be deleted at any time. */
export const CACHE = join(ROOT, '.cache');

/** Folder of the server bundle, for prerendering and for a server that renders articles published later. */
export const SERVER_BUNDLE = join(OUT, SERVER_HALF);

/** Vite's manifest in the built site; the underscore keeps it from being served. */
export const MANIFEST_FILE = '_manifest.json';
