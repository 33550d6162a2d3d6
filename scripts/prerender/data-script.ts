/** Data as it stands in a page. */
import { BUILT_ID, type BuiltArticles } from '../../src/blog/built-articles.ts';
import type { Thing } from '../../src/site/page-record.ts';

/**
 * A script element that holds data: browsers never run it, so a strict Content-Security-Policy lets it stand. `<`
 * is written as an escape, so that no text can end the element.
 */
function dataScript(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** One script element with all structured data of a page, or nothing where there is none. */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  return dataScript('type="application/ld+json"', { '@context': 'https://schema.org', '@graph': things });
}

/** The backend's articles that a page shows, or nothing where it shows none. */
export function articlesScript(built: BuiltArticles): string {
  return built.articles.length === 0 ? '' : dataScript(`type="application/json" id="${BUILT_ID}"`, built);
}
