/** Makes the catalogue's entries from the definitions. */
import { categoryOf } from '../src/catalogue/categories.ts';
import type { CatalogueEntry } from '../src/catalogue/entry.ts';
import type { Definition } from '../src/engine/definition.ts';
import { CALCULATORS, definitionIds, loadDefinition } from './load.ts';

/** The catalogue's entry of a definition. */
export function catalogueEntry(definition: Definition): CatalogueEntry {
  const { id, name, title, description, keywords, icon, popular, alsoListedIn } = definition;
  return {
    id,
    name,
    title: title ?? name,
    description,
    keywords: keywords.split(',').map((word) => word.trim()),
    icon,
    popular: popular ?? false,
    listedIn: [categoryOf(id).id, ...(alsoListedIn ?? [])],
  };
}

/**
 * All entries, sorted by id, without the checks of `collect`: loading the definitions takes a tenth of the time of
 * assessing them.
 *
 * @param root the folder to scan.
 * @throws Error if a definition does not load.
 */
export async function catalogueEntries(root: string = CALCULATORS): Promise<CatalogueEntry[]> {
  const ids = await definitionIds(root);
  return Promise.all(ids.map(async (id) => catalogueEntry(await loadDefinition(id, root))));
}
