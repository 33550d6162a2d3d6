/** Files that list the site's pages for search engines. */
import { escapeMarkup } from '../../site/escape-markup.ts';

function url(origin: string, path: string, changedOn: string | undefined): string {
  const lastmod = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc>${lastmod}</url>`;
}

/**
 * Writes `sitemap.xml` for the given pages.
 *
 * @param pages by site-relative address, with the day of their last change (`YYYY-MM-DD`) if known.
 */
export function sitemap(origin: string, pages: ReadonlyMap<string, string | undefined>): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(pages, ([path, changedOn]) => url(origin, path, changedOn)),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `robots.txt`, which allows everything: search and administration pages carry `noindex`, which a blocked crawler would
 * never see.
 */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
