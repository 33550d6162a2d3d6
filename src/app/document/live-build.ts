/** What a server needs of a build to render the pages that show articles. */
import type { KnownBuild } from '../../../server/site/live/known-build.ts';
import type { PageModules } from '../../site/modules-id.ts';
import type { OwnPages } from './listings.ts';

/** The whole file, of which the server itself reads `KnownBuild`. */
export interface LiveBuild extends KnownBuild {
  /** From `readTemplates`. */
  readonly template: string;
  /** By the addresses of pages; any other article has those of `ANY_ARTICLE`. */
  readonly modules: Readonly<Record<string, PageModules>>;
  /** Names the build of the browser's half. */
  readonly build: string;
  readonly pages: OwnPages;
}

/** The shell, which has what an article needs that the build does not know. */
export const ANY_ARTICLE = '/blog/_artigo';
