/** The published articles as they are now: an edition, which lasts until one of them changes. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressedPost } from '../../../src/backend/published.ts';

/** What is published. */
export interface Edition {
  /** Tells editions apart: changes with every change of an article, and with nothing else. */
  readonly digest: string;
  /** The latest first. */
  readonly posts: readonly AddressedPost[];
  readonly slugs: ReadonlySet<string>;
  /** Present slugs by former ones. */
  readonly movedTo: ReadonlyMap<string, string>;
}

/** What tells editions apart: the build writes down which one it knew. */
export function digestOf(posts: readonly Pick<AddressedPost, 'slug' | 'updated_at'>[]): string {
  const changes = posts.map(({ slug, updated_at }) => `${slug} ${Date.parse(updated_at)}`).toSorted();
  return createHash('sha256').update(changes.join('\n')).digest('base64url');
}

/**
 * The edition of some articles.
 *
 * @param taken slugs of the site's own articles, which come before any other at their addresses
 */
export function editionOf(all: readonly AddressedPost[], taken: ReadonlySet<string>): Edition {
  const posts = all.filter(({ slug }) => !taken.has(slug));
  const slugs = new Set(posts.map(({ slug }) => slug));
  const moved = posts.flatMap(({ slug, addresses }) =>
    addresses.filter((former) => former.slug !== slug).map((former) => [former.slug, slug] as const),
  );
  return { digest: digestOf(posts), posts, slugs, movedTo: new Map(moved) };
}

/** How long things take, in milliseconds. */
export interface EditionTimes {
  /** An edition is asked for again after this: so much later at most is a scheduled article there. */
  readonly fresh: number;
  /** Longest that a visitor waits for the backend. */
  readonly deadline: number;
  /** After a failure the backend is left alone for so long. */
  readonly pause: number;
}

const DEFAULT_TIMES: EditionTimes = { fresh: 5000, deadline: 2000, pause: 10_000 };

/** Keeps the current edition. */
export interface Editions {
  /**
   * The current edition: the last known one where the backend fails or is late, `undefined` where none is known. Never
   * rejects, and never takes longer than the deadline.
   */
  readonly current: () => Promise<Edition | undefined>;
  /** Something has changed: what is known, or being read, is no longer current. */
  readonly outdate: () => void;
}

/** @param read reads all published articles; one reading serves everybody who waits for it. */
export function keepEditions(
  read: () => Promise<Edition>,
  { fresh, deadline, pause }: EditionTimes = DEFAULT_TIMES,
  now = () => performance.now(),
): Editions {
  let known: Edition | undefined;
  let readAgainAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Edition | undefined> | undefined;
  const start = (): Promise<Edition | undefined> => {
    const own: Promise<Edition | undefined> = read().then(
      (found) => {
        // What was read before a change says nothing of what is after it.
        if (reading !== own) return found;
        reading = undefined;
        readAgainAt = now() + fresh;
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
      const late = sleep(deadline, undefined, { ref: false });
      return Promise.race([reading, late.then(() => known)]);
    },
    outdate() {
      reading = undefined;
      readAgainAt = Number.NEGATIVE_INFINITY;
    },
  };
}
