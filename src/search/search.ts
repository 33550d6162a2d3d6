/**
 * Search over calculators and articles. Accents and case are ignored, words may be in any order, and what surrounds
 * them in a question is left out. What has all words is found, and where nothing has, what has the most telling ones.
 * The data are read file by file, as a query needs them.
 */
import { matchWord, type Match } from './match-word.ts';
import { phrasesIn } from './match-phrases.ts';
import { isFigure, tellingWords } from './query.ts';
import { cardsFile, CARDS_IN_FILE, type Card, type SearchFacts, type SearchSource } from './search-format.ts';

/** Search results. */
export interface SearchAnswer {
  /** Numbers of what was found, best matches first. */
  readonly found: readonly number[];
  /** How well each of these matches. */
  readonly scores: readonly number[];
  /** Whether any of these has all words that are needed. */
  readonly isWhole: boolean;
  /** Whether these answer the query; what lacks a word without fitting well is only a guess. */
  readonly isSure: boolean;
  /** The folded terms that matched, for highlighting. */
  readonly terms: readonly string[];
}

const NOTHING: SearchAnswer = { found: [], scores: [], isWhole: false, isSure: false, terms: [] };
/** No more than a word a place further on loses. */
const BEING_POPULAR = 0.02;
/** Articles explain what calculators calculate, which is what most people come for. */
const BEING_AN_ARTICLE = 0.5;
/** Share of the best score below which something that lacks a word is left out. */
const WORTH_SHOWING = 0.3;
/** Score from which what lacks a word answers the query: its name or a whole keyword was asked for. */
const SURE = 40;

/**
 * What matches a query.
 *
 * @param query blank finds nothing.
 */
export async function search(source: SearchSource, query: string): Promise<SearchAnswer> {
  const words = tellingWords(query);
  if (words.length === 0) return NOTHING;
  const matches = await Promise.all(words.map((word) => matchWord(source, word)));
  const phrases = await phrasesIn(
    source,
    matches.map(({ terms: [best = ''] }) => best),
  );
  const terms = matches.flatMap((match) => match.terms);
  return { ...ranked(source.facts, matches, phrases), terms };
}

/** The cards of what was found, by numbers. */
export async function cardsOf({ read }: SearchSource, numbers: readonly number[]): Promise<Card[]> {
  const files = await Promise.all(
    numbers.map((number) => read(cardsFile(number)) as Promise<readonly Card[]>),
  );
  return numbers.flatMap((number, index) => {
    const card = files[index]?.[number % CARDS_IN_FILE];
    return card ? [card] : [];
  });
}

/** How telling a match is, from 0 to 1: the fewer have the word, the more. */
function weightOf({ scores }: Match): number {
  const having = scores.reduce((count, score) => count + Number(score > 0), 0);
  return having === 0 ? 0 : Math.log(1 + scores.length / having) / Math.log(1 + scores.length);
}

/** The least that a word counts for whether a query is covered: even what everything has was asked for. */
const LEAST_WEIGHT = 0.2;
/** What remains of a score where no word of the query is covered. */
const UNCOVERED = 0.25;

/** The scores of everything, 0 for what does not match, and what has all words that are needed. */
function judged(
  { count, popular, calculators }: SearchFacts,
  matches: readonly Match[],
  phrases: ReadonlyMap<number, number>,
): { readonly scores: Float64Array; readonly whole: ReadonlySet<number> } {
  const isOnlyFigures = matches.every(({ word }) => isFigure(word));
  // “10% de 200” is answered by what knows a percentage: no page has the 200.
  const isSought = ({ word, scores }: Match) => (isOnlyFigures ? scores.some(Boolean) : !isFigure(word));
  const judges = matches.map((match) => {
    const weight = weightOf(match);
    return { own: match.scores, weight, share: isSought(match) ? Math.max(weight, LEAST_WEIGHT) : 0 };
  });
  const most = judges.reduce((sum, { share }) => sum + share, 0);
  const scores = new Float64Array(count);
  const whole = new Set<number>();
  for (let number = 0; number < count; number++) {
    const having = judges.filter(({ own }) => (own[number] ?? 0) > 0);
    const worth = having.reduce(
      (sum, { own, weight }) => sum + (own[number] ?? 0) * weight,
      phrases.get(number) ?? 0,
    );
    if (worth === 0) continue;
    const covered = having.reduce((sum, { share }) => sum + share, 0) / most;
    const kind = number < calculators ? 1 : BEING_AN_ARTICLE;
    scores[number] =
      worth * (UNCOVERED + (1 - UNCOVERED) * covered) * kind + (number < popular ? BEING_POPULAR : 0);
    if (judges.every(({ own, share }) => share === 0 || (own[number] ?? 0) > 0)) whole.add(number);
  }
  return { scores, whole };
}

/** What is found, best first; a stable sort keeps ties in order. */
function ranked(
  facts: SearchFacts,
  matches: readonly Match[],
  phrases: ReadonlyMap<number, number>,
): Omit<SearchAnswer, 'terms'> {
  const { scores, whole } = judged(facts, matches, phrases);
  const bestOf = (numbers: Iterable<number>) => {
    let best = 0;
    for (const number of numbers) best = Math.max(best, scores[number] ?? 0);
    return best;
  };
  const numbers = [...scores.keys()].filter((number) => (scores[number] ?? 0) > 0);
  const most = bestOf(numbers);
  const least = most * WORTH_SHOWING;
  // Articles and calculators apart: an article that happens to have all words says nothing of the calculators.
  const kinds = [
    numbers.filter((number) => number < facts.calculators),
    numbers.filter((number) => number >= facts.calculators),
  ];
  const found = kinds.flatMap((own) => {
    const withAll = own.filter((number) => whole.has(number));
    // What lacks a word is still found where it fits better than what happens to have all.
    const enough = withAll.length > 0 ? bestOf(withAll) : least;
    return own.filter((number) => whole.has(number) || (scores[number] ?? 0) >= enough);
  });
  const scoreOf = (number: number) => scores[number] ?? 0;
  const best = found.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const isSure = most >= SURE || whole.has(best[0] ?? -1);
  const isWhole = best.some((number) => whole.has(number));
  return { found: best, scores: best.map(scoreOf), isWhole, isSure };
}
