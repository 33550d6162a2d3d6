/** The RSS feed of the blog. */
import { articlePath, type Article } from '../../blog/article.ts';
import { blogCategoryOf } from '../../blog/blog-categories.ts';
import { escapeMarkup } from '../../site/escape-markup.ts';

/** Facts about the feed as a whole. */
interface Channel {
  readonly name: string;
  /** Address of the site, without a final slash. */
  readonly origin: string;
  /** Mailbox of the site's owner, if known. */
  readonly email?: string | undefined;
  readonly blog: { readonly title: string; readonly description: string };
}

/** Text escaped for XML, without the characters that XML 1.0 does not allow. */
function escape(text: string): string {
  return escapeMarkup(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
}

/** A day in Brazil as an RSS date and time: 9 a.m. in Brasília. */
function moment(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}

function item({ slug, title, excerpt, category, publishedAt }: Article, origin: string): string {
  const address = escape(origin + articlePath(slug));
  return [
    '<item>',
    `<title>${escape(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${escape(excerpt)}</description>`,
    `<category>${escape(blogCategoryOf(category).label)}</category>`,
    `<pubDate>${moment(publishedAt)}</pubDate>`,
    '</item>',
  ].join('\n');
}

/** `feed.xml` (RSS 2.0) of articles, in the order given. */
export function feed(articles: readonly Article[], { name, origin, email, blog }: Channel): string {
  const newest = articles
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escape(blog.title)}</title>`,
    `<link>${escape(`${origin}/blog`)}</link>`,
    `<description>${escape(blog.description)}</description>`,
    '<language>pt-BR</language>',
    `<atom:link href="${escape(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(email === undefined ? [] : [`<managingEditor>${escape(`${email} (${name})`)}</managingEditor>`]),
    ...(newest === undefined ? [] : [`<lastBuildDate>${moment(newest)}</lastBuildDate>`]),
    ...articles.map((article) => item(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
