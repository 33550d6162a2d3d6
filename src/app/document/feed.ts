/** The RSS feed of the blog. */
import { articlePath, type Article } from '../../blog/article.ts';
import { blogCategoryOf } from '../../blog/blog-categories.ts';
import { withTimeOfDay } from '../../calendar/with-time-of-day.ts';
import { escapeMarkup } from '../../site/escape-markup.ts';
import type { SiteFacts } from './site-facts.ts';

/** Escapes text for XML and drops the characters that XML 1.0 does not allow. */
function escape(text: string): string {
  return escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

/** Publication time of an article. */
function momentOf({ publishedMoment, publishedAt }: Article): Date {
  return new Date(publishedMoment ?? withTimeOfDay(publishedAt));
}

function item(article: Article, origin: string, own: string | undefined): string {
  const { id, slug, title, excerpt, category } = article;
  const address = escape(origin + articlePath(slug));
  return [
    '<item>',
    `<title>${escape(title)}</title>`,
    `<link>${address}</link>`,
    // Use a guid that survives a new address, because feed readers recognize an article by it.
    id === undefined || own !== undefined
      ? `<guid isPermaLink="true">${escape(origin + articlePath(own ?? slug))}</guid>`
      : `<guid isPermaLink="false">${escape(id)}</guid>`,
    `<description>${escape(excerpt)}</description>`,
    `<category>${escape(blogCategoryOf(category).label)}</category>`,
    `<pubDate>${momentOf(article).toUTCString()}</pubDate>`,
    '</item>',
  ].join('\n');
}

/**
 * Writes `feed.xml` (RSS 2.0) of articles, in the given order.
 *
 * @param own first addresses of built-in articles by id; feed readers identify these articles by them.
 */
export function feed(
  articles: readonly Article[],
  { name, origin, email, blog }: Omit<SiteFacts, 'keywords'>,
  own: ReadonlyMap<string | undefined, string> = new Map(),
): string {
  const newest = Math.max(...articles.map((article) => momentOf(article).getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escape(blog.title)}</title>`,
    `<link>${escape(`${origin}/blog`)}</link>`,
    `<description>${escape(blog.description)}</description>`,
    '<language>pt-BR</language>',
    `<atom:link href="${escape(`${origin}${blog.feedPath}`)}" rel="self" type="application/rss+xml"/>`,
    ...(email === undefined ? [] : [`<managingEditor>${escape(`${email} (${name})`)}</managingEditor>`]),
    ...(articles.length === 0 ? [] : [`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`]),
    ...articles.map((article) => item(article, origin, own.get(article.id))),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
