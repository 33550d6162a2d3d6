/**
 * The half for the browser, built in shares of the catalogue: of many calculators, one process would need more memory than
 * most machines have. Every share has the same of the rest of the site.
 */
import type { BrowserHalf } from '../prerender.ts';
import { entryOf } from './client-chunks.ts';

/** Calculators of one process. */
const MOST = 1000;

/** The calculators of one process: those from `from` on, up to `to`, that one left out. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

/** The shares of so many calculators. */
export function sharesOf(count: number): Share[] {
  const shares = Math.max(1, Math.ceil(count / MOST));
  return Array.from({ length: shares }, (_, at) => ({
    from: Math.floor((at * count) / shares),
    to: Math.floor(((at + 1) * count) / shares),
  }));
}

/**
 * The half whose shares were built one after the other.
 *
 * @throws Error if what they have of the rest of the site differs: a page would have two Reacts.
 */
export function joinShares(shares: readonly BrowserHalf[]): BrowserHalf {
  if (shares.length === 0) throw new Error('Nenhuma parte da metade do navegador foi montada.');
  const chunks = new Map(shares.flatMap((share) => share.chunks.map((chunk) => [chunk.fileName, chunk])));
  // The names of files are made of what is in them, and of the names of those that they import.
  const entries = new Set(shares.map((share) => entryOf(share.chunks).fileName));
  if (entries.size > 1)
    throw new Error(
      `As partes da metade do navegador diferem no que têm em comum: ${[...entries].join(', ')}.`,
    );
  return { chunks: [...chunks.values()] };
}
