/** Search over the site's own catalogue, loaded on first use: its data are fetched as queries need them. */
import { facts, folder } from 'virtual:search-facts';
import { cardsFile, shardFile, type Card } from '../catalogue/search-format.ts';
import { cardsOf, search, type SearchSource } from '../catalogue/search.ts';
import { reported } from '../site/reported.ts';

/** Calculators that match a query: some of them, in a row, of all that were found. */
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

/**
 * The calculators that match a query, best first.
 *
 * @param from how many of them are left out.
 * @param most how many follow at most.
 */
export async function searchSite(query: string, from: number, most: number): Promise<SiteAnswer> {
  const { found, terms } = await search(source, query);
  return { count: found.length, cards: await cardsOf(source, found.slice(from, from + most)), terms };
}
