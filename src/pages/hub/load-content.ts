/** Loads the contents of each hub separately: the file of a category's id in `content/`. */
import { loadOnce } from '../../site/load-once.ts';
import type { HubContent } from './hub-content.ts';

const loaders = import.meta.glob<HubContent>('./content/*.ts', { import: 'default' });

const FOLDER = './content/';
const ENDING = '.ts';

/** Categories with a hub. */
export const categoriesWithContent: readonly string[] = Object.keys(loaders).map((file) =>
  file.slice(FOLDER.length, -ENDING.length),
);

/** Contents by category: already loaded (`hubContentOf`), or preloaded for their page. */
export const { get: hubContentOf, preload: preloadHubContent } = loadOnce((category) =>
  loaders[`${FOLDER}${category}${ENDING}`]?.(),
);
