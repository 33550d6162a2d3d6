/**
 * File format of the search index. A query reads few files, and a larger catalogue has more files instead of larger
 * ones. Writer and reader share these conventions.
 */

/** Facts that the search needs before it reads a file. */
export interface SearchFacts {
  /** Number of items, numbered from 0. */
  readonly count: number;
  /** Number of calculators, which are the first items; articles follow. */
  readonly calculators: number;
  /** Number of popular calculators, which are the first of all. */
  readonly popular: number;
  /** Number of token files; with a single one there are no separate files of words. */
  readonly shards: number;
}

export interface SearchSource {
  readonly facts: SearchFacts;
  readonly read: (file: string) => Promise<unknown>;
}

/** Address of the search index of the backend's articles, which is a single file. */
export const PUBLISHED_SEARCH = '/dados/busca-de-artigos.json';

/** Content of that file; empty without such articles. */
export interface PublishedSearch {
  readonly facts?: SearchFacts;
  /** Contents by file name. */
  readonly files?: Readonly<Record<string, unknown>>;
  /** Indices of the built-in articles, newest first, that these articles replace. */
  readonly replaced?: readonly number[];
}

/**
 * An item as results show it. A calculator has its id; an article has its address, title and excerpt, and the category
 * of calculators on its subject.
 */
export type Card = readonly [idOrPath: string, name: string, description: string, category?: string];

/** Postings by code: a code, the number of items, and the differences between their ascending numbers. */
export type Postings = readonly number[];

/** Tokens and names with a key in the file; files of short keys have the best match of each key instead of tokens. */
export interface SearchPart {
  readonly postings: Readonly<Record<string, Postings>>;
  /** Item numbers by name, in the form of `phraseKey`. */
  readonly names: Readonly<Record<string, readonly number[]>>;
  /** Item numbers by keyword, in the same form. */
  readonly phrases: Readonly<Record<string, readonly number[]>>;
}

export const KEY_LENGTH = 3;
export const CARDS_IN_FILE = 50;
/** Number of files with words for correcting errors. */
export const WORD_FILES = 32;

/** Lookup key of a word: tokens that contain the word contain its key, too. */
export function keyOf(word: string): string {
  return word.slice(0, KEY_LENGTH);
}

/** All keys of a length under which a token, or a part of it, may be looked up. */
export function keysIn(token: string, length: number): Set<string> {
  const keys = new Set<string>();
  for (let at = 0; at + length <= token.length; at++) keys.add(token.slice(at, at + length));
  return keys;
}

/** Hashes a key to a number below `over` (32-bit FNV-1a). */
function spread(key: string, over: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0) % over;
}

/** True if a key is so short that tokens containing it are in several files. */
export function isShort(key: string, { shards }: SearchFacts): boolean {
  return shards > 1 && key.length < KEY_LENGTH;
}

/** Name of the file (`SearchPart`) of a key. */
export function shardFile(key: string, facts: SearchFacts): string {
  return `${isShort(key, facts) ? 'c' : 'p'}${spread(key, facts.shards)}`;
}

/** Name of the file with the words whose first or second letter is a given one, separated by spaces. */
export function wordFile(letter: string): string {
  return `l${letter.charCodeAt(0) % WORD_FILES}`;
}

/** Name of the file with the card of an item. */
export function cardsFile(number: number): string {
  return `f${Math.floor(number / CARDS_IN_FILE)}`;
}

/** Calls back with each item number of some postings and its code. */
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

/** Packs item numbers by code into postings. */
export function packPostings(byCode: ReadonlyMap<number, readonly number[]>): Postings {
  return [...byCode]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([code, numbers]) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      return [code, sorted.length, ...sorted.map((number, index) => number - (sorted[index - 1] ?? 0))];
    });
}
