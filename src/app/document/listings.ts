/** The files that list the site's pages and the search data, including the backend's articles. */
import type { AddressedPost } from '../../backend/published.ts';
import { articlePath, type Article } from '../../blog/article.ts';
import { newestFirst } from '../../blog/choose-articles.ts';
import { findableArticle } from '../../blog/findable-article.ts';
import { searchFiles } from '../../search/search-files.ts';
import type { PublishedSearch } from '../../search/search-format.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import type { PageFacts } from '../../site/page-record.ts';
import { feed } from './feed.ts';
import { llmsTxt } from './llms.ts';
import { sitemap } from './sitemap.ts';

/** Facts about the whole site for these files. */
export interface SiteFacts {
  readonly name: string;
  readonly origin: string;
  readonly email?: string | undefined;
  readonly keywords: string;
  readonly blog: { readonly title: string; readonly description: string; readonly feedPath: string };
}

/** Pages to list besides the backend's articles. */
export interface OwnPages {
  readonly facts: readonly PageFacts[];
  /** The days of their last changes (`YYYY-MM-DD`) by address, if known. */
  readonly changes: Readonly<Record<string, string>>;
  readonly articles: readonly Article[];
}

/** An article of the backend, for lists. */
export interface ListedArticle {
  readonly article: Article;
  /** In the backend's own notation. */
  readonly updatedAt: AddressedPost['updated_at'];
}

/** The day of an article's last change. Edits before a scheduled publication do not count as changes. */
function changedOn({ article, updatedAt }: ListedArticle): string {
  const day = todayInBrazil(new Date(updatedAt));
  return day > article.publishedAt ? day : article.publishedAt;
}

/** `sitemap.xml`. */
export function siteMapOf(site: SiteFacts, own: OwnPages, published: readonly ListedArticle[]): string {
  const pages = own.facts.map(({ path }) => [path, own.changes[path]] as const);
  const articles = published.map((listed) => [articlePath(listed.article.slug), changedOn(listed)] as const);
  return sitemap(site.origin, new Map([...pages, ...articles]));
}

/** `feed.xml`. */
export function feedOf(site: SiteFacts, own: OwnPages, published: readonly ListedArticle[]): string {
  return feed(newestFirst([...own.articles, ...published.map(({ article }) => article)]), site);
}

/** `llms.txt`. */
export function guideOf(site: SiteFacts, own: OwnPages, published: readonly ListedArticle[]): string {
  const articles = published.map(({ article: { slug, title, excerpt } }) => ({
    title,
    description: excerpt,
    path: articlePath(slug),
  }));
  return llmsTxt(site, [...own.facts, ...articles]);
}

/** The search's data of the backend's articles. */
export function searchOf(published: readonly ListedArticle[]): PublishedSearch {
  if (published.length === 0) return {};
  const articles = newestFirst(published.map(({ article }) => article)).map(findableArticle);
  const { facts, files } = searchFiles([], () => '', { articles, shards: 1 });
  return { facts, files: Object.fromEntries(files) };
}
