/** Script elements with data for a page. */
import { BUILT_ID, type BuiltArticles } from '../../blog/built-articles.ts';
import { PAGE_DATA_ID, type ServedData } from '../../catalogue/page-data.ts';
import { MODULES_ID, type PageModules } from '../../site/modules-id.ts';
import type { Thing } from '../../site/page-record.ts';

/**
 * Wraps data in a script element, which browsers do not execute, so that a strict Content-Security-Policy allows it.
 * Escapes `<`, so that no text can close the element.
 */
function dataScript(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** A script element with all structured data of a page; empty without any. */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  return dataScript('type="application/ld+json"', { '@context': 'https://schema.org', '@graph': things });
}

/** A script element with the backend's articles on a page; empty without any. */
export function articlesScript(built: BuiltArticles): string {
  return built.articles.length === 0 ? '' : dataScript(`type="application/json" id="${BUILT_ID}"`, built);
}

/** A script element that lists a page's modules for the boot script. */
export function modulesScript(modules: PageModules): string {
  return dataScript(`type="application/json" id="${MODULES_ID}"`, modules);
}

/** A script element with the page's own part of the catalogue. */
export function pageDataScript(served: ServedData): string {
  return dataScript(`type="application/json" id="${PAGE_DATA_ID}"`, served);
}
