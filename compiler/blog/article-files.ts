/** Finds and reads our own articles: `src/blog/articles/<slug>.ts` with the text beside it in `<slug>.md`. */
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { articleOf, type Article, type ArticleSheet } from '../../src/blog/article.ts';
import { newestFirst } from '../../src/blog/choose-articles.ts';
import type { ContentNode } from '../../src/catalogue/content-node.ts';
import { readingMinutes } from '../../src/blog/content/reading-time.ts';
import { quoteTables } from '../quote-tables.ts';
import { contentOf } from './markdown-content.ts';
import { quoteCalculators } from './quote-calculators.ts';

export const ARTICLES = resolve(import.meta.dirname, '../../src/blog/articles');

/** Slugs of all articles, sorted. */
export async function articleSlugs(): Promise<string[]> {
  const files = await readdir(ARTICLES);
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .toSorted();
}

/**
 * The content of an article's Markdown file, with quotations of legal tables and examples filled in.
 *
 * @throws Error naming the quotation that does not exist or the element that is not allowed.
 */
export async function readContent(file: string): Promise<ContentNode[]> {
  return contentOf(await quoteCalculators(await quoteTables(await readFile(file, 'utf8'))));
}

/** The facts of all our own articles, without their texts, by slug. */
export async function articleSheets(): Promise<(readonly [slug: string, sheet: ArticleSheet])[]> {
  const slugs = await articleSlugs();
  return Promise.all(
    slugs.map(async (slug) => {
      const { default: sheet } = (await import(pathToFileURL(resolve(ARTICLES, `${slug}.ts`)).href)) as {
        default: ArticleSheet;
      };
      return [slug, sheet] as const;
    }),
  );
}

/** All articles of our own, the newest first, in the form that the pages use. */
export async function ownArticles(): Promise<Article[]> {
  const sheets = await articleSheets();
  const articles = sheets.map(async ([slug, sheet]) =>
    articleOf(slug, sheet, readingMinutes(await readContent(resolve(ARTICLES, `${slug}.md`)))),
  );
  return newestFirst(await Promise.all(articles));
}
