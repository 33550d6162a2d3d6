/**
 * Reads our own articles, `src/blog/articles/<slug>.md`, which have the format that the administration exports and
 * imports. Their texts may quote legal tables and examples of calculators.
 */
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withTimeOfDay } from '../../src/calendar/with-time-of-day.ts';
import type { Article } from '../../src/blog/article.ts';
import { newestFirst } from '../../src/blog/choose-articles.ts';
import { findableArticle } from '../../src/blog/findable-article.ts';
import type { Findable } from '../../src/search/findable.ts';
import { readingMinutes } from '../../src/blog/content/reading-time.ts';
import {
  readArticleFile,
  textField,
  writeArticleFile,
  type ArticleFile,
} from '../../src/blog/live/archive/article-file.ts';
import { articleOfFile, type ArticleFacts } from '../../src/blog/live/archive/article-of-file.ts';
import { contentOfMarkdown } from '../../src/blog/live/archive/markdown.ts';
import { nameIn } from '../../src/blog/live/archive/picture-place.ts';
import type { ContentNode } from '../../src/catalogue/content-node.ts';
import { keepAmountsTogether } from '../../src/engine/keep-together.ts';
import { quoteTables } from '../quote-tables.ts';
import { refuseForbidden } from './markdown-content.ts';
import { quoteCalculators } from './quote-calculators.ts';
import { setFormulas } from './set-formulas.ts';

export const ARTICLES = resolve(import.meta.dirname, '../../src/blog/articles');

/** Source of an article, without its quotations filled in. */
export interface OwnFile {
  readonly slug: string;
  readonly file: ArticleFile;
}

/** Converts the address of a picture in an exported article, whose pictures belong in `public/imagens`. */
function servedAt(address: string): string {
  const name = nameIn(address);
  return name === undefined ? address : `/imagens/${name}`;
}

/** Lists the slugs of all articles, sorted. */
export async function articleSlugs(): Promise<string[]> {
  const files = await readdir(ARTICLES);
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .toSorted();
}

/**
 * Reads an article.
 *
 * @throws Error if it has no valid front matter
 */
export async function readOwn(slug: string): Promise<OwnFile> {
  const file = readArticleFile(await readFile(resolve(ARTICLES, `${slug}.md`), 'utf8'));
  if (!file) throw new Error('o cabeçalho, entre duas linhas ---, falta ou não pode ser lido');
  return { slug, file };
}

/** Reads all articles, sorted by slug. */
export async function readAllOwn(): Promise<OwnFile[]> {
  return Promise.all((await articleSlugs()).map(readOwn));
}

/**
 * Parses the facts of an article.
 *
 * @throws Error with the fact that is missing or faulty
 */
export function factsOf({ slug, file }: OwnFile): ArticleFacts {
  return articleOfFile(slug, file, servedAt);
}

/**
 * Parses the content of a text, without filling in its quotations.
 *
 * @throws Error with an element that is not allowed
 */
export function contentOfText(markdown: string): ContentNode[] {
  return setFormulas(contentOfMarkdown(keepAmountsTogether(markdown), servedAt, refuseForbidden));
}

/** Reads the Markdown of an article, and fills in its quotations. */
async function filledText({ file }: OwnFile): Promise<string> {
  return quoteCalculators(await quoteTables(file.markdown));
}

/**
 * Parses the content of an article, with its quotations filled in.
 *
 * @throws Error with a quotation that does not exist, or an element that is not allowed
 */
export async function contentOfOwn(own: OwnFile): Promise<ContentNode[]> {
  return contentOfText(await filledText(own));
}

/** Converts an article to the form that pages use. */
export async function ownArticle(own: OwnFile): Promise<Article> {
  const facts = factsOf(own);
  return { ...facts, readTime: facts.readTime ?? readingMinutes(await contentOfOwn(own)) };
}

/** Reads all our own articles, newest first. */
export async function ownArticles(): Promise<Article[]> {
  return newestFirst(await Promise.all((await readAllOwn()).map(ownArticle)));
}

/** Writes the file of an article as the administration would export it, with its quotations filled in. */
export async function importableText(own: OwnFile): Promise<string> {
  const { fields } = own.file;
  const moment = withTimeOfDay(textField(own.file, 'published_at'));
  const { readTime } = await ownArticle(own);
  return writeArticleFile({
    fields: { updated_at: moment, ...fields, published_at: moment, read_time: readTime },
    markdown: keepAmountsTogether(await filledText(own)),
  });
}

/** Lists our own articles for the search, newest first. */
export async function findableArticles(): Promise<Findable[]> {
  return newestFirst((await readAllOwn()).map(factsOf)).map(findableArticle);
}
