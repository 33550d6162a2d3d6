/** Listings and relations, derived from the catalogue's entries. */
import type { CatalogueEntry } from './entry.ts';

const alphabet = new Intl.Collator('pt-BR');

/** The calculators that a category's hub lists, popular ones first, then by name. */
export function listedIn(entries: readonly CatalogueEntry[], category: string): CatalogueEntry[] {
  return entries
    .filter((entry) => entry.listedIn.includes(category))
    .toSorted((a, b) => Number(b.popular) - Number(a.popular) || alphabet.compare(a.name, b.name));
}

/** Indexes into the list of entries, by a shared property. */
function placesBy(
  entries: readonly CatalogueEntry[],
  namesOf: (entry: CatalogueEntry) => readonly string[],
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  entries.forEach((entry, place) => {
    for (const name of namesOf(entry)) {
      const known = places.get(name);
      if (known) known.push(place);
      else places.set(name, [place]);
    }
  });
  return places;
}

const keywordsOf = ({ keywords }: CatalogueEntry) => keywords.map((keyword) => keyword.toLowerCase());

/**
 * Finds calculators related to one: those that share most keywords and hubs with it. Indexes all entries once.
 *
 * @returns a function of an id and the maximum number of results.
 */
export function relations(
  entries: readonly CatalogueEntry[],
): (id: string, count: number) => CatalogueEntry[] {
  const byHub = placesBy(entries, ({ listedIn: hubs }) => hubs);
  const byKeyword = placesBy(entries, keywordsOf);
  const placeOf = new Map(entries.map(({ id }, place) => [id, place]));
  return (id, count) => {
    const own = placeOf.get(id);
    const self = own === undefined ? undefined : entries[own];
    if (!self) return [];
    const likeness = new Uint16Array(entries.length);
    const raise = (places: readonly number[] = [], by: number) => {
      for (const place of places) likeness[place] = (likeness[place] ?? 0) + by;
    };
    for (const hub of self.listedIn) raise(byHub.get(hub), 2);
    for (const keyword of new Set(keywordsOf(self))) raise(byKeyword.get(keyword), 1);
    return entries
      .flatMap((entry, place) => {
        const alike = likeness[place] ?? 0;
        return alike > 0 && place !== own ? [{ entry, alike }] : [];
      })
      .toSorted((a, b) => b.alike - a.alike || Number(b.entry.popular) - Number(a.entry.popular))
      .slice(0, count)
      .map(({ entry }) => entry);
  };
}
