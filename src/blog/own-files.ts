/** The files of our own articles in the form that the administration imports, each loaded on demand. */
const loaders = import.meta.glob<string>('./articles/*.md', { import: 'default', query: '?arquivo' });

/**
 * The text of a file.
 *
 * @throws Error if there is none
 */
export async function ownFile(slug: string): Promise<string> {
  const load = loaders[`./articles/${slug}.md`];
  if (!load) throw new Error(`There is no article "${slug}".`);
  return load();
}
