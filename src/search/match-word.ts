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
import { codeOfMatch, countedMatches, scoreOf } from './search-scores.ts';
import { closestWords } from './typing-errors.ts';
import { vocabularyOf } from './words.ts';

/** Matches of one query word. */
export interface Match {
  /** The word as typed. */
  readonly word: string;
  /** Matching words: the word itself, likely corrections, or words with that prefix; empty without a match. */
  readonly terms: readonly string[];
  /** Score by item number; 0 without a match. */
  readonly scores: Float64Array;
  /** True if only other words matched: corrections, or words that start alike. */
  readonly isInexact: boolean;
}

/** Minimum length of a prefix that two forms of a word share: "financiar", "financiamento". */
const MIN_SHARED_PREFIX = 5;
/** Factor for a match in the other number (singular or plural). */
const OTHER_FORM_FACTOR = 0.95;
/** Factor for a match that the visitor did not type. */
const GUESS_FACTOR = 0.8;

/**
 * Matches a word: words equal to it or with it as a prefix; else words that contain it; else words with a typing error
 * or with the longest shared prefix. The best of several occurrences counts.
 */
export async function matchWord(source: SearchSource, word: string): Promise<Match> {
  const typed = await scoresOf(source, formsOf(word), OTHER_FORM_FACTOR);
  if (typed.some(Boolean)) return { word, terms: [word], scores: typed, isInexact: false };
  if (isFigure(word)) return { word, terms: [], scores: typed, isInexact: false };
  for (const terms of [closestWords(await knownWords(source, word), word), ...shorterPrefixes(word)]) {
    const scores = terms.length === 0 ? typed : await scoresOf(source, terms);
    if (scores.some(Boolean)) {
      return { word, terms, scores: scores.map((score) => score * GUESS_FACTOR), isInexact: true };
    }
  }
  return { word, terms: [], scores: typed, isInexact: false };
}

/** Prefixes of a word that its other forms may share, the longest first. */
function shorterPrefixes(word: string): string[][] {
  const lengths = Array.from({ length: Math.max(0, word.length - MIN_SHARED_PREFIX) }, (_, less) => less + 1);
  return lengths.map((less) => [word.slice(0, -less)]);
}

/** Candidates for corrections: words whose first or second letter is one of the typed word's first two. */
async function knownWords({ facts, read }: SearchSource, typed: string): Promise<readonly string[]> {
  if (facts.shards === 1) {
    const { postings } = (await read(shardFile(typed, facts))) as SearchPart;
    return vocabularyOf(Object.keys(postings));
  }
  const files = new Set(Array.from(typed.slice(0, 2), wordFile));
  const lists = await Promise.all(Array.from(files, (file) => read(file) as Promise<string>));
  return [...new Set(lists.flatMap((list) => list.split(' ')))].toSorted();
}

/** Best score by item number for any of several words; words after the first may count less. */
async function scoresOf(
  { facts, read }: SearchSource,
  words: readonly string[],
  others = 1,
): Promise<Float64Array> {
  const scores = new Float64Array(facts.count);
  const parts = words.map(async (word, index) => {
    const raise = (number: number, code: number) => {
      scores[number] = Math.max(scores[number] ?? 0, scoreOf(code) * (index === 0 ? 1 : others));
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
