/** Splits text into words for the search. */
import { fold } from './fold.ts';

/** Folded tokens of a text, split at spaces. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}

/** True if a text contains all words of a query, or longer words with them; case and accents are ignored. */
export function containsWords(text: string, query: string): boolean {
  const folded = fold(text);
  return wordsOf(query).every((word) => folded.includes(word));
}

/** Words of tokens without punctuation, in alphabetical order. */
export function vocabularyOf(tokens: Iterable<string>): string[] {
  return [...new Set(Array.from(tokens).flatMap((token) => token.match(/[\p{L}\p{N}]+/gu) ?? []))].toSorted();
}
