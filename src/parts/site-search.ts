/** Search over the site's own calculators and articles, loaded on first use: its data are fetched as queries need them. */
import { facts, folder } from 'virtual:search-facts';
import { cardsFile, shardFile, type Card, type SearchSource } from '../catalogue/search-format.ts';
import { cardsOf, search } from '../catalogue/search.ts';
import { reported } from '../site/reported.ts';

/** What matches a query: some of it, in a row, of all that was found. */
export interface SiteAnswer {
  /** How many were found. */
  readonly count: number;
  readonly cards: readonly Card[];
  /** The folded terms that matched, for highlighting. */
  readonly terms: readonly string[];
}

async function fetchFile(file: string): Promise<unknown> {
  const response = await fetch(`${folder}/${file}.json`);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

const files = new Map<string, Promise<unknown>>();

/** Each file is fetched once, unless that failed. */
function read(file: string): Promise<unknown> {
  const known = files.get(file);
  if (known) return known;
  const fetching = reported(fetchFile(file));
  files.set(file, fetching);
  fetching.catch(() => files.delete(file));
  return fetching;
}

const source: SearchSource = { facts, read };

/** Fetches what the first query is likely to need. */
export function prepareSearch(): void {
  // A small catalogue has all tokens in one file.
  const likely = facts.shards === 1 ? [shardFile('', facts), cardsFile(0)] : [cardsFile(0)];
  for (const file of likely) read(file).catch(() => undefined);
}

/** The most popular calculators, so many at most. */
export function popularCards(most: number): Promise<Card[]> {
  return cardsOf(source, [...Array(Math.min(most, facts.popular)).keys()]);
}

/**
 * What matches a query, best first.
 *
 * @param from how many are left out.
 * @param most how many follow at most.
 */
export async function searchSite(query: string, from: number, most: number): Promise<SiteAnswer> {
  const { found, terms } = await search(source, query);
  return { count: found.length, cards: await cardsOf(source, found.slice(from, from + most)), terms };
}
