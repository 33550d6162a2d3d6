/** Facts that the build records for the server about pages with articles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendConfig } from '../../../src/backend/config.ts';

/** Folder of the server's part of the build, inside the project's folder. */
export const SERVER_HALF = 'dist-server';

/** Name of the file with these facts. */
export const KNOWN_BUILD_FILE = 'artigos.json';
export const RENDERER_FILE = 'live.js';

/** The server's part of the file; the renderer reads more from it. */
export interface KnownBuild {
  /** Digest of the edition at build time; while it is current, the built files are too. */
  readonly edition: string;
  /** Slugs of the built-in articles. */
  readonly ownSlugs: readonly string[];
  /** The hosted project with the articles, if the site was built for one. */
  readonly hosted?: BackendConfig | undefined;
}

/** Reads the file; `undefined` if a build has no part for the server. */
export function readKnownBuild(folder: string): KnownBuild | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, KNOWN_BUILD_FILE), 'utf8')) as KnownBuild;
  } catch {
    return undefined;
  }
}
