/** Loads the content of each hub from a chunk of its own: the file with the category's id in `content/`. */
import { loadOnce } from '../../site/load-once.ts';
import type { HubContent } from './hub-content.ts';

const loaders = import.meta.glob<HubContent>('./content/*.ts', { import: 'default' });

const FOLDER = './content/';
const ENDING = '.ts';

/** Categories with a hub. */
export const categoriesWithContent: readonly string[] = Object.keys(loaders).map((file) =>
  file.slice(FOLDER.length, -ENDING.length),
);

export const { get: hubContentOf, useItem: useHubContent } = loadOnce((category) =>
  loaders[`${FOLDER}${category}${ENDING}`]?.(),
);
