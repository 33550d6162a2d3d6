/**
 * Search over the site's calculators and articles, loaded on first use; fetches index files as queries need them.
 */
import index from '#root/.cache/calculators/search.json' with { type: 'json' };
import {
  cardsFile,
  PUBLISHED_SEARCH,
  shardFile,
  type Card,
  type PublishedSearch,
  type SearchSource,
} from './search-format.ts';
import { merged } from './merge-answers.ts';
import { cardsOf, search, without } from './search.ts';
import { reported } from '../site/reported.ts';

const { facts, folder } = index;

/** A page of results. */
export interface SiteAnswer {
  /** Total number of results. */
  readonly count: number;
  readonly cards: readonly Card[];
  /** True if these answer the query, false for mere guesses. */
  readonly isSure: boolean;
  /** The folded terms that matched, for highlighting. */
  readonly terms: readonly string[];
}

async function fetchFile(file: string): Promise<unknown> {
  const response = await fetch(`${folder}/${file}.json`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

const files = new Map<string, Promise<unknown>>();

/** Fetches each file once; retries after a failure. */
function read(file: string): Promise<unknown> {
  const known = files.get(file);
  if (known) return known;
  const fetching = reported(fetchFile(file));
  files.set(file, fetching);
  fetching.catch(() => files.delete(file));
  return fetching;
}

const source: SearchSource = { facts, read };

/** Timeout for the newest articles, because the search works without them. */
const TIMEOUT_MS = 3000;

/** Index of the backend's articles, with the numbers of built-in articles that they replace. */
interface PublishedSource extends SearchSource {
  readonly replaced: ReadonlySet<number>;
}

async function fetchPublished(): Promise<PublishedSource | undefined> {
  const response = await fetch(PUBLISHED_SEARCH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const answer = (await response.json()) as PublishedSearch;
  const { files: contents = {}, replaced = [] } = answer;
  return (
    answer.facts && {
      facts: answer.facts,
      read: async (file) => contents[file],
      replaced: new Set(replaced.map((place) => facts.calculators + place)),
    }
  );
}

let published: Promise<PublishedSource | undefined> | undefined;

/** The backend's articles; none if they cannot be fetched, until the next query retries. */
function publishedArticles(): Promise<PublishedSource | undefined> {
  published ??= fetchPublished().catch(() => (published = undefined));
  return published;
}

/** Prefetches the files that the first query probably needs. */
export function prepareSearch(): void {
  void publishedArticles();
  // Prefetch the tokens, too, if a small catalogue has them in one file.
  const likely = facts.shards === 1 ? [shardFile('', facts), cardsFile(0)] : [cardsFile(0)];
  for (const file of likely) read(file).catch(() => undefined);
}

/** The most popular calculators, at most `most`. */
export function popularCards(most: number): Promise<Card[]> {
  return cardsOf(source, [...Array(Math.min(most, facts.popular)).keys()]);
}

/**
 * Searches the site, best matches first.
 *
 * @param from number of results to skip
 * @param most maximum number of results to return
 */
export async function searchSite(query: string, from: number, most: number): Promise<SiteAnswer> {
  const articles = await publishedArticles();
  const sources = articles ? [source, articles] : [source];
  const [own, ...others] = await Promise.all(sources.map((each) => search(each, query)));
  const answers = own ? [without(own, articles?.replaced), ...others] : others;
  const { found, isSure, terms } = merged(answers);
  const cards = found
    .slice(from, from + most)
    .map(({ answer, number }) => cardsOf(sources[answer] ?? source, [number]));
  return { count: found.length, cards: (await Promise.all(cards)).flat(), isSure, terms };
}
