/** The data of pages in the browser: the first page has them in its HTML, those of the following pages are fetched. */
import { PAGE_DATA_ID, pageDataPath, type PageData, type ServedData } from '../catalogue/page-data.ts';
import { reported } from '../site/reported.ts';

let embedded: ServedData | undefined;

/** What the HTML brought. In dev it brings nothing. */
function served(): ServedData {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  return (embedded ??= json ? (JSON.parse(json) as ServedData) : { build: '', path: '' });
}

/** A page of another build does not fit the scripts that run: the site reloads it. */
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

/** The data of the page at an address; `undefined` where there is no such page. */
export async function fetchedPageData(path: string): Promise<PageData | undefined> {
  const first = served();
  return first.path === path ? first.data : reported(fetchData(path));
}
