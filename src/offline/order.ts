/** In which order pages are kept, and how much of them. */
import type { ListedFile, ListedPage, PagePart, PartAddress } from './list.ts';

/**
 * Most bytes that are kept, uncompressed as browsers store them: about a third of that travels. Today's catalogue needs a
 * third; of one with thousands of calculators the visited ones and some hundred others fit.
 */
export const MOST_BYTES = 10_000_000;

/** What is fetched at one time, in bytes: a fraction of a second of a slow connection. */
export const STEP_BYTES = 250_000;

/** Something to be kept, with the files that it needs. */
export interface Chore {
  readonly files: readonly ListedFile[];
  readonly page?: ListedPage;
}

/** A page of a part as a chore. */
export function choreOf(page: ListedPage, { files }: PagePart): Chore {
  return { page, files: page.files.flatMap((number) => (files[number] ? [files[number]] : [])) };
}

/** The part that holds the page of an address, if any does. */
export function partWith(parts: readonly PartAddress[], path: string): PartAddress | undefined {
  return parts.findLast(({ first }) => first <= path);
}

/** All parts, those with visited pages first. */
export function partsInOrder(parts: readonly PartAddress[], visited: readonly string[]): PartAddress[] {
  const near = visited.flatMap((path) => partWith(parts, path) ?? []);
  return [...new Set([...near, ...parts])];
}

/** Counts what is kept, each file once. */
export interface Allowance {
  /** Whether something still fits; if so, it is counted. */
  readonly take: (chore: Chore) => boolean;
  /** Addresses of all files counted. */
  readonly taken: ReadonlySet<string>;
}

/** An allowance of so many bytes. */
export function allowance(most: number): Allowance {
  const taken = new Set<string>();
  let bytes = 0;
  return {
    taken,
    take({ files, page }) {
      const fresh = new Map(files.filter(([address]) => !taken.has(address)));
      const own = page?.data === undefined ? 0 : JSON.stringify(page.data).length;
      const more = [...fresh.values()].reduce((sum, size) => sum + size, own);
      if (bytes + more > most) return false;
      bytes += more;
      for (const address of fresh.keys()) taken.add(address);
      return true;
    },
  };
}

/** Most visited pages that are remembered. */
const MOST_VISITED = 30;

/** The visited pages after one more visit, the last first. */
export function withVisit(visited: readonly string[], path: string): string[] {
  return [path, ...visited.filter((other) => other !== path)].slice(0, MOST_VISITED);
}
