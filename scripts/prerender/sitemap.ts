/** The files that tell search engines what there is. */
import { escapeMarkup } from './escape.ts';

function url(origin: string, path: string, changedOn: string | undefined): string {
  const lastmod = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc>${lastmod}</url>`;
}

/**
 * `sitemap.xml` of the given pages.
 *
 * @param pages by site-relative address, with the day of their last change (`YYYY-MM-DD`) where it is known.
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
 * `robots.txt`: everything may be read. The search and the administration ask on their own pages not to be
 * listed; a crawler that were kept away from them here would never hear it.
 */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
