import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures, LIMIT } from './compare.ts';

/** A picture that differs between two folders. */
export interface Difference {
  readonly file: string;
  /** The share of its pixels that differ, from 0 to 1; 1 if one of the folders lacks it. */
  readonly share: number;
  readonly pixels: number;
  /** Sizes before and after; a dash if there is no picture. */
  readonly sizes: readonly [string, string];
  readonly isOver: boolean;
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
  return [{ file, share, pixels, sizes, isOver: share > LIMIT }];
}

/**
 * Compares the pictures of two folders by their file names.
 *
 * @param sheets folder for the differing pictures, side by side; emptied first
 * @param only a pattern that a file's name must match
 * @returns the differing pictures, the worst first, and their number
 * @throws Error if a folder cannot be read or neither has a picture
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
    return [{ file, share: 1, pixels: 0, sizes, isOver: true }];
  });
  return { count: files.length, differences: differences.toSorted((a, b) => b.share - a.share) };
}
