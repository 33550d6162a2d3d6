/** Keeps the current edition: a snapshot of all published articles, valid until one of them changes. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressedPost } from '../../../src/backend/published.ts';

export interface Edition {
  /** Identifies the edition; differs if and only if an article has changed. */
  readonly digest: string;
  /** The articles, latest first. */
  readonly posts: readonly AddressedPost[];
  readonly slugs: ReadonlySet<string>;
  /** Current slugs by former ones. */
  readonly movedTo: ReadonlyMap<string, string>;
}

/** Computes the digest of an edition; the build records its own. */
export function digestOf(posts: readonly Pick<AddressedPost, 'slug' | 'updated_at'>[]): string {
  const changes = posts.map(({ slug, updated_at }) => `${slug} ${Date.parse(updated_at)}`).toSorted();
  return createHash('sha256').update(changes.join('\n')).digest('base64url');
}

/** Creates the edition of some articles. */
export function editionOf(posts: readonly AddressedPost[]): Edition {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const moved = posts.flatMap(({ slug, addresses }) =>
    addresses.filter((former) => former.slug !== slug).map((former) => [former.slug, slug] as const),
  );
  return { digest: digestOf(posts), posts, slugs, movedTo: new Map(moved) };
}

/** Times in milliseconds. */
export interface EditionTimes {
  /** Age after which an edition is read again; also the longest delay of scheduled articles, unless reading is slow. */
  readonly fresh: number;
  /** Longest time that a visitor waits for the backend. */
  readonly deadline: number;
  /** Pause before a retry after a failure. */
  readonly pause: number;
}

export const DEFAULT_TIMES: EditionTimes = { fresh: 5000, deadline: 2000, pause: 10_000 };

/** A slow read stays fresh for this multiple of its duration, so that thousands of articles do not block the queue. */
const SLOW_READ_FACTOR = 10;

export interface Editions {
  /**
   * The current edition: the last known one if the backend fails or is late, `undefined` if none is known. Never
   * rejects, and never takes longer than the deadline, counted from the start of the read.
   */
  readonly current: () => Promise<Edition | undefined>;
  /** Marks the known edition, and any read in progress, as stale. */
  readonly outdate: () => void;
}

/** @param read reads all published articles; concurrent callers share one read */
export function keepEditions(
  read: () => Promise<Edition>,
  { fresh, deadline, pause }: EditionTimes = DEFAULT_TIMES,
  now = () => performance.now(),
): Editions {
  let known: Edition | undefined;
  let readAgainAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Edition | undefined> | undefined;
  let startedAt = 0;
  const start = (): Promise<Edition | undefined> => {
    startedAt = now();
    const own: Promise<Edition | undefined> = read().then(
      (found) => {
        // Do not cache a read that began before a change, because it may miss the change.
        if (reading !== own) return found;
        reading = undefined;
        readAgainAt = now() + Math.max(fresh, SLOW_READ_FACTOR * (now() - startedAt));
        if (found.digest !== known?.digest) known = found;
        return known;
      },
      () => {
        if (reading !== own) return known;
        reading = undefined;
        readAgainAt = now() + pause;
        return known;
      },
    );
    return own;
  };
  return {
    async current() {
      if (now() < readAgainAt) return known;
      reading ??= start();
      // Count the time from the start of the read, so that nobody waits for one that is already late.
      const late = sleep(Math.max(0, startedAt + deadline - now()), undefined, { ref: false });
      return Promise.race([reading, late.then(() => known)]);
    },
    outdate() {
      reading = undefined;
      readAgainAt = Number.NEGATIVE_INFINITY;
    },
  };
}
