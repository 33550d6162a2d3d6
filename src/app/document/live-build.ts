/** The part of a build that the server needs to render pages with articles. */
import type { KnownBuild } from '../../../server/site/live/known-build.ts';
import type { PageModules } from '../../site/modules-id.ts';
import type { OwnPages } from './listings.ts';

/** The complete file; the server's main thread reads only `KnownBuild`. */
export interface LiveBuild extends KnownBuild {
  /** From `readTemplates`. */
  readonly template: string;
  /** Modules by page address; an unknown article uses the entry `ANY_ARTICLE`. */
  readonly modules: Readonly<Record<string, PageModules>>;
  /** Id of the build in the browser. */
  readonly build: string;
  readonly pages: OwnPages;
}

/** Key of the modules for articles published after the build. */
export const ANY_ARTICLE = '/blog/_artigo';
