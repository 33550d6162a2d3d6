/** Search over the site's own catalogue; apart from the catalogue, which more pages need. */
import { categoryOf } from './categories.ts';
import { indexEntries, search, type SearchAnswer } from './search.ts';
import { entries } from './site.ts';

const index = indexEntries(entries, (id) => categoryOf(id).label);

/** The site's calculators that match a query; see `search`. */
export function searchSite(query: string): SearchAnswer {
  return search(index, query);
}
