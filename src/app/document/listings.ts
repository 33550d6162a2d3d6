/** The files that list the site's pages and the search data, including the backend's articles. */
import { articlePath, type Article } from '../../blog/article.ts';
import { combineArticles, isReplaced, newestFirst } from '../../blog/choose-articles.ts';
import { findableArticle } from '../../blog/findable-article.ts';
import { searchFiles } from '../../search/search-files.ts';
import type { PublishedSearch } from '../../search/search-format.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import type { PageFacts } from '../../site/page-record.ts';
import { feed } from './feed.ts';
import { llmsTxt } from './llms.ts';
import type { SiteFacts } from './site-facts.ts';
import { sitemap } from './sitemap.ts';

/** The pages of the build. */
export interface OwnPages {
  /** Pages other than articles. */
  readonly facts: readonly PageFacts[];
  /** Days of the last changes (`YYYY-MM-DD`) by address, if known. */
  readonly changes: Readonly<Record<string, string>>;
  readonly articles: readonly Article[];
}

/** Day of an article's last change, or else of its publication. */
function changedOn({ publishedAt, updatedMoment }: Article): string {
  return updatedMoment === undefined ? publishedAt : todayInBrazil(new Date(updatedMoment));
}

/** `sitemap.xml`. */
export function siteMapOf(site: SiteFacts, own: OwnPages, published: readonly Article[]): string {
  const pages = own.facts.map(({ path }) => [path, own.changes[path]] as const);
  const articles = combineArticles(own.articles, published).map(
    (article) => [articlePath(article.slug), changedOn(article)] as const,
  );
  return sitemap(site.origin, new Map([...pages, ...articles]));
}

/** `feed.xml`. Built-in articles, even edited ones, keep the guid that feed readers already know. */
export function feedOf(site: SiteFacts, own: OwnPages, published: readonly Article[]): string {
  const written = own.articles.filter(({ publishedMoment }) => publishedMoment === undefined);
  const addresses = new Map(written.map(({ id, slug }) => [id, slug]));
  return feed(combineArticles(own.articles, published), site, addresses);
}

/** `llms.txt`. */
export function guideOf(site: SiteFacts, own: OwnPages, published: readonly Article[]): string {
  const articles = combineArticles(own.articles, published).map(({ slug, title, excerpt }) => ({
    title,
    description: excerpt,
    path: articlePath(slug),
  }));
  return llmsTxt(site, [...own.facts, ...articles]);
}

/** The search data of the backend's articles. */
export function searchOf(own: OwnPages, published: readonly Article[]): PublishedSearch {
  if (published.length === 0) return {};
  const articles = newestFirst(published).map(findableArticle);
  const { facts, files } = searchFiles([], () => '', { articles, shards: 1 });
  const replaced = own.articles.flatMap((article, place) => (isReplaced(article, published) ? [place] : []));
  return { facts, files: Object.fromEntries(files), replaced };
}
