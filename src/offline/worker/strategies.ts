/** How Workbox answers requests, and where it keeps the answers. */
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

/** Documents and data of this version: others refer to other files. */
export const OWN = { pages: `${PREFIX}paginas-${facts.version}`, data: DATA + facts.version };

/** After so many seconds without an answer, a kept one will do. */
const networkTimeoutSeconds = 4;
/** Most documents that are kept. */
const MOST_DOCUMENTS = 50;

/** Visitors get one document for all queries. */
const atItsPath: Plugin = { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname };

/** Windows whose document came from a cache. */
export const copies = new Set<string>();
const noteCopy = ({ resultingClientId }: ExtendableEvent) => copies.add(resultingClientId ?? '');

/** Notes such windows, so that their pages can say so. */
const notingCopies: Plugin = {
  async cachedResponseWillBeUsed({ event, cachedResponse }) {
    if (cachedResponse) noteCopy(event);
    return cachedResponse;
  },
  handlerDidError: async ({ event }) => void noteCopy(event),
};

/** A redirect, a failure or an answer of another build must not be kept. */
const ofThisBuild: Plugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected) return null;
    const build = /"build":"(\w*)"/.exec(await response.clone().text())?.[1];
    return build === undefined || build === facts.build ? response : null;
  },
};

/** Some hosts answer with a page where a file is missing. */
const isFile: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.ok && !response.headers.get('content-type')?.includes('text/html') ? response : null,
};

/** Storage that fails must not keep visitors from what the network has. */
const orFetched: Plugin = { handlerDidError: async ({ request }) => fetch(request) };

const matchOptions = { ignoreVary: true };

export const strategies = {
  page: new NetworkFirst({
    cacheName: OWN.pages,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [
      atItsPath,
      ofThisBuild,
      notingCopies,
      new ExpirationPlugin({ maxEntries: MOST_DOCUMENTS, purgeOnQuotaError: true }),
      new PrecacheFallbackPlugin({ fallbackURL: facts.shell }),
    ],
  }),
  data: new NetworkFirst({
    cacheName: OWN.data,
    networkTimeoutSeconds,
    matchOptions,
    plugins: [ofThisBuild],
  }),
  file: new CacheFirst({ cacheName: FILES, matchOptions, plugins: [isFile, orFetched] }),
};
