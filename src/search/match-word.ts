/** Matches one word of a query. */
import { formsOf, isFigure } from './query.ts';
import {
  eachPosting,
  isShort,
  keyOf,
  shardFile,
  wordFile,
  type SearchPart,
  type SearchSource,
} from './search-format.ts';
import { codeOfMatch, countedMatches, worthOf } from './search-worth.ts';
import { closestWords } from './typing-errors.ts';
import { vocabularyOf } from './words.ts';

/** Matches of one word of a query. */
export interface Match {
  /** The word as typed. */
  readonly word: string;
  /** The matching words: itself, its likely corrections, or words that begin like it; none without a match. */
  readonly terms: readonly string[];
  /** Score by number, 0 without a match. */
  readonly scores: Float64Array;
  /** True if only words other than the typed one matched. */
  readonly isForgiven: boolean;
}

/** Minimum length of the shared beginning of two forms of a word: "financiar", "financiamento". */
const SHARED_BEGINNING = 5;
/** Factor for a match in another number (singular or plural) than typed. */
const BEING_ANOTHER_FORM = 0.95;
/** Factor for a match that was not typed literally. */
const BEING_GUESSED = 0.8;

/**
 * The matches of a word: words equal to it or beginning with it; without any, words that contain it; without any, words
 * with a typing error or with the longest shared beginning. The best of several occurrences counts.
 */
export async function matchWord(source: SearchSource, word: string): Promise<Match> {
  const typed = await scoresOf(source, formsOf(word), BEING_ANOTHER_FORM);
  if (typed.some(Boolean)) return { word, terms: [word], scores: typed, isForgiven: false };
  if (isFigure(word)) return { word, terms: [], scores: typed, isForgiven: false };
  for (const terms of [closestWords(await knownWords(source, word), word), ...beginningsOf(word)]) {
    const scores = terms.length === 0 ? typed : await scoresOf(source, terms);
    if (scores.some(Boolean)) {
      return { word, terms, scores: scores.map((score) => score * BEING_GUESSED), isForgiven: true };
    }
  }
  return { word, terms: [], scores: typed, isForgiven: false };
}

/** Beginnings of a word that another form of it may share, the longest first. */
function beginningsOf(word: string): string[][] {
  const lengths = Array.from({ length: Math.max(0, word.length - SHARED_BEGINNING) }, (_, less) => less + 1);
  return lengths.map((less) => [word.slice(0, -less)]);
}

/** Candidates for corrections of a typed word: those that begin like it, except for an error at the very beginning. */
async function knownWords({ facts, read }: SearchSource, typed: string): Promise<readonly string[]> {
  if (facts.shards === 1) {
    const { postings } = (await read(shardFile(typed, facts))) as SearchPart;
    return vocabularyOf(Object.keys(postings));
  }
  const files = new Set(Array.from(typed.slice(0, 2), wordFile));
  const lists = await Promise.all(Array.from(files, (file) => read(file) as Promise<string>));
  return [...new Set(lists.flatMap((list) => list.split(' ')))].toSorted();
}

/** The best score by number for any of several words; those after the first may count less. */
async function scoresOf(
  { facts, read }: SearchSource,
  words: readonly string[],
  others = 1,
): Promise<Float64Array> {
  const scores = new Float64Array(facts.count);
  const parts = words.map(async (word, index) => {
    const raise = (number: number, code: number) => {
      scores[number] = Math.max(scores[number] ?? 0, worthOf(code) * (index === 0 ? 1 : others));
    };
    const { postings } = (await read(shardFile(keyOf(word), facts))) as SearchPart;
    if (isShort(word, facts)) {
      if (Object.hasOwn(postings, word)) eachPosting(postings[word] ?? [], raise);
      return;
    }
    for (const [token, kind] of countedMatches(Object.keys(postings), word)) {
      eachPosting(postings[token] ?? [], (number, code) => raise(number, codeOfMatch(kind, code)));
    }
  });
  await Promise.all(parts);
  return scores;
}
