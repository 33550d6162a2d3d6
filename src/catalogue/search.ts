/**
 * Search over the catalogue. Accents and case do not matter, words stand in any order, and each may be any part
 * of the name, description, category or keywords. Only where that finds nothing are typing errors forgiven.
 */
import type { CatalogueEntry } from './entry.ts';
import { buildIndex, scoreToken, wordsOf, type MatchKind, type SearchIndex } from './search-index.ts';
import { closestWords } from './typing-errors.ts';

/** An index that is made when it is first searched, so that no page pays for it before. */
export type LazyIndex = () => SearchIndex;

/** What a search found. */
export interface SearchAnswer {
  /** Best matches first. */
  readonly entries: readonly CatalogueEntry[];
  /** The folded pieces of text that matched, for marking them. */
  readonly terms: readonly string[];
}

const NOTHING: SearchAnswer = { entries: [], terms: [] };
/** Words that people put around what they look for. */
const FILLERS = new Set(
  'a as o os e em de da do das dos no na ao para por com sem sobre um uma meu minha como que qual quanto quero vou fui receber calcular calculo tabela'.split(
    ' ',
  ),
);
/** The year of a table: every calculator that has tables has the current ones. */
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

/** What one word of a query found. */
interface Match {
  /** The word, or those it may have meant. */
  readonly terms: readonly string[];
  /** For each entry what the match is worth, 0 without one. */
  readonly scores: Float64Array;
}

/** Without fillers, years and punctuation, and with words that occur nowhere replaced by those they are closest to. */
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

/** Scores every entry for one word; of several occurrences, and of several words in one array, the best counts. */
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

/** Whether a folded character belongs to a word; `NaN`, beyond the ends of a token, does not. */
function isWordCharacter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

/** The entries that all words found, best first; equals keep their place. */
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
