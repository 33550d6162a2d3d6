/** The parts of a build that a server needs to render pages with articles. */
import type { KnownBuild } from '../../../server/site/live/known-build.ts';
import type { PageModules } from '../../site/modules-id.ts';
import type { OwnPages } from './listings.ts';

/** The whole file; the server's main thread reads only `KnownBuild`. */
export interface LiveBuild extends KnownBuild {
  /** From `readTemplates`. */
  readonly template: string;
  /** By page address; an unknown article uses the entry `ANY_ARTICLE`. */
  readonly modules: Readonly<Record<string, PageModules>>;
  /** Identifies the build in the browser. */
  readonly build: string;
  readonly pages: OwnPages;
}

/** Key of the modules for articles that the build does not know. */
export const ANY_ARTICLE = '/blog/_artigo';
