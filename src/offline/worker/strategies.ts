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

/** Documents and data of this version, because other versions refer to other files. */
export const OWN = { pages: `${PREFIX}paginas-${facts.version}`, data: DATA + facts.version };

/** Seconds without an answer before a stored copy is used. */
const networkTimeoutSeconds = 4;
const MOST_DOCUMENTS = 50;

/** Visitors get the same document for all queries. */
const atItsPath: Plugin = { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname };

/** Windows whose document came from a cache. */
export const copies = new Set<string>();
const noteCopy = ({ resultingClientId }: ExtendableEvent) => copies.add(resultingClientId ?? '');

/** Records windows with a cached document, so that their pages can say so. */
const notingCopies: Plugin = {
  async cachedResponseWillBeUsed({ event, cachedResponse }) {
    if (cachedResponse) noteCopy(event);
    return cachedResponse;
  },
  handlerDidError: async ({ event }) => void noteCopy(event),
};

/** Never store a redirect, a failure or an answer of another build. */
const ofThisBuild: Plugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected) return null;
    const build = /"build":"(\w*)"/.exec(await response.clone().text())?.[1];
    return build === undefined || build === facts.build ? response : null;
  },
};

/** Some hosts answer with a page if a file is missing. */
const isFile: Plugin = {
  cacheWillUpdate: async ({ response }) =>
    response.ok && !response.headers.get('content-type')?.includes('text/html') ? response : null,
};

/** Failing storage must not keep visitors from the network. */
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
