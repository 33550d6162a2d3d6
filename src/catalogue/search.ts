/**
 * Search over the catalogue. Accents and case are ignored, words may be in any order, and each may be a
 * substring of the name, description, category or keywords. Typing errors are tolerated only when that finds
 * nothing.
 */
import type { CatalogueEntry } from './entry.ts';
import { buildIndex, scoreToken, wordsOf, type MatchKind, type SearchIndex } from './search-index.ts';
import { closestWords } from './typing-errors.ts';

/** An index built lazily on the first search. */
export type LazyIndex = () => SearchIndex;

/** Search results. */
export interface SearchAnswer {
  /** Best matches first. */
  readonly entries: readonly CatalogueEntry[];
  /** The folded terms that matched, for highlighting. */
  readonly terms: readonly string[];
}

const NOTHING: SearchAnswer = { entries: [], terms: [] };
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

/** Prepares entries for searching. */
export function indexEntries(
  entries: readonly CatalogueEntry[],
  categoryLabel: (id: string) => string,
): LazyIndex {
  let index: SearchIndex | undefined;
  return () => (index ??= buildIndex(entries, categoryLabel));
}

/**
 * The entries that match every word of a query.
 *
 * @param query blank finds nothing.
 */
export function search(lazyIndex: LazyIndex, query: string): SearchAnswer {
  const words = wordsOf(query);
  if (words.length === 0) return NOTHING;
  const index = lazyIndex();
  const exact = answer(
    index,
    words.map((word) => ({ terms: [word], scores: scoresOf(index, word, false) })),
  );
  return exact.entries.length > 0 ? exact : searchForgiving(index, words);
}

/** Matches of one query word. */
interface Match {
  /** The word, or its likely corrections. */
  readonly terms: readonly string[];
  /** Score per entry, 0 without a match. */
  readonly scores: Float64Array;
}

/**
 * Fallback query: without filler words, years and punctuation, and with unknown words replaced by the closest
 * known ones.
 */
function searchForgiving(index: SearchIndex, typed: readonly string[]): SearchAnswer {
  const bare = typed.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean);
  const telling = bare.filter((word) => !FILLERS.has(word) && !YEAR.test(word));
  if (bare.length === 0) return NOTHING;
  const matches: Match[] = [];
  for (const word of telling.length > 0 ? telling : bare) {
    const scores = scoresOf(index, word, true);
    if (scores.some(Boolean)) matches.push({ terms: [word], scores });
    else {
      const terms = closestWords(index.words, word);
      if (terms.length === 0) return NOTHING;
      for (const term of terms) scoresOf(index, term, true, scores);
      matches.push({ terms, scores });
    }
  }
  return answer(index, matches);
}

/** Scores every entry for one word; the best of several occurrences, and of several alternatives, counts. */
function scoresOf(
  { entries, tokens }: SearchIndex,
  word: string,
  inTitles: boolean,
  scores: Float64Array = new Float64Array(entries.length),
): Float64Array {
  for (const token of tokens) {
    const kind = kindOfMatch(token.text, word);
    if (kind !== undefined) scoreToken(token, kind, inTitles, scores);
  }
  return scores;
}

function kindOfMatch(token: string, word: string): MatchKind | undefined {
  const at = token.indexOf(word);
  if (at < 0) return undefined;
  if (isWordCharacter(token.charCodeAt(at - 1))) return 'within';
  return isWordCharacter(token.charCodeAt(at + word.length)) ? 'start' : 'whole';
}

/** Whether a folded character code is part of a word; `NaN`, beyond the ends of a token, is not. */
function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

/** The entries matched by all words, best first; a stable sort keeps ties in order. */
function answer({ entries, names }: SearchIndex, matches: readonly Match[]): SearchAnswer {
  const phrase = matches.map(({ terms }) => terms[0]).join(' ');
  const found: { entry: CatalogueEntry; score: number }[] = [];
  entries.forEach((entry, number) => {
    let score = names[number] === phrase ? BEING_THE_NAME : 0;
    if (entry.popular) score += BEING_POPULAR;
    for (const { scores } of matches) {
      const worth = scores[number];
      if (!worth) return;
      score += worth;
    }
    found.push({ entry, score });
  });
  found.sort((a, b) => b.score - a.score);
  return { entries: found.map(({ entry }) => entry), terms: matches.flatMap(({ terms }) => terms) };
}
