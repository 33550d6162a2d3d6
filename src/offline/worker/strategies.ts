/** Workbox's strategies for requests, and their caches. */
import { setCacheNameDetails } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheFallbackPlugin } from 'workbox-precaching';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { DATA, FILES, PREFIX, type OfflineFacts } from '../facts.ts';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/** Replaced by the build. */
declare const OFFLINE_FACTS: OfflineFacts;

export const facts: OfflineFacts = OFFLINE_FACTS;

setCacheNameDetails({ prefix: PREFIX.slice(0, -1), precache: 'essencial' });

/** Caches for documents and data of this version, because other versions refer to other files. */
export const OWN = { pages: `${PREFIX}paginas-${facts.version}`, data: DATA + facts.version };

/** Timeout before a stored copy is used. */
const networkTimeoutSeconds = 4;
const MAX_DOCUMENTS = 50;

/** Drops the query from cache keys, because all queries get the same document. */
const withoutQuery: Plugin = { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname };

/** Windows whose document came from a cache. */
export const copies = new Set<string>();
const recordCopy = (event: ExtendableEvent) =>
  event instanceof FetchEvent && copies.add(event.resultingClientId);

/** Records windows with a cached document, so that their pages can tell the visitor. */
const recordCopies: Plugin = {
  async cachedResponseWillBeUsed({ event, cachedResponse }) {
    if (cachedResponse) recordCopy(event);
    return cachedResponse;
  },
  handlerDidError: async ({ event }) => void recordCopy(event),
};

/** Refuses to store redirects, failures and responses of other builds. */
const ofThisBuild: Plugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected) return null;
    const build = /"build":"(\w*)"/.exec(await response.clone().text())?.[1];
    return build === undefined || build === facts.build ? response : null;
  },
};

/** Refuses to store an HTML page in place of a file, because some hosts serve one if the file is missing. */
const isFile: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.ok && !response.headers.get('content-type')?.includes('text/html') ? response : null,
};

/** Fetches from the network if storage fails. */
const fallbackToNetwork: Plugin = { handlerDidError: async ({ request }) => fetch(request) };

const matchOptions = { ignoreVary: true };

export const strategies = {
  page: new NetworkFirst({
    cacheName: OWN.pages,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [
      withoutQuery,
      ofThisBuild,
      recordCopies,
      new ExpirationPlugin({ maxEntries: MAX_DOCUMENTS, purgeOnQuotaError: true }),
      new PrecacheFallbackPlugin({ fallbackURL: facts.shell }),
    ],
  }),
  data: new NetworkFirst({
    cacheName: OWN.data,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [ofThisBuild],
  }),
  file: new CacheFirst({ cacheName: FILES, matchOptions, plugins: [isFile, fallbackToNetwork] }),
};
