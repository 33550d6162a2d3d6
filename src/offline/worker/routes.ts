/** How requests are answered. */
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, type Strategy, type StrategyOptions } from 'workbox-strategies';
import { handlingOf, type Handling } from '../requests.ts';
import { facts } from './facts.ts';
import { isKept, isOwnDocument } from './keep.ts';
import { scope } from './scope.ts';
import { ARTICLES, FILES, OWN } from './store.ts';

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** After so many seconds without an answer, what is kept will do. */
const PATIENCE_SECONDS = 4;

/** Most articles that are kept. */
const MOST_ARTICLES = 30;

const pathIn = (request: Request) => new URL(request.url).pathname;

const shell = async () => (await caches.open(OWN)).match(facts.shell);

/** What is answered with is kept by steps, and not here. */
const STORES_NOTHING = { cacheWillUpdate: async () => null };

/** Storage that fails must not keep anybody from what the network has. */
const ELSE_THE_NETWORK = { handlerDidError: ({ request }: { request: Request }) => fetch(request) };

/** A page that can be drawn is looked for as the shell; any other as itself, which is not there. */
const drawnInShell = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    (await isKept(pathIn(request))) ? facts.shell : request,
};

/** The shell says what is missing, and what works. */
const elseTheShell = { handlerDidError: shell };

/** An article that is there and of this version. */
const ownArticle = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => pathIn(request),
  async cacheWillUpdate({ response }: { response: Response }) {
    if (response.status !== 200 || response.redirected) return null;
    return isOwnDocument(await response.clone().text()) ? response : null;
  },
  async cacheDidUpdate() {
    const cache = await caches.open(ARTICLES);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, -MOST_ARTICLES).map((key) => cache.delete(key)));
  },
};

const matchOptions = { ignoreVary: true };

/** The network before the cache; a browser that knows that it has no connection does not try. */
const networkFirst = (cacheName: string, ...plugins: WorkboxPlugin[]) => ({
  online: new NetworkFirst({
    cacheName,
    plugins,
    matchOptions,
    networkTimeoutSeconds: PATIENCE_SECONDS,
  }),
  offline: new CacheOnly({ cacheName, plugins, matchOptions }),
});

const keptFile = new CacheFirst({
  cacheName: FILES,
  matchOptions,
  plugins: [STORES_NOTHING, ELSE_THE_NETWORK],
});

const STRATEGIES: Record<Exclude<Handling, 'none'>, { online: Strategy; offline: Strategy }> = {
  file: { online: keptFile, offline: keptFile },
  data: networkFirst(OWN, STORES_NOTHING),
  page: networkFirst(OWN, STORES_NOTHING, drawnInShell, elseTheShell),
  article: networkFirst(ARTICLES, ownArticle, elseTheShell),
};

/** Answers from now on. */
export function startAnswering(): void {
  for (const [handling, { online, offline }] of Object.entries(STRATEGIES)) {
    registerRoute(
      ({ request }) => handlingOf(request, scope.location.origin) === handling,
      (options) => (navigator.onLine ? online : offline).handle(options),
    );
  }
}
