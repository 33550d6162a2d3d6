/** The inverted index behind the search files: items by token, with the token's positions. */
import type { Findable } from './findable.ts';
import { KEY_LENGTH, keysIn, packPostings, type Postings } from './search-format.ts';
import { codeOf, codeOfMatch, countedMatches, scoreOf } from './search-scores.ts';
import { wordsOf } from './words.ts';

/**
 * Item numbers by code, by token. A token is a run of characters without spaces; query words contain no spaces either,
 * so each match is within one token.
 */
export type Tokens = ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;

/** Returns the value of a key; adds an empty one if it is missing. */
export function putInto<Key, Value>(map: Map<Key, Value>, key: Key, empty: () => Value): Value {
  const value = map.get(key) ?? empty();
  map.set(key, value);
  return value;
}

/** Tokens of items, numbered in their order. */
export function tokensOf(findables: readonly Findable[]): Tokens {
  const tokens = new Map<string, Map<number, number[]>>();
  for (const [number, { card, keywords, labels, title }] of findables.entries()) {
    const [, name, description] = card;
    const parts = [name.split(' '), keywords, labels, description.split(' '), [title]];
    for (const [part, pieces] of parts.entries()) {
      for (const [place, piece] of pieces.entries()) {
        for (const word of wordsOf(piece)) {
          const byCode = putInto(tokens, word, () => new Map<number, number[]>());
          const numbers = putInto(byCode, codeOf(part, place), () => []);
          if (numbers.at(-1) !== number) numbers.push(number);
        }
      }
    }
  }
  return tokens;
}

/** Tokens by each of the keys that are too short for files of their own. */
export function tokensByShortKey(tokens: Tokens): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const token of tokens.keys()) {
    for (let length = 1; length < KEY_LENGTH; length++) {
      for (const key of keysIn(token, length)) putInto(byKey, key, () => []).push(token);
    }
  }
  return byKey;
}

/** Best match of a key, by item number. */
export function bestMatches(tokens: Tokens, key: string, containing: readonly string[]): Postings {
  const best = new Map<number, number>();
  for (const [token, kind] of countedMatches(containing, key)) {
    for (const [place, numbers] of tokens.get(token) ?? []) {
      const code = codeOfMatch(kind, place);
      for (const number of numbers) {
        const known = best.get(number);
        if (known === undefined || scoreOf(code) > scoreOf(known)) best.set(number, code);
      }
    }
  }
  const byCode = new Map<number, number[]>();
  for (const [number, code] of best) putInto(byCode, code, () => []).push(number);
  return packPostings(byCode);
}
