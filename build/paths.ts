import { join } from 'node:path';
import { SERVER_HALF } from '../server/site/live/known-build.ts';

export const ROOT = join(import.meta.dirname, '..');

/**
 * Parent of the built folders: the project, or a temporary folder while another build is served (`scripts/start.ts`).
 */
const OUT = process.env['CALCULARIO_BUILD_TO'] ?? ROOT;

export const DIST = join(OUT, 'dist');

/** Cache folder, which may be deleted at any time. */
export const CACHE = join(ROOT, '.cache');

/** Folder of the server bundle, for prerendering and for rendering articles published later. */
export const SERVER_BUNDLE = join(OUT, SERVER_HALF);

/** Vite's manifest in the built site; the server serves no file whose path starts with an underscore. */
export const MANIFEST_FILE = '_manifest.json';
