/** Splits text into words for the search. */
import { fold } from './fold.ts';

/** Folded tokens of a text, split at spaces. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/** Words of tokens without punctuation, in alphabetical order. */
export function vocabularyOf(tokens: Iterable<string>): string[] {
  return [...new Set(Array.from(tokens).flatMap((token) => token.match(/[\p{L}\p{N}]+/gu) ?? []))].toSorted();
}
