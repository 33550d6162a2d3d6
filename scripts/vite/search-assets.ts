/** The search's data as files of the site. */
import { createHash } from 'node:crypto';
import { categoryOf } from '../../src/catalogue/categories.ts';
import type { CatalogueEntry } from '../../src/catalogue/entry.ts';
import type { Findable } from '../../src/catalogue/findable.ts';
import { searchFiles, type SearchFiles } from '../../src/catalogue/search-files.ts';

/** The data, and where they are served. */
export interface BuiltSearch extends SearchFiles {
  /** Address of their folder; as it changes with the contents, browsers may keep the files for good. */
  readonly folder: string;
}

/** The search's data of a catalogue and articles. */
export function builtSearch(entries: readonly CatalogueEntry[], articles: readonly Findable[]): BuiltSearch {
  const found = searchFiles(entries, (id) => categoryOf(id).label, { articles });
  const hash = createHash('sha256');
  for (const [name, content] of found.files) hash.update(`${name}\n${JSON.stringify(content)}\n`);
  return { ...found, folder: `/assets/busca-${hash.digest('base64url').slice(0, 8)}` };
}

/** The module by which the browser finds the data. */
export function searchFactsModule({ facts, folder }: BuiltSearch): string {
  return `export const facts = ${JSON.stringify(facts)};\nexport const folder = ${JSON.stringify(folder)};`;
}
