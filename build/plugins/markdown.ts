/**
 * Vite plugin: loads Markdown files as modules. A blog article `x.md` exports its `content`; `x.md?fatos` exports the
 * article without the content, for lists, and `x.md?arquivo` the file that the administration imports. `x.md?secoes`
 * exports a text of the site as `sections`.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import {
  ARTICLES,
  contentOfOwn,
  importableText,
  ownArticle,
  readOwn,
} from '../../compiler/blog/article-files.ts';
import { sectionsModule } from './text-sections.ts';

async function articleModule(file: string, query: string | undefined): Promise<string> {
  const own = await readOwn(basename(file, '.md'));
  if (query === 'fatos') return `export default ${JSON.stringify(await ownArticle(own))};`;
  if (query === 'arquivo') return `export default ${JSON.stringify(await importableText(own))};`;
  return `export const content = ${JSON.stringify(await contentOfOwn(own))};`;
}

/** Creates the plugin. A faulty text stops the build. */
export function markdown(): Plugin {
  const articles = ARTICLES.replaceAll('\\', '/');
  return {
    name: 'calculario:markdown',
    enforce: 'pre',
    async load(id) {
      const [file = '', query] = id.split('?');
      const isArticle = file.startsWith(articles);
      if (!file.endsWith('.md') || !(isArticle || query === 'secoes')) return undefined;
      this.addWatchFile(file);
      try {
        const code = isArticle
          ? await articleModule(file, query)
          : sectionsModule(await readFile(file, 'utf8'));
        return { code, moduleType: 'js' };
      } catch (error) {
        return this.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
