import type { LazyPage } from './lazy-page.tsx';

/** A route of the site. */
export interface SiteRoute {
  /** Pattern of React Router. */
  readonly pattern: string;
  readonly Page: LazyPage;
  /** Source files that `Page` and `preload` import dynamically: the page's HTML lists their scripts. */
  readonly sources: (path: string) => readonly string[];
  /**
   * Addresses that are prerendered; `catalogue`: those of the pattern that follow from the catalogue; a function makes
   * them from all of these.
   */
  readonly paths: readonly string[] | 'catalogue' | ((catalogue: readonly string[]) => readonly string[]);
  /** Left out of the sitemap. */
  readonly unlisted?: boolean;
  /** Shown without the public pages' header and footer: it has a frame of its own. */
  readonly bare?: boolean;
  /** Loads further data needed before the page renders. */
  readonly preload?: (path: string) => Promise<unknown>;
}
