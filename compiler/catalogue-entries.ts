/** Creates the entries of the catalogue from the definitions. */
import { categoryOf } from '../src/catalogue/categories.ts';
import type { CatalogueEntry } from '../src/catalogue/entry.ts';
import type { Definition } from '../src/engine/definition.ts';
import { CALCULATORS, definitionIds, loadDefinition } from './load.ts';

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
 * Lists all entries, sorted by id, without the checks of `collect`, which take ten times as long as loading the
 * definitions.
 *
 * @param root folder to scan
 * @throws Error if a definition cannot be loaded
 */
export async function catalogueEntries(root: string = CALCULATORS): Promise<CatalogueEntry[]> {
  const ids = await definitionIds(root);
  return Promise.all(ids.map(async (id) => catalogueEntry(await loadDefinition(id, root))));
}
