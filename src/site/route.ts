import type { LazyPage } from './lazy-page.tsx';

export interface SiteRoute {
  /** Pattern of React Router. */
  readonly pattern: string;
  readonly Page: LazyPage;
  /** Source files that `Page` and `preload` import dynamically; the page's HTML lists their scripts. */
  readonly sources: (path: string) => readonly string[];
  /**
   * Prerendered addresses; `catalogue`: those of the catalogue that match the pattern; a function derives them from all
   * of the catalogue's addresses.
   */
  readonly paths: readonly string[] | 'catalogue' | ((catalogue: readonly string[]) => readonly string[]);
  readonly unlisted?: boolean;
  /** Rendered without the public header and footer, in a frame of its own. */
  readonly bare?: boolean;
  /** Loads further data needed before the page renders. */
  readonly preload?: (path: string) => Promise<unknown>;
}
