/** The service worker that makes the site work offline. */
import { cacheNames, clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { FILES, PREFIX, type OfflineAnswer } from '../facts.ts';
import { handlingOf } from '../requests.ts';
import { isSavingData } from '../saving-data.ts';
import { copies, facts, OWN, strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

const pathsIn = async (cacheName: string) =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname);

/** True if the visitor had the whole list stored, or an earlier worker, which stored everything. */
async function hadEverything(): Promise<boolean> {
  const isList = (path: string) => path.startsWith('/assets/offline/lista-');
  const names = await caches.keys();
  return names.some((name) => name.startsWith(`${PREFIX}versao-`)) || (await pathsIn(FILES)).some(isList);
}

/**
 * Stores everything that the previous version had stored; otherwise visitors would lose pages that already worked
 * offline.
 */
async function catchUp(event: ExtendableEvent): Promise<void> {
  if (!(await hadEverything())) return;
  if (isSavingData()) throw new Error('The previous version stays until the connection is better.');
  const take = (strategy: keyof typeof strategies, path: string) =>
    strategies[strategy].handle({ event, request: new Request(path, { priority: 'low' }) });
  const list = (await (await take('file', facts.list)).json()) as readonly string[];
  const documents = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}paginas-`));
  const pages = (await Promise.all(documents.map(pathsIn))).flat();
  await Promise.all([
    ...list.map((path) => take(path.startsWith('/assets/') ? 'file' : 'data', path)),
    ...[...new Set(pages)].map((path) => take('page', path)),
  ]);
}

/** Deletes the caches of earlier versions and earlier workers, and stale files. */
async function deleteStale(): Promise<void> {
  const list = await caches.match(facts.list, { cacheName: FILES });
  const listed = new Set(list ? ((await list.json()) as readonly string[]) : []).add(facts.list);
  const own = new Set([cacheNames.precache, OWN.pages, OWN.data, ...(list ? [FILES] : [])]);
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !own.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
  const files = await caches.open(FILES);
  const stale = (await pathsIn(FILES)).filter((path) => !listed.has(path));
  await Promise.all(stale.map((path) => files.delete(path)));
}

precacheAndRoute([facts.shell, facts.style].map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();
for (const [handling, strategy] of Object.entries(strategies)) {
  registerRoute(({ request }) => handlingOf(request, location.origin) === handling, strategy);
}
// Turn failures into error responses, so that one failing address does not keep Workbox from finishing a list.
setCatchHandler(async () => Response.error());
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(catchUp(event)));
self.addEventListener('activate', (event) => event.waitUntil(deleteStale()));
self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: string };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // Leave other messages to Workbox, which handles CACHE_URLS.
  if (type !== 'FACTS') return;
  const isCopy = event.source instanceof Client && copies.has(event.source.id);
  event.ports[0]?.postMessage({ ...facts, isCopy } satisfies OfflineAnswer);
});
