/** The search over files in memory. */
import { categoryOf } from '../../catalogue/categories.ts';
import type { CatalogueEntry } from '../../catalogue/entry.ts';
import { searchFiles } from '../search-files.ts';
import { cardsOf, search } from '../search.ts';
import type { Findable } from '../findable.ts';
import type { SearchSource } from '../search-format.ts';

export interface MemorySource extends SearchSource {
  /** Names of the files read so far. */
  readonly filesRead: Set<string>;
}

/** Indexes a catalogue and articles, in a given number of files or by default a suitable one. */
export function sourceOf(
  entries: readonly CatalogueEntry[],
  options: { readonly articles?: readonly Findable[]; readonly shards?: number } = {},
): MemorySource {
  const { facts, files } = searchFiles(entries, (id) => categoryOf(id).label, options);
  const contents = new Map(Array.from(files, ([name, content]) => [name, JSON.stringify(content)]));
  const parsed = new Map<string, unknown>();
  const filesRead = new Set<string>();
  return {
    facts,
    filesRead,
    read: (name) => {
      const content = contents.get(name);
      if (content === undefined) return Promise.reject(new Error(`There is no file ${name}.`));
      filesRead.add(name);
      if (!parsed.has(name)) parsed.set(name, JSON.parse(content));
      return Promise.resolve(parsed.get(name));
    },
  };
}

/** Ids of calculators and addresses of articles in the results, best first. */
export async function idsFound(source: SearchSource, query: string): Promise<string[]> {
  const { found } = await search(source, query);
  return (await cardsOf(source, found)).map(([id]) => id);
}
