import type { LazyPage } from './lazy-page.tsx';

export interface SiteRoute {
  /** Pattern of React Router. */
  readonly pattern: string;
  readonly Page: LazyPage;
  /** Source files that `Page` and `preload` import dynamically; the page's HTML preloads their scripts. */
  readonly sources: (path: string) => readonly string[];
  /**
   * Addresses to prerender; `catalogue`: the catalogue's addresses that match the pattern; a function derives them from
   * all of those.
   */
  readonly paths: readonly string[] | 'catalogue' | ((catalogue: readonly string[]) => readonly string[]);
  readonly unlisted?: boolean;
  /** True to render the page without the public header and footer. */
  readonly bare?: boolean;
  /** Loads further data that the page needs to render. */
  readonly preload?: (path: string) => unknown;
}
