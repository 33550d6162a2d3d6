/**
 * Search over the site's own catalogue; in a separate module, because more pages need the catalogue than the
 * search.
 */
import { categoryOf } from './categories.ts';
import { indexEntries, search, type SearchAnswer } from './search.ts';
import { entries } from './site.ts';

const index = indexEntries(entries, (id) => categoryOf(id).label);

/** The site's calculators that match a query; see `search`. */
export function searchSite(query: string): SearchAnswer {
  return search(index, query);
}
