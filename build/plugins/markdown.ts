/**
 * Vite plugin: Markdown files as modules. An article of the blog `x.md` exports its `content`, and `x.md?minutos` the
 * minutes to read it, so that lists need not load the text; `x.md?secoes` is a text of the site as `sections`.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { ARTICLES, readContent } from '../../compiler/blog/article-files.ts';
import { readingMinutes } from '../../src/blog/content/reading-time.ts';
import { sectionsModule } from './text-sections.ts';

async function articleModule(file: string, query: string | undefined): Promise<string> {
  const content = await readContent(file);
  if (query === 'minutos') return `export default ${readingMinutes(content)};`;
  return `export const content = ${JSON.stringify(content)};`;
}

/** The plugin; a faulty text stops the build. */
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
