/**
 * Vite plugin: an article's Markdown file as a module. `x.md` exports its `content`; `x.md?minutos` has the
 * minutes to read it as the default export, so that lists need not load the text. `virtual:mentions/<id>`
 * has the links from a calculator to the articles that name it: each page carries its own alone.
 */
import type { Plugin } from 'vite';
import { readingMinutes } from '../../src/blog/content/reading-time.ts';
import { ARTICLES, ownArticles, readContent } from '../blog/article-files.ts';
import { mentionsOf } from '../blog/mentions.ts';

const MENTIONS = 'virtual:mentions/';

async function allMentions(): Promise<ReturnType<typeof mentionsOf>> {
  const articles = await ownArticles();
  const whole = articles.map(async (article) => ({
    article,
    content: await readContent(`${ARTICLES}/${article.slug}.md`),
  }));
  return mentionsOf(await Promise.all(whole));
}

/** The plugin; a faulty article stops the build. */
export function blogPlugin(): Plugin {
  let mentions: ReturnType<typeof allMentions> | undefined;
  return {
    name: 'calculario:blog',
    buildStart: () => {
      mentions = undefined;
    },
    // An edit of an article may add or remove a mention.
    watchChange: () => {
      mentions = undefined;
    },
    resolveId: (id) => (id.startsWith(MENTIONS) ? `\0${id}` : undefined),
    async load(id) {
      const ofMentions = `\0${MENTIONS}`;
      if (id.startsWith(ofMentions)) {
        mentions ??= allMentions();
        const own = (await mentions).get(id.slice(ofMentions.length)) ?? [];
        return { code: `export const mentions = ${JSON.stringify(own)};`, moduleType: 'js' };
      }
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
