/**
 * Search over calculators and articles. Ignores accents, case and the order of words, and drops the filler words of a
 * question. Finds items with all words or, without any, items with the most telling ones. Reads the data file by file,
 * as a query needs them.
 */
import { matchWord, type Match } from './match-word.ts';
import { phrasesIn } from './match-phrases.ts';
import { isFigure, tellingWords } from './query.ts';
import { cardsFile, CARDS_IN_FILE, type Card, type SearchFacts, type SearchSource } from './search-format.ts';

export interface SearchAnswer {
  /** Numbers of the results, best matches first. */
  readonly found: readonly number[];
  readonly scores: readonly number[];
  /** True if any result has all required words. */
  readonly isWhole: boolean;
  /** True if the results answer the query; a result that lacks a word without fitting well is only a guess. */
  readonly isSure: boolean;
  /** The folded terms that matched, for highlighting. */
  readonly terms: readonly string[];
}

const NOTHING: SearchAnswer = { found: [], scores: [], isWhole: false, isSure: false, terms: [] };
/** Bonus of popular items, which weighs no more than one position of a word. */
const BEING_POPULAR = 0.02;
/** Factor for articles: most people come for calculators, and articles only explain them. */
const BEING_AN_ARTICLE = 0.5;
/** Share of the best score below which a result that lacks a word is dropped. */
const WORTH_SHOWING = 0.3;
/**
 * Score from which a result that lacks a word still answers the query, because its name or a whole keyword was asked
 * for.
 */
const SURE = 40;

/**
 * Searches for a query.
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

/** An answer without some items. */
export function without(answer: SearchAnswer, numbers: ReadonlySet<number> = new Set()): SearchAnswer {
  const kept = answer.found.map((number) => !numbers.has(number));
  const found = answer.found.filter((_, place) => kept[place]);
  const scores = answer.scores.filter((_, place) => kept[place]);
  const hasAny = found.length > 0;
  return { ...answer, found, scores, isWhole: hasAny && answer.isWhole, isSure: hasAny && answer.isSure };
}

/** The cards of some results, by number. */
export async function cardsOf({ read }: SearchSource, numbers: readonly number[]): Promise<Card[]> {
  const files = await Promise.all(
    numbers.map((number) => read(cardsFile(number)) as Promise<readonly Card[]>),
  );
  return numbers.flatMap((number, index) => {
    const card = files[index]?.[number % CARDS_IN_FILE];
    return card ? [card] : [];
  });
}

/** Weight of a match, from 0 to 1: the fewer items have the word, the more telling it is. */
function weightOf({ scores }: Match): number {
  const having = scores.reduce((count, score) => count + Number(score > 0), 0);
  return having === 0 ? 0 : Math.log(1 + scores.length / having) / Math.log(1 + scores.length);
}

/** Minimum weight of a word in the coverage of a query, even for words that every item has. */
const LEAST_WEIGHT = 0.2;
/** Remaining share of a score if no word of the query is covered. */
const UNCOVERED = 0.25;

/** The scores of all items, 0 without a match, and the items with all required words. */
function judged(
  { count, popular, calculators }: SearchFacts,
  matches: readonly Match[],
  phrases: ReadonlyMap<number, number>,
): { readonly scores: Float64Array; readonly whole: ReadonlySet<number> } {
  const isOnlyFigures = matches.every(({ word }) => isFigure(word));
  // “10% de 200” is answered by a page about percentages, because no page has the 200.
  const isSought = ({ word, scores }: Match) => (isOnlyFigures ? scores.some(Boolean) : !isFigure(word));
  const judges = matches.map((match) => {
    const weight = weightOf(match);
    const share = isSought(match) ? Math.max(weight, LEAST_WEIGHT) : 0;
    return { own: match.scores, weight, share, isForgiven: match.isForgiven };
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
    const score = worth * (UNCOVERED + (1 - UNCOVERED) * covered) * kind;
    const hasAll = judges.every(({ own, share }) => share === 0 || (own[number] ?? 0) > 0);
    // “licença maternidade” is no question about “licenciamento”.
    if (!hasAll && score < SURE && having.every(({ isForgiven }) => isForgiven)) continue;
    scores[number] = score + (number < popular ? BEING_POPULAR : 0);
    if (hasAll) whole.add(number);
  }
  return { scores, whole };
}

/** The results, best first; a stable sort keeps ties in order. */
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
  // Judges articles and calculators separately: an article that happens to have all words says nothing about the
  // calculators.
  const kinds = [
    numbers.filter((number) => number < facts.calculators),
    numbers.filter((number) => number >= facts.calculators),
  ];
  const found = kinds.flatMap((own) => {
    const withAll = own.filter((number) => whole.has(number));
    // An item that lacks a word is still a result if it fits better than one that happens to have all.
    const enough = withAll.length > 0 ? bestOf(withAll) : least;
    return own.filter((number) => whole.has(number) || (scores[number] ?? 0) >= enough);
  });
  const scoreOf = (number: number) => scores[number] ?? 0;
  const best = found.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const isSure = most >= SURE || whole.has(best[0] ?? -1);
  const isWhole = best.some((number) => whole.has(number));
  return { found: best, scores: best.map(scoreOf), isWhole, isSure };
}
