/**
 * The search's data as files: each query needs few of them, and their number grows with the catalogue instead of their
 * size. Writer and reader share these conventions.
 */

/** Facts that a search needs before the first file. */
export interface SearchFacts {
  /** Number of items, numbered from 0. */
  readonly count: number;
  /** Number of calculators, which come first; articles follow. */
  readonly calculators: number;
  /** Number of popular calculators, which come first. */
  readonly popular: number;
  /** Number of files for the tokens; with a single one there are no further files of words. */
  readonly shards: number;
}

export interface SearchSource {
  readonly facts: SearchFacts;
  /** The content of a file by name. */
  readonly read: (file: string) => Promise<unknown>;
}

/** Address of the search's data for articles of the backend, all in one file. */
export const PUBLISHED_SEARCH = '/dados/busca-de-artigos.json';

/** Its content; empty without such articles. */
export interface PublishedSearch {
  readonly facts?: SearchFacts;
  /** Contents by file name. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** Places of those among the site's own articles, the newest first, that these replace. */
  readonly replaced?: readonly number[];
}

/**
 * An item as shown in results. A calculator has its id; an article its address, its title and excerpt, and the category
 * of the calculators on its subject.
 */
export type Card = readonly [idOrPath: string, name: string, description: string, category?: string];

/** Postings by code: a code, the number of items, and their numbers in ascending order as differences. */
export type Postings = readonly number[];

/** Tokens and names with a key in the file. In files of short keys, the best match of each key instead of tokens. */
export interface SearchPart {
  readonly postings: Readonly<Record<string, Postings>>;
  /** Numbers by names, in the notation of `phraseKey`. */
  readonly names: Readonly<Record<string, readonly number[]>>;
  /** Numbers by keywords, likewise. */
  readonly phrases: Readonly<Record<string, readonly number[]>>;
}

export const KEY_LENGTH = 3;
export const CARDS_IN_FILE = 50;
/** Files over which the words for correcting errors are spread. */
export const WORD_FILES = 32;

/** The key of a word's lookup: tokens that contain the word contain its key as well. */
export function keyOf(word: string): string {
  return word.slice(0, KEY_LENGTH);
}

/** All keys of a given length under which a token or its parts may be looked up. */
export function keysIn(token: string, length: number): Set<string> {
  const keys = new Set<string>();
  for (let at = 0; at + length <= token.length; at++) keys.add(token.slice(at, at + length));
  return keys;
}

/** A number below the given one for every key (by a 32-bit FNV-1a hash). */
function spread(key: string, over: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0) % over;
}

/** True if a key is too short for all tokens that contain it to be in one file. */
export function isShort(key: string, { shards }: SearchFacts): boolean {
  return shards > 1 && key.length < KEY_LENGTH;
}

/** Name of the file (`SearchPart`) of a key. */
export function shardFile(key: string, facts: SearchFacts): string {
  return `${isShort(key, facts) ? 'c' : 'p'}${spread(key, facts.shards)}`;
}

/** Name of the file with the words whose first or second letter is this one, separated by spaces. */
export function wordFile(letter: string): string {
  return `l${letter.charCodeAt(0) % WORD_FILES}`;
}

/** Name of the file with the card of a number. */
export function cardsFile(number: number): string {
  return `f${Math.floor(number / CARDS_IN_FILE)}`;
}

/** Calls back with every number of some postings and its code. */
export function eachPosting(postings: Postings, visit: (number: number, code: number) => void): void {
  for (let at = 0; at < postings.length;) {
    const code = postings[at++] ?? 0;
    let left = postings[at++] ?? 0;
    for (let number = 0; left > 0; left--) {
      number += postings[at++] ?? 0;
      visit(number, code);
    }
  }
}

/** Postings of numbers by code. */
export function packPostings(byCode: ReadonlyMap<number, readonly number[]>): Postings {
  return [...byCode]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([code, numbers]) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      return [code, sorted.length, ...sorted.map((number, index) => number - (sorted[index - 1] ?? 0))];
    });
}
