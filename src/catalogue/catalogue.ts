/** Listings and counts, derived from the catalogue's entries. */
import type { CatalogueEntry } from './entry.ts';

/** The calculators that a category's hub lists, popular ones first, then by name. */
export function listedIn(entries: readonly CatalogueEntry[], category: string): CatalogueEntry[] {
  return entries
    .filter((entry) => entry.listedIn.includes(category))
    .toSorted((a, b) => Number(b.popular) - Number(a.popular) || a.name.localeCompare(b.name, 'pt-BR'));
}

/** The number of listings: a calculator listed in two hubs counts twice. */
export function listingCount(entries: readonly CatalogueEntry[]): number {
  return entries.reduce((count, entry) => count + entry.listedIn.length, 0);
}

/** The calculators that the home page features. */
export function popular(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  return entries.filter((entry) => entry.popular);
}

/**
 * Calculators related to one: those that share most keywords and hubs with it.
 *
 * @param count how many at most.
 */
export function related(entries: readonly CatalogueEntry[], id: string, count = 4): CatalogueEntry[] {
  const self = entries.find((entry) => entry.id === id);
  if (!self) return [];
  const keywords = new Set(self.keywords.map((keyword) => keyword.toLowerCase()));
  const likeness = (entry: CatalogueEntry) =>
    entry.listedIn.filter((category) => self.listedIn.includes(category)).length * 2 +
    entry.keywords.filter((keyword) => keywords.has(keyword.toLowerCase())).length;
  return entries
    .filter((entry) => entry.id !== id && likeness(entry) > 0)
    .toSorted((a, b) => likeness(b) - likeness(a) || Number(b.popular) - Number(a.popular))
    .slice(0, count);
}
