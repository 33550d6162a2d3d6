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
import { findableArticle } from '../../src/blog/findable-article.ts';
import type { Findable } from '../../src/search/findable.ts';
import { compileCalculator } from '../compile-calculator.ts';
import { quoteExamples } from '../article.ts';
import { loadDefinition } from '../load.ts';

export const ARTICLES = resolve(import.meta.dirname, '../../src/blog/articles');

/**
 * `{trabalhista/ferias.exemplo.1.total|money}`: a calculator's id followed by the placeholder that its own
 * article would use.
 */
const QUOTE = /\{([a-z]+\/[a-z0-9-]+)\.(exemplo\.[^{}]+)\}/g;

/** Ids of the calculators that an article quotes. */
export function quotedCalculators(article: string): Set<string> {
  return new Set([...article.matchAll(QUOTE)].map(([, id = '']) => id));
}

/**
 * Fills the placeholders of an article, which quotes tested examples so that no figure is duplicated.
 *
 * @throws Error if a calculator or a value of its examples does not exist.
 */
export async function quoteCalculators(article: string): Promise<string> {
  const ids = quotedCalculators(article);
  const calculators = new Map(
    await Promise.all([...ids].map(async (id) => [id, compileCalculator(await loadDefinition(id))] as const)),
  );
  return article.replace(QUOTE, (whole, id: string, quotation: string) => {
    const calculator = calculators.get(id);
    return calculator ? quoteExamples(`{${quotation}}`, calculator) : whole;
  });
}

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

/** Our own articles for the search, the newest first. */
export async function findableArticles(): Promise<Findable[]> {
  const sheets = await articleSheets();
  return sheets
    .toSorted(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .map(([slug, sheet]) => findableArticle({ ...sheet, slug }));
}
