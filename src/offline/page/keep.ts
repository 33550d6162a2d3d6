/** Asks the worker to store pages and files for offline use. */
import { messageSW } from 'workbox-window';
import { PAGE_DATA_ID, pageDataPath, type ServedData } from '../../catalogue/page-data.ts';
import { PREFIX, type OfflineAnswer } from '../facts.ts';
import { isSavingData } from '../saving-data.ts';

/** Number of files that the worker fetches in parallel. */
const BATCH = 20;

/** Sends a message to a worker, with a timeout because earlier workers never respond. */
async function ask(worker: ServiceWorker, message: object, timeoutMs: number): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([messageSW(worker, message), timeout]);
}

/** Requests a worker's facts; `undefined` for earlier workers. */
export async function factsOf(worker: ServiceWorker | null): Promise<OfflineAnswer | undefined> {
  return worker ? ((await ask(worker, { type: 'FACTS' }, 5000)) as OfflineAnswer | undefined) : undefined;
}

const activeWorker = async () => (await navigator.serviceWorker.ready).active;

/** Data embedded in this document. */
export function ownData(): Partial<ServedData> {
  return JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as Partial<ServedData>;
}

/** Filters the paths that no cache contains. */
async function missingIn(paths: readonly string[]): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const kept = new Set(keys.flat().map(({ url }) => new URL(url).pathname));
  return [...new Set(paths)].filter((path) => !kept.has(path));
}

/** Asks the active worker to store the paths that it handles. */
async function keep(paths: readonly string[]): Promise<void> {
  const worker = await activeWorker();
  const urlsToCache = (await missingIn(paths)).map((path) => [path, { priority: 'low' }]);
  if (!worker || urlsToCache.length === 0) return;
  await ask(worker, { type: 'CACHE_URLS', payload: { urlsToCache } }, 60_000);
}

/** Stores the current page, everything it has loaded, and the scripts that calculate its result. */
export async function keepOwnPage(): Promise<void> {
  const { pathname } = window.location;
  const { path, data } = ownData();
  const answers = data && 'answers' in data ? data.answers : [];
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const files = loaded.filter(({ origin }) => origin === window.location.origin);
  const own = data && path === pathname ? [pageDataPath(path)] : [];
  await keep([pathname, ...own, ...files.map((file) => file.pathname), ...answers]);
}

/** Facts of the active worker; `undefined` if its build differs from the page's. */
async function ownFacts(): Promise<OfflineAnswer | undefined> {
  const facts = await factsOf(await activeWorker());
  return facts?.build === ownData().build ? facts : undefined;
}

/** True if the whole site is stored. */
export async function isEverythingKept(): Promise<boolean> {
  const facts = await ownFacts();
  const list = facts && (await caches.match(facts.list));
  return list ? (await missingIn((await list.json()) as readonly string[])).length === 0 : false;
}

/**
 * Outcome of storing the whole site; `saving`: not finished, because the visitor saves data or the connection is slow.
 */
export type Outcome = 'kept' | 'saving' | 'failed';

async function keepAll(): Promise<Outcome> {
  if (await isEverythingKept()) return 'kept';
  const facts = await ownFacts();
  if (isSavingData()) return 'saving';
  if (!facts) return 'failed';
  await keep([facts.list]);
  const paths = (await (await fetch(facts.list)).json()) as readonly string[];
  for (let start = 0; start < paths.length && navigator.onLine; start += BATCH) {
    if (isSavingData()) return 'saving';
    await keep(paths.slice(start, start + BATCH));
  }
  // Poll for a moment, because Workbox responds when all files have arrived, but before they are stored.
  for (let tries = 0; tries < 10; tries += 1) {
    if (await isEverythingKept()) return 'kept';
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return 'failed';
}

let running: Promise<Outcome> | undefined;

/** Stores the whole site, unless the visitor saves data or the connection is slow. Never rejects. */
export async function keepEverything(): Promise<Outcome> {
  running ??= keepAll().catch(() => 'failed');
  const outcome = await running;
  running = undefined;
  return outcome;
}
