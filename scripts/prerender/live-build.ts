/** What a server needs of a build to render the pages that show articles. */
import type { HeaderEnvironment } from '../../server/site/security-headers.ts';
import type { KnownBuild } from '../../server/site/live/known-build.ts';
import type { OwnPages } from './listings.ts';

/** The whole file, of which the server itself reads `KnownBuild`. */
export interface LiveBuild extends KnownBuild {
  /** The built `index.html` with its placeholders. */
  readonly template: string;
  /** The inlined styles of the pages that show articles. */
  readonly styles: { readonly home: string; readonly list: string; readonly article: string };
  /** The file with the drawings of all icons. */
  readonly sprite: string;
  /** What the scripts and the styles call the classes. */
  readonly names: Readonly<Record<string, string>>;
  /** Addresses of the modules of pages, by their addresses; those of any other article as of `ANY_ARTICLE`. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
  /** Names the build of the browser's half. */
  readonly build: string;
  /** What the policy depends on. */
  readonly environment: HeaderEnvironment;
  readonly pages: OwnPages;
}

/** The shell, which has what an article needs that the build does not know. */
export const ANY_ARTICLE = '/blog/_artigo';
