/** Finds names and keywords that a query contains verbatim. */
import { phraseKey } from './query.ts';
import { keyOf, shardFile, type SearchPart, type SearchSource } from './search-format.ts';

/** Maximum number of words in a phrase within a longer query. */
const MAX_WORDS = 5;
/** Score per word of a phrase that is only part of the query. */
const PARTIAL_SCORE_PER_WORD = 30;
/** Score if the query is a keyword of several words, or of one word. */
const KEYWORD_SCORE = 100;
const SINGLE_WORD_KEYWORD_SCORE = 10;
/** Score if the query is exactly the name. */
const NAME_SCORE = 500;

function worthOfKeyword(length: number, isAll: boolean): number {
  if (length === 1) return isAll ? SINGLE_WORD_KEYWORD_SCORE : 0;
  return isAll ? KEYWORD_SCORE : PARTIAL_SCORE_PER_WORD * length;
}

/**
 * Scores items, by number, for the phrases in a query.
 *
 * @param words the query's words, in their matched form
 */
export async function phrasesIn(
  { facts, read }: SearchSource,
  words: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const added = new Map<number, number>();
  const add = (numbers: readonly number[], worth: number) => {
    for (const number of numbers) added.set(number, Math.max(added.get(number) ?? 0, worth));
  };
  for (let from = 0; from < words.length; from++) {
    const first = phraseKey(words.slice(from, from + 1));
    const { names, phrases } = (await read(shardFile(keyOf(first), facts))) as SearchPart;
    for (let length = 1; length <= Math.min(MAX_WORDS, words.length - from); length++) {
      const key = phraseKey(words.slice(from, from + length));
      const isAll = length === words.length;
      if (Object.hasOwn(phrases, key)) add(phrases[key] ?? [], worthOfKeyword(length, isAll));
      if (!Object.hasOwn(names, key)) continue;
      if (isAll) add(names[key] ?? [], NAME_SCORE);
      else if (length > 1) add(names[key] ?? [], PARTIAL_SCORE_PER_WORD * length);
    }
  }
  return added;
}
