/** Page data in the browser: from the HTML for the first page, from the network for later ones. */
import { PAGE_DATA_ID, pageDataPath, type PageData, type ServedData } from '../catalogue/page-data.ts';
import { reported } from '../site/reported.ts';

let embedded: ServedData | undefined;

/** Data in the HTML; absent in development. */
function served(): ServedData {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return (embedded ??= json ? (JSON.parse(json) as ServedData) : { build: '', path: '' });
}

/** Thrown to reload the site, because a page of another build does not fit the running scripts. */
class OtherBuildError extends Error {
  override readonly name = 'OtherBuildError';
}

async function fetchData(path: string): Promise<PageData | undefined> {
  const response = await fetch(pageDataPath(path));
  // Check the type, because some hosts send an HTML page for missing files.
  const isData = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status === 404 || (response.ok && !isData)) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { build, data } = (await response.json()) as ServedData;
  if (build !== served().build) throw new OtherBuildError(path);
  return data;
}

/** Fetches the data of the page at an address; undefined if there is no such page. */
export async function fetchedPageData(path: string): Promise<PageData | undefined> {
  const first = served();
  return first.path === path ? first.data : reported(fetchData(path));
}
