import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures, LIMIT } from './compare.ts';

/** Picture that differs between two folders. */
export interface Difference {
  readonly file: string;
  /** Share of differing pixels, from 0 to 1; 1 if one of the folders lacks the picture. */
  readonly share: number;
  readonly pixels: number;
  /** Sizes before and after; a dash for a missing picture. */
  readonly sizes: readonly [string, string];
  readonly exceedsLimit: boolean;
}

function picturesIn(folder: string, only: RegExp): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.png') && only.test(file));
}

function compareFile(file: string, before: string, after: string, sheets: string): Difference[] {
  const { pixels, share, sizes, sideBySide } = comparePictures(
    readFileSync(join(before, file)),
    readFileSync(join(after, file)),
  );
  if (!sideBySide) return [];
  writeFileSync(join(sheets, file), sideBySide);
  return [{ file, share, pixels, sizes, exceedsLimit: share > LIMIT }];
}

/**
 * Compares the pictures of two folders by file name.
 *
 * @param sheets folder for the differing pictures, side by side; emptied first
 * @param only pattern of the file names to compare
 * @returns differing pictures, worst first, and the number of compared files
 * @throws Error if a folder cannot be read or neither contains pictures
 */
export function compareFolders(
  before: string,
  after: string,
  sheets: string,
  only = /(?:)/,
): { count: number; differences: Difference[] } {
  const old = new Set(picturesIn(before, only));
  const now = new Set(picturesIn(after, only));
  const files = [...new Set([...old, ...now])];
  if (files.length === 0) throw new Error(`No pictures to compare in ${before} and ${after}.`);
  rmSync(sheets, { recursive: true, force: true });
  mkdirSync(sheets, { recursive: true });
  const differences = files.flatMap((file): Difference[] => {
    if (old.has(file) && now.has(file)) return compareFile(file, before, after, sheets);
    const sizes = [old.has(file) ? 'yes' : '—', now.has(file) ? 'yes' : '—'] as const;
    return [{ file, share: 1, pixels: 0, sizes, exceedsLimit: true }];
  });
  return { count: files.length, differences: differences.toSorted((a, b) => b.share - a.share) };
}
