/** A bounded cache of rendered pages, which evicts the least recently used. */

/** A rendered page. */
interface Sized {
  /** Bytes in memory. */
  readonly size: number;
}

export interface CacheBounds {
  readonly entries: number;
  /** Total bytes of all entries. */
  readonly size: number;
  /** Milliseconds until a failure is retried, unless it is a `TransientError`. */
  readonly pause: number;
}

/** A lack of data or time, not a fault of the page, so that the next request tries again. */
export class TransientError extends Error {}

const DEFAULT_BOUNDS: CacheBounds = { entries: 500, size: 32 * 1024 * 1024, pause: 30_000 };

/**
 * Creates an empty cache.
 *
 * @param now the clock, in milliseconds
 */
export function createPageCache<Page extends Sized>(
  { entries, size, pause }: CacheBounds = DEFAULT_BOUNDS,
  now = () => performance.now(),
) {
  interface Entry {
    readonly page: Promise<Page | undefined>;
    /** Zero while the page is being created, or if that failed. */
    size: number;
    retryAt: number;
  }
  // Keep the most recently used page last: a Map preserves the order of insertion.
  const kept = new Map<string, Entry>();
  let total = 0;

  const evict = (key: string) => {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };

  const trim = () => {
    for (const oldest of kept.keys()) {
      if (kept.size <= entries && total <= size) break;
      evict(oldest);
    }
  };

  const start = (key: string, make: () => Promise<Page>): Entry => {
    const page = make().then(
      (created) => {
        if (kept.get(key) !== entry) return created;
        if (created.size > size) evict(key);
        else total += entry.size = created.size;
        trim();
        return created;
      },
      (error: unknown) => {
        entry.retryAt = now() + (error instanceof TransientError ? 0 : pause);
        return undefined;
      },
    );
    const entry: Entry = { page, size: 0, retryAt: Number.POSITIVE_INFINITY };
    return entry;
  };

  return {
    /**
     * Returns the page of a key, created unless cached; concurrent callers wait for the same one. `undefined` if its
     * creation fails, or has failed recently.
     */
    async get(key: string, make: () => Promise<Page>): Promise<Page | undefined> {
      let entry = kept.get(key);
      if (entry) kept.delete(key);
      if (!entry || entry.retryAt <= now()) entry = start(key, make);
      kept.set(key, entry);
      trim();
      return entry.page;
    },
  };
}
