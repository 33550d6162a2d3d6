/** Page data from the page's HTML, from the network or, during prerendering, from the build. */
import { use } from 'react';
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

const { get, preload } = loadOnce((path) => source(path));

export const preloadPageData = preload;

/** The data of the page at an address; undefined if there is no such page. */
export async function pageData(path: string): Promise<PageData | undefined> {
  return get(path);
}

/** Like `pageData`, during rendering: suspends until the data are loaded. */
export function usePageData(path: string): PageData | undefined {
  const found = get(path);
  return found instanceof Promise ? use(found) : found;
}
