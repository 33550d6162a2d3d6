/** Loads the content of each hub from a chunk of its own: the file with the category's id in `content/`. */
import { loadOnce } from '../../site/load-once.ts';
import type { HubContent } from './hub-content.ts';

const loaders = import.meta.glob<HubContent>('./content/*.ts', { import: 'default' });

export const { get: hubContentOf, useItem: useHubContent } = loadOnce((category) =>
  loaders[`./content/${category}.ts`]?.(),
);
