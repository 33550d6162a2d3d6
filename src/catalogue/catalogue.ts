/** Listings and relations, derived from the catalogue's entries. */
import type { CatalogueEntry } from './entry.ts';

/** The calculators in a category's hub, popular ones first, then by name. */
export function listedIn(entries: readonly CatalogueEntry[], category: string): CatalogueEntry[] {
  return entries
    .filter((entry) => entry.listedIn.includes(category))
    .toSorted((a, b) => Number(b.popular) - Number(a.popular) || a.name.localeCompare(b.name, 'pt-BR'));
}

/** Groups the indices of entries by the names of a shared property. */
function indicesBy(
  entries: readonly CatalogueEntry[],
  namesOf: (entry: CatalogueEntry) => readonly string[],
): Map<string, number[]> {
  const indices = new Map<string, number[]>();
  entries.forEach((entry, index) => {
    for (const name of namesOf(entry)) {
      const known = indices.get(name);
      if (known) known.push(index);
      else indices.set(name, [index]);
    }
  });
  return indices;
}

const keywordsOf = ({ keywords }: CatalogueEntry) => keywords.map((keyword) => keyword.toLowerCase());

/**
 * Finds related calculators: those that share the most keywords and hubs. Indexes all entries once.
 *
 * @returns a function of an id and the maximum number of results
 */
export function relations(
  entries: readonly CatalogueEntry[],
): (id: string, count: number) => CatalogueEntry[] {
  const byHub = indicesBy(entries, ({ listedIn: hubs }) => hubs);
  const byKeyword = indicesBy(entries, keywordsOf);
  const indexOf = new Map(entries.map(({ id }, index) => [id, index]));
  return (id, count) => {
    const own = indexOf.get(id);
    const self = own === undefined ? undefined : entries[own];
    if (!self) return [];
    const likeness = new Uint16Array(entries.length);
    const raise = (indices: readonly number[] = [], by: number) => {
      for (const index of indices) likeness[index] = (likeness[index] ?? 0) + by;
    };
    for (const hub of self.listedIn) raise(byHub.get(hub), 2);
    for (const keyword of new Set(keywordsOf(self))) raise(byKeyword.get(keyword), 1);
    return entries
      .flatMap((entry, index) => {
        const alike = likeness[index] ?? 0;
        return alike > 0 && index !== own ? [{ entry, alike }] : [];
      })
      .toSorted((a, b) => b.alike - a.alike || Number(b.entry.popular) - Number(a.entry.popular))
      .slice(0, count)
      .map(({ entry }) => entry);
  };
}
