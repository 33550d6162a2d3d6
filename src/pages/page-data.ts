/** What pages carry of the catalogue, once loaded at hand. */
import { use } from 'react';
import { pageDataOf } from 'virtual:pages';
import type { PageData } from '../catalogue/page-data.ts';
import { loadOnce } from '../site/load-once.ts';

const { get, preload } = loadOnce((path) => pageDataOf(path));

export const preloadPageData = preload;

/** What the page of an address carries; `undefined` where there is no such page. Suspends until it is loaded. */
export function usePageData(path: string): PageData | undefined {
  const found = get(path);
  return found instanceof Promise ? use(found) : found;
}
