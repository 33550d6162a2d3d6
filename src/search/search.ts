/**
 * Search over calculators and articles. Ignores accents, case and word order, and the filler words of a question. Finds
 * items with all words, or else items with the most significant ones. Reads index files as a query needs them.
 */
import { matchWord, type Match } from './match-word.ts';
import { phrasesIn } from './match-phrases.ts';
import { isFigure, significantWords } from './query.ts';
import { cardsFile, CARDS_IN_FILE, type Card, type SearchFacts, type SearchSource } from './search-format.ts';

export interface SearchAnswer {
  /** Item numbers of the results, best first. */
  readonly found: readonly number[];
  readonly scores: readonly number[];
  /** True if any result has all required words. */
  readonly isWhole: boolean;
  /** True if the results answer the query; without a full or a good partial match they are only guesses. */
  readonly isSure: boolean;
  /** The folded terms that matched, for highlighting. */
  readonly terms: readonly string[];
}

const NOTHING: SearchAnswer = { found: [], scores: [], isWhole: false, isSure: false, terms: [] };
/** Bonus of popular items, at most as much as one position of a word. */
const POPULAR_BONUS = 0.02;
/** Factor for articles, because most people look for calculators, and articles only explain them. */
const ARTICLE_FACTOR = 0.5;
/** Share of the best score below which partial matches are dropped. */
const MIN_SHARE_OF_BEST = 0.3;
/** Score from which a partial match still answers the query, because the query contains its name or a whole keyword. */
const SURE_SCORE = 40;

/**
 * Searches for a query.
 *
 * @param query a blank one finds nothing
 */
export async function search(source: SearchSource, query: string): Promise<SearchAnswer> {
  const words = significantWords(query);
  if (words.length === 0) return NOTHING;
  const matches = await Promise.all(words.map((word) => matchWord(source, word)));
  const phrases = await phrasesIn(
    source,
    matches.map(({ terms: [best = ''] }) => best),
  );
  const terms = matches.flatMap((match) => match.terms);
  return { ...rank(source.facts, matches, phrases), terms };
}

/** Removes items from an answer. */
export function without(answer: SearchAnswer, numbers: ReadonlySet<number> = new Set()): SearchAnswer {
  const kept = answer.found.map((number) => !numbers.has(number));
  const found = answer.found.filter((_, place) => kept[place]);
  const scores = answer.scores.filter((_, place) => kept[place]);
  const hasAny = found.length > 0;
  return { ...answer, found, scores, isWhole: hasAny && answer.isWhole, isSure: hasAny && answer.isSure };
}

/** Reads the cards of results, by item number. */
export async function cardsOf({ read }: SearchSource, numbers: readonly number[]): Promise<Card[]> {
  const files = await Promise.all(
    numbers.map((number) => read(cardsFile(number)) as Promise<readonly Card[]>),
  );
  return numbers.flatMap((number, index) => {
    const card = files[index]?.[number % CARDS_IN_FILE];
    return card ? [card] : [];
  });
}

/** Weight of a word, from 0 to 1: the fewer items have it, the more significant it is. */
function weightOf({ scores }: Match): number {
  const having = scores.reduce((count, score) => count + Number(score > 0), 0);
  return having === 0 ? 0 : Math.log(1 + scores.length / having) / Math.log(1 + scores.length);
}

/** Minimum weight of a word in a query's coverage, even of a word that every item has. */
const MIN_WEIGHT = 0.2;
/** Share of the score that remains if no word of the query is covered. */
const UNCOVERED_FACTOR = 0.25;

/** Scores of all items (0 without a match), and the items with all required words. */
function scored(
  { count, popular, calculators }: SearchFacts,
  matches: readonly Match[],
  phrases: ReadonlyMap<number, number>,
): { readonly scores: Float64Array; readonly whole: ReadonlySet<number> } {
  const isOnlyFigures = matches.every(({ word }) => isFigure(word));
  // Ignore numbers unless the query has nothing else: pages about percentages answer “10% de 200”, but none has the
  // 200.
  const isSought = ({ word, scores }: Match) => (isOnlyFigures ? scores.some(Boolean) : !isFigure(word));
  const coverages = matches.map((match) => {
    const weight = weightOf(match);
    const share = isSought(match) ? Math.max(weight, MIN_WEIGHT) : 0;
    return { own: match.scores, weight, share, isInexact: match.isInexact };
  });
  const most = coverages.reduce((sum, { share }) => sum + share, 0);
  const scores = new Float64Array(count);
  const whole = new Set<number>();
  for (let number = 0; number < count; number++) {
    const having = coverages.filter(({ own }) => (own[number] ?? 0) > 0);
    const worth = having.reduce(
      (sum, { own, weight }) => sum + (own[number] ?? 0) * weight,
      phrases.get(number) ?? 0,
    );
    if (worth === 0) continue;
    const covered = having.reduce((sum, { share }) => sum + share, 0) / most;
    const kind = number < calculators ? 1 : ARTICLE_FACTOR;
    const score = worth * (UNCOVERED_FACTOR + (1 - UNCOVERED_FACTOR) * covered) * kind;
    const hasAll = coverages.every(({ own, share }) => share === 0 || (own[number] ?? 0) > 0);
    // Drop weak matches by correction only: “licença maternidade” is no question about “licenciamento”.
    if (!hasAll && score < SURE_SCORE && having.every(({ isInexact }) => isInexact)) continue;
    scores[number] = score + (number < popular ? POPULAR_BONUS : 0);
    if (hasAll) whole.add(number);
  }
  return { scores, whole };
}

/** Results, best first; a stable sort keeps equal ones in order. */
function rank(
  facts: SearchFacts,
  matches: readonly Match[],
  phrases: ReadonlyMap<number, number>,
): Omit<SearchAnswer, 'terms'> {
  const { scores, whole } = scored(facts, matches, phrases);
  const bestOf = (numbers: Iterable<number>) => {
    let best = 0;
    for (const number of numbers) best = Math.max(best, scores[number] ?? 0);
    return best;
  };
  const numbers = [...scores.keys()].filter((number) => (scores[number] ?? 0) > 0);
  const most = bestOf(numbers);
  const least = most * MIN_SHARE_OF_BEST;
  // Filter articles and calculators separately, because a full match of an article means nothing for calculators.
  const kinds = [
    numbers.filter((number) => number < facts.calculators),
    numbers.filter((number) => number >= facts.calculators),
  ];
  const found = kinds.flatMap((own) => {
    const withAll = own.filter((number) => whole.has(number));
    // Keep a partial match with a better score than every full match.
    const enough = withAll.length > 0 ? bestOf(withAll) : least;
    return own.filter((number) => whole.has(number) || (scores[number] ?? 0) >= enough);
  });
  const scoreOf = (number: number) => scores[number] ?? 0;
  const best = found.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const isSure = most >= SURE_SCORE || whole.has(best[0] ?? -1);
  const isWhole = best.some((number) => whole.has(number));
  return { found: best, scores: best.map(scoreOf), isWhole, isSure };
}
