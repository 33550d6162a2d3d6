/** The files of built-in articles in the format that the administration imports, each loaded on demand. */
const loaders = import.meta.glob<string>('./articles/*.md', { import: 'default', query: '?arquivo' });

/**
 * Loads the file of a built-in article.
 *
 * @throws Error if there is no such article
 */
export async function ownFile(slug: string): Promise<string> {
  const load = loaders[`./articles/${slug}.md`];
  if (!load) throw new Error(`There is no article "${slug}".`);
  return load();
}
