/** Page data from the page's HTML, from the network or, during prerendering, from the build. */
import type { PageData } from '../catalogue/page-data.ts';
import { loadOnce } from '../site/load-once.ts';
import { fetchedPageData } from './fetched-pages.ts';

/** Returns the data of the page at an address; undefined if there is no such page. */
export type PageSource = (path: string) => Promise<PageData | undefined>;

let source: PageSource = fetchedPageData;

/** Replaces the network as the source of data, for prerendering. */
export function setPageSource(other: PageSource): void {
  source = other;
}

/** Data of pages by address; undefined if there is no such page. */
export const { get: pageData, useItem: usePageData } = loadOnce((path) => source(path));
