/** The texts of built-in articles, each loaded on demand by its page. */
import { loadOnce } from '../site/load-once.ts';
import type { ContentNode } from '../catalogue/content-node.ts';

type Content = readonly ContentNode[];

const FOLDER = './articles/';
const loaders = import.meta.glob<Content>('./articles/*.md', { import: 'content' });

/** Slugs of all built-in articles. */
export const ownSlugs: readonly string[] = Object.keys(loaders).map((file) =>
  file.slice(FOLDER.length, -'.md'.length),
);

export const { get: contentOfOwn, useItem: useOwnContent } = loadOnce((slug) => {
  const file = `${FOLDER}${slug}.md`;
  return Object.hasOwn(loaders, file) ? loaders[file]?.() : undefined;
});
