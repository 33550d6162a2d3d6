import type { CatalogueEntry } from '../catalogue/entry.ts';

/**
 * The entries with the popular ones first, alternating between their categories, so that the first few offer something
 * of each. The others keep their order.
 */
export function popularFirst<Entry extends Pick<CatalogueEntry, 'popular' | 'listedIn'>>(
  entries: readonly Entry[],
): Entry[] {
  const turns = new Map<Entry, number>();
  const taken = new Map<string | undefined, number>();
  for (const entry of entries.filter(({ popular }) => popular)) {
    const [category] = entry.listedIn;
    const turn = taken.get(category) ?? 0;
    taken.set(category, turn + 1);
    turns.set(entry, turn);
  }
  const turnOf = (entry: Entry) => turns.get(entry) ?? entries.length;
  return entries.toSorted((a, b) => turnOf(a) - turnOf(b));
}
