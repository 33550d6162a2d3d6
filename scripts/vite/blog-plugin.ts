/**
 * Vite plugin: an article's Markdown file as a module. `x.md` exports its `content`; `x.md?minutos` has the
 * minutes to read it as the default export, so that lists need not load the text. `virtual:mentions` has the links
 * from calculators to the articles that name them.
 */
import type { Plugin } from 'vite';
import { readingMinutes } from '../../src/blog/content/reading-time.ts';
import { ARTICLES, ownArticles, readContent } from '../blog/article-files.ts';
import { mentionsOf } from '../blog/mentions.ts';

const MENTIONS = 'virtual:mentions';

async function mentionsModule(): Promise<string> {
  const articles = await ownArticles();
  const whole = articles.map(async (article) => ({
    article,
    content: await readContent(`${ARTICLES}/${article.slug}.md`),
  }));
  const mentions = Object.fromEntries(mentionsOf(await Promise.all(whole)));
  return `export const mentions = ${JSON.stringify(mentions)};`;
}

/** The plugin; a faulty article stops the build. */
export function blogPlugin(): Plugin {
  return {
    name: 'calculario:blog',
    resolveId: (id) => (id === MENTIONS ? `\0${MENTIONS}` : undefined),
    async load(id) {
      if (id === `\0${MENTIONS}`) return { code: await mentionsModule(), moduleType: 'js' };
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.md') || !file.startsWith(ARTICLES.replaceAll('\\', '/'))) return undefined;
      try {
        const content = await readContent(file);
        const code =
          query === 'minutos'
            ? `export default ${readingMinutes(content)};`
            : `export const content = ${JSON.stringify(content)};`;
        return { code, moduleType: 'js' };
      } catch (error) {
        return this.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}
