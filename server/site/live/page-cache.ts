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

/**
 * An empty cache, of one edition at a time.
 *
 * @param now the clock, in milliseconds
 */
export function createPageCache<Page extends Sized>(
  { entries, size, pause }: CacheBounds = DEFAULT_BOUNDS,
  now = () => performance.now(),
) {
  const empty = (edition: string) => ({
    edition,
    kept: new Map<string, Page>(),
    making: new Map<string, Promise<Page | undefined>>(),
    failed: new Map<string, number>(),
    total: 0,
  });
  type Held = ReturnType<typeof empty>;
  let current = empty('');

  const forget = (held: Held, path: string) => {
    held.total -= held.kept.get(path)?.size ?? 0;
    held.kept.delete(path);
  };

  const keep = (held: Held, path: string, page: Page) => {
    forget(held, path);
    if (page.size > size) return;
    held.kept.set(path, page);
    held.total += page.size;
    // A Map keeps the order of insertion, and what is used is inserted anew.
    for (const oldest of held.kept.keys()) {
      if (held.kept.size <= entries && held.total <= size) break;
      forget(held, oldest);
    }
  };

  const start = async (held: Held, path: string, make: () => Promise<Page>): Promise<Page | undefined> => {
    try {
      const page = await make();
      keep(held, path, page);
      return page;
    } catch {
      held.failed.set(path, now() + pause);
      return undefined;
    } finally {
      held.making.delete(path);
    }
  };

  return {
    /**
     * The page of a path in an edition, made unless it is kept; whoever asks meanwhile waits for the same. `undefined`
     * where making it fails, now or a moment ago.
     */
    async get(edition: string, path: string, make: () => Promise<Page>): Promise<Page | undefined> {
      // What is still being made of an earlier edition is kept with that one, which nobody asks any more.
      if (current.edition !== edition) current = empty(edition);
      const { kept, making, failed } = current;
      const known = kept.get(path);
      if (known) {
        kept.delete(path);
        kept.set(path, known);
        return known;
      }
      if ((failed.get(path) ?? Number.NEGATIVE_INFINITY) > now()) return undefined;
      const made = making.get(path) ?? start(current, path, make);
      making.set(path, made);
      return made;
    },
  };
}
