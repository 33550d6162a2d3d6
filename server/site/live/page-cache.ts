/** A bounded cache of rendered pages, which evicts the least recently used. */

/** A rendered page. */
interface Sized {
  /** Its bytes in memory. */
  readonly size: number;
}

export interface CacheBounds {
  readonly entries: number;
  /** Bytes of all entries together. */
  readonly size: number;
  /** Milliseconds until a failure is retried. */
  readonly pause: number;
}

const DEFAULT_BOUNDS: CacheBounds = { entries: 500, size: 32 * 1024 * 1024, pause: 30_000 };

/**
 * An empty cache.
 *
 * @param now the clock, in milliseconds
 */
export function createPageCache<Page extends Sized>(
  { entries, size, pause }: CacheBounds = DEFAULT_BOUNDS,
  now = () => performance.now(),
) {
  interface Entry {
    readonly page: Promise<Page | undefined>;
    /** Zero while the page is being made, or if that failed. */
    size: number;
    triedAgainAt: number;
  }
  // A Map keeps the order of insertion: the page used last is inserted last.
  const kept = new Map<string, Entry>();
  let total = 0;

  const forget = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  const trim = () => {
    for (const oldest of kept.keys()) {
      if (kept.size <= entries && total <= size) break;
      forget(oldest);
    }
  };

  const start = (key: string, make: () => Promise<Page>): Entry => {
    const page = make().then(
      (made) => {
        if (kept.get(key) !== entry) return made;
        if (made.size > size) forget(key);
        else total += entry.size = made.size;
        trim();
        return made;
      },
      () => {
        entry.triedAgainAt = now() + pause;
        return undefined;
      },
    );
    const entry: Entry = { page, size: 0, triedAgainAt: Number.POSITIVE_INFINITY };
    return entry;
  };

  return {
    /**
     * The page of a key, made unless cached; concurrent callers wait for the same one. `undefined` if making it fails,
     * or has just failed.
     */
    async get(key: string, make: () => Promise<Page>): Promise<Page | undefined> {
      let entry = kept.get(key);
      if (entry) kept.delete(key);
      if (!entry || entry.triedAgainAt <= now()) entry = start(key, make);
      kept.set(key, entry);
      trim();
      return entry.page;
    },
  };
}
