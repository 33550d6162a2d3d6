/** What a build tells the server of the pages that show articles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendConfig } from '../../../src/backend/config.ts';

/** Folder, in that of the project, of the build's half for the server. */
export const SERVER_HALF = 'dist-server';

/** The files in the folder of the build's half for the server. */
export const KNOWN_BUILD_FILE = 'artigos.json';
export const RENDERER_FILE = 'live.js';

/** What the server needs to know; the renderer reads more from the same file. */
export interface KnownBuild {
  /** The edition that the build knew: while it is current, the files are. */
  readonly edition: string;
  /** Slugs of the site's own articles. */
  readonly ownSlugs: readonly string[];
  /** The hosted project with the articles, if the site was built for one. */
  readonly hosted?: BackendConfig | undefined;
}

/** Reads it; `undefined` where a build has no half for the server. */
export function readKnownBuild(folder: string): KnownBuild | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, KNOWN_BUILD_FILE), 'utf8')) as KnownBuild;
  } catch {
    return undefined;
  }
}
