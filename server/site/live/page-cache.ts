/** What was rendered, while it is current: a bounded cache that forgets what was asked for longest ago. */

/** Something rendered. */
interface Sized {
  /** Bytes that it takes in memory. */
  readonly size: number;
}

/** What a cache may hold. */
export interface CacheBounds {
  readonly entries: number;
  /** Bytes of all entries together. */
  readonly size: number;
  /** Milliseconds until what failed is tried again. */
  readonly pause: number;
}

const DEFAULT_BOUNDS: CacheBounds = { entries: 500, size: 32 * 1024 * 1024, pause: 30_000 };

/** A cache of one edition at a time. */
export interface PageCache<Page> {
  /**
   * The page of a path in an edition, made unless it is kept; whoever asks meanwhile waits for the same. `undefined`
   * where making it fails, now or a moment ago.
   */
  readonly get: (edition: string, path: string, make: () => Promise<Page>) => Promise<Page | undefined>;
}

/** An empty cache. */
export function createPageCache<Page extends Sized>(
  { entries, size, pause }: CacheBounds = DEFAULT_BOUNDS,
  now = () => performance.now(),
): PageCache<Page> {
  let kept = new Map<string, Page>();
  let making = new Map<string, Promise<Page | undefined>>();
  let failed = new Map<string, number>();
  let current = '';
  let total = 0;

  const turnTo = (edition: string) => {
    if (edition === current) return;
    current = edition;
    kept = new Map();
    making = new Map();
    failed = new Map();
    total = 0;
  };

  const forget = (path: string) => {
    total -= kept.get(path)?.size ?? 0;
    kept.delete(path);
  };

  const keep = (path: string, page: Page) => {
    forget(path);
    if (page.size > size) return;
    kept.set(path, page);
    total += page.size;
    // A Map keeps the order of insertion, and what is used is inserted anew.
    for (const oldest of kept.keys()) {
      if (kept.size <= entries && total <= size) break;
      forget(oldest);
    }
  };

  const start = (edition: string, path: string, make: () => Promise<Page>) => {
    // A later edition has maps of its own, which this must not touch.
    const [ownMaking, ownFailed] = [making, failed];
    const made = make()
      .then(
        (page) => {
          if (current === edition) keep(path, page);
          return page;
        },
        () => {
          ownFailed.set(path, now() + pause);
          return undefined;
        },
      )
      .finally(() => ownMaking.delete(path));
    ownMaking.set(path, made);
    return made;
  };

  return {
    async get(edition, path, make) {
      turnTo(edition);
      const known = kept.get(path);
      if (known) {
        kept.delete(path);
        kept.set(path, known);
        return known;
      }
      if ((failed.get(path) ?? Number.NEGATIVE_INFINITY) > now()) return undefined;
      return making.get(path) ?? start(edition, path, make);
    },
  };
}
