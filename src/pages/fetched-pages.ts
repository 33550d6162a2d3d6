/**
 * What pages carry of the catalogue, in the browser: the first page brings its own in its HTML; of the following ones
 * it is fetched, by their addresses.
 */
import type { LoadedCalculator } from 'virtual:pages';
import { PAGE_DATA_ID, pageDataPath, type PageData, type ServedData } from '../catalogue/page-data.ts';
import { reported } from '../site/reported.ts';

let embedded: ServedData | undefined;

/** What the HTML brought. In dev it brings nothing. */
function served(): ServedData {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return (embedded ??= json ? (JSON.parse(json) as ServedData) : { build: '', path: '' });
}

/** A page of another build does not fit the scripts that run: the site loads it anew. */
class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';
}

async function fetchData(path: string): Promise<PageData | undefined> {
  const response = await fetch(pageDataPath(path));
  // Hosts may answer with a page of their own for what does not exist.
  const isData = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status === 404 || (response.ok && !isData)) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { build, data } = (await response.json()) as ServedData;
  if (build !== served().build) throw new OtherBuildError(path);
  return data;
}

/** What the page of an address carries; `undefined` where there is no such page. */
export async function pageDataOf(path: string): Promise<PageData | undefined> {
  const first = served();
  return first.path === path ? first.data : reported(fetchData(path));
}

/** A calculator, from the address of its module. */
export function importCalculator(_id: string, module: string): Promise<LoadedCalculator> {
  return reported(import(/* @vite-ignore */ module) as Promise<LoadedCalculator>);
}
