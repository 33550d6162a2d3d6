/** Keeps pages: their files, then what says that they can be drawn. */
import type { PageModules } from '../../site/modules-id.ts';
import { pageDataPath } from '../../catalogue/page-data.ts';
import { ROOT_FILES, type ListedPage, type OfflineIndex } from '../list.ts';
import type { Answers, KeptCalculator } from '../messages.ts';
import type { Chore } from '../order.ts';
import { facts } from './facts.ts';
import { ARTICLES, fetchQuietly, keepFiles, OWN, readList } from './store.ts';

/** Most calculators that are named to a page. */
const MOST_NAMED = 60;

/** Header with the name of the calculator whose data a response is, percent-encoded. */
const NAME_HEADER = 'x-calculadora';

/** Modules that a document loads. */
const MODULES = /<script type="application\/json" id="modulos">([^<]*)<\/script>/;

/** What can be kept. */
export const readIndex = () => readList<OfflineIndex>(facts.index);

/** Whether a page of this path can be drawn without a connection. */
export async function isKept(path: string): Promise<boolean> {
  return (await (await caches.open(OWN)).match(pageDataPath(path))) !== undefined;
}

/** The response that pages get for a page's data. */
function dataResponse({ path, name, data }: ListedPage): Response {
  const headers = new Headers(name === undefined ? [] : [[NAME_HEADER, encodeURIComponent(name)]]);
  return Response.json({ build: facts.build, path, data }, { headers });
}

/**
 * Keeps one more thing.
 *
 * @returns how many bytes had to be fetched
 * @throws Error without a connection or without room
 */
export async function keep({ files, page }: Chore): Promise<number> {
  const bytes = await keepFiles(files);
  if (page === undefined) return bytes;
  const cache = await caches.open(OWN);
  const key = pageDataPath(page.path);
  if (!(await cache.match(key))) await cache.put(key, dataResponse(page));
  return bytes;
}

/** Keeps what is needed for anything at all: the lists' index, the shell and its files. */
export async function keepCore(): Promise<void> {
  const { core } = await readIndex();
  await keepFiles(core);
  const cache = await caches.open(OWN);
  const shell = await fetchQuietly(facts.shell);
  const headers = new Headers(shell.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  // Another response: one that hosts had redirected could not answer for a page.
  await cache.put(facts.shell, new Response(await shell.blob(), { headers }));
  for (const address of ROOT_FILES) await cache.put(address, await fetchQuietly(address));
}

/** Whether a document is of this version: one of another would ask for files that are not kept. */
export const isOwnDocument = (html: string) => html.includes(`"build":"${facts.build}"`);

/**
 * Keeps an article with its files.
 *
 * @returns addresses of the files
 * @throws Error without a connection or without room
 */
export async function keepArticle(path: string): Promise<readonly string[]> {
  const cache = await caches.open(ARTICLES);
  const known = await cache.match(path);
  const response = known ?? (await fetchQuietly(path));
  const html = await response.clone().text();
  if (!isOwnDocument(html)) return [];
  const listed = MODULES.exec(html)?.[1];
  if (listed === undefined) return [];
  const { entry, modules } = JSON.parse(listed) as PageModules;
  const addresses = [entry, ...modules];
  await keepFiles(addresses.map((address) => [address, 0]));
  if (!known) await cache.put(path, response);
  return addresses;
}

/** The calculators that work without a connection; of a great many, the first ones and how many there are. */
export async function keptCalculators(): Promise<Answers['kept']> {
  const named = (await (await caches.open(OWN)).matchAll()).filter(({ headers }) => headers.has(NAME_HEADER));
  const first = named.slice(0, MOST_NAMED).map(async (response): Promise<KeptCalculator> => {
    const { path } = (await response.json()) as { readonly path: string };
    return { path, name: decodeURIComponent(response.headers.get(NAME_HEADER) ?? '') };
  });
  return { calculators: await Promise.all(first), count: named.length };
}
