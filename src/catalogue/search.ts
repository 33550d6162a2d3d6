/**
 * Search over the catalogue. Accents and case are ignored, words may be in any order, and each may be a
 * substring of the name, description, category or keywords. Typing errors are tolerated only when that finds
 * nothing. The data are read file by file, as a query needs them.
 */
import {
  cardsFile,
  CARDS_IN_FILE,
  eachPosting,
  isShort,
  keyOf,
  shardFile,
  wordFile,
  type Card,
  type SearchFacts,
  type SearchPart,
} from './search-format.ts';
import { codeOfMatch, isInTitle, kindOfMatch, worthOf } from './search-worth.ts';
import { closestWords } from './typing-errors.ts';
import { vocabularyOf, wordsOf } from './words.ts';

/** Where the data are read. */
export interface SearchSource {
  readonly facts: SearchFacts;
  /** The content of a file, by its name. */
  readonly read: (file: string) => Promise<unknown>;
}

/** Search results. */
export interface SearchAnswer {
  /** Numbers of the calculators found, best matches first. */
  readonly found: readonly number[];
  /** The folded terms that matched, for highlighting. */
  readonly terms: readonly string[];
}

const NOTHING: SearchAnswer = { found: [], terms: [] };
/** Filler words (stop words) in queries. */
const FILLERS = new Set(
  'a as o os e eu em de da do das dos no na ao para por com sem sobre um uma meu minha como que qual quanto quero vou fui receber calcular calculo tabela'.split(
    ' ',
  ),
);
/** The year of a table, ignored: every calculator with tables has the current ones. */
const YEAR = /^20\d\d$/;
const BEING_THE_NAME = 500;
const BEING_POPULAR = 0.25;

/**
 * The calculators that match every word of a query.
 *
 * @param query blank finds nothing.
 */
export async function search(source: SearchSource, query: string): Promise<SearchAnswer> {
  const words = wordsOf(query);
  if (words.length === 0) return NOTHING;
  const matches = await Promise.all(
    words.map(async (word) => ({ terms: [word], scores: await scoresOf(source, [word], false) })),
  );
  const exact = await answer(source, matches);
  return exact.found.length > 0 ? exact : searchForgiving(source, words);
}

/** The cards of calculators, by their numbers. */
export async function cardsOf({ read }: SearchSource, numbers: readonly number[]): Promise<Card[]> {
  const files = await Promise.all(
    numbers.map((number) => read(cardsFile(number)) as Promise<readonly Card[]>),
  );
  return numbers.flatMap((number, index) => {
    const card = files[index]?.[number % CARDS_IN_FILE];
    return card ? [card] : [];
  });
}

/** Matches of one query word. */
interface Match {
  /** The word, or its likely corrections. */
  readonly terms: readonly string[];
  /** Score per calculator, 0 without a match. */
  readonly scores: Float64Array;
}

/**
 * Fallback query: without filler words, years and punctuation, and with unknown words replaced by the closest
 * known ones.
 */
async function searchForgiving(source: SearchSource, typed: readonly string[]): Promise<SearchAnswer> {
  const bare = typed.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean);
  const telling = bare.filter((word) => !FILLERS.has(word) && !YEAR.test(word));
  if (bare.length === 0) return NOTHING;
  const words = telling.length > 0 ? telling : bare;
  const matches = await Promise.all(words.map((word) => matchForgiving(source, word)));
  const all = matches.filter((match) => match !== undefined);
  return all.length < matches.length ? NOTHING : answer(source, all);
}

async function matchForgiving(source: SearchSource, word: string): Promise<Match | undefined> {
  const scores = await scoresOf(source, [word], true);
  if (scores.some(Boolean)) return { terms: [word], scores };
  const terms = closestWords(await knownWords(source, word), word);
  return terms.length === 0 ? undefined : { terms, scores: await scoresOf(source, terms, true) };
}

/** Words among which corrections of a typed one are: those that begin like it, an error at its very beginning aside. */
async function knownWords({ facts, read }: SearchSource, typed: string): Promise<readonly string[]> {
  if (facts.shards === 1) {
    const { postings } = (await read(shardFile(typed, facts))) as SearchPart;
    return vocabularyOf(Object.keys(postings));
  }
  const files = new Set(Array.from(typed.slice(0, 2), wordFile));
  const lists = await Promise.all(Array.from(files, (file) => read(file) as Promise<string>));
  return [...new Set(lists.flatMap((list) => list.split(' ')))].toSorted();
}

/** Scores every calculator for a word; the best of several occurrences, and of several alternatives, counts. */
async function scoresOf(
  { facts, read }: SearchSource,
  words: readonly string[],
  inTitles: boolean,
): Promise<Float64Array> {
  const scores = new Float64Array(facts.count);
  const raise = (number: number, code: number) => {
    if (isInTitle(code) && !inTitles) return;
    scores[number] = Math.max(scores[number] ?? 0, worthOf(code));
  };
  const parts = words.map(async (word) => {
    const { postings } = (await read(shardFile(keyOf(word), facts))) as SearchPart;
    if (isShort(word, facts)) {
      if (Object.hasOwn(postings, word)) eachPosting(postings[word] ?? [], raise);
      return;
    }
    for (const [token, own] of Object.entries(postings)) {
      const kind = kindOfMatch(token, word);
      if (kind === undefined) continue;
      eachPosting(own, (number, code) => raise(number, codeOfMatch(kind, code)));
    }
  });
  await Promise.all(parts);
  return scores;
}

/** The calculators with this very name, folded. */
async function namedLike({ facts, read }: SearchSource, phrase: string): Promise<readonly number[]> {
  const { names } = (await read(shardFile(keyOf(phrase.split(' ')[0] ?? ''), facts))) as SearchPart;
  return Object.hasOwn(names, phrase) ? (names[phrase] ?? []) : [];
}

/** The calculators matched by all words, best first; a stable sort keeps ties in order. */
async function answer(source: SearchSource, matches: readonly Match[]): Promise<SearchAnswer> {
  const named = await namedLike(source, matches.map(({ terms }) => terms[0]).join(' '));
  const { count, popular } = source.facts;
  const scores = new Float64Array(count);
  const found: number[] = [];
  for (let number = 0; number < count; number++) {
    let score = (named.includes(number) ? BEING_THE_NAME : 0) + (number < popular ? BEING_POPULAR : 0);
    let isFound = true;
    for (const match of matches) {
      const worth = match.scores[number] ?? 0;
      isFound &&= worth > 0;
      score += worth;
    }
    scores[number] = score;
    if (isFound) found.push(number);
  }
  found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return { found, terms: matches.flatMap(({ terms }) => terms) };
}
