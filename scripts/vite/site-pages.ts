/** What the site's pages carry of the catalogue, and the modules that hand it to them. */
import { listedIn } from '../../src/catalogue/catalogue.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { calculatorPath, summaryOf } from '../../src/catalogue/entry.ts';
import {
  categoriesPage,
  hubPagePath,
  hubPages,
  movedPages,
  type PageData,
} from '../../src/catalogue/page-data.ts';
import { RELATED_CALCULATORS } from '../../src/blog/related-names.ts';
import { announcedIn } from './announced.ts';
import type { Collected } from '../../compiler/collect.ts';
import { CALCULATOR } from './calculator-module.ts';
import { homeData } from './home-data.ts';

/** The catalogue as collected, and what is told of our own articles. */
interface Catalogue extends Pick<Collected, 'entries' | 'pages'> {
  readonly articles: Parameters<typeof homeData>[0];
}

/**
 * What each page carries, by its address.
 *
 * @param moduleOf the address of a calculator's module in the browser.
 */
export function sitePages(
  { entries, pages, articles }: Catalogue,
  moduleOf: (id: string) => string,
): Map<string, PageData> {
  const hubs = categories.flatMap(({ id, hubPath }) => {
    return hubPages(entries, id, announcedIn(id)).map(
      (hub) => [hubPagePath(hubPath, hub.page), hub] as const,
    );
  });
  return new Map<string, PageData>([
    ['/', homeData(articles)],
    ...hubs,
    ...pages.map(({ id }) => [calculatorPath(id), { module: moduleOf(id) }] as const),
    ...pages.flatMap(({ id, formerIds }) => movedPages(id, formerIds)),
    ['/categorias', categoriesPage(entries)],
  ]);
}

/** The module through which the browser gets what a page carries: from its HTML or, coming from another page, by address. */
export const BROWSER_PAGES = [
  "export { importCalculator, pageDataOf } from '/src/pages/fetched-pages.ts';",
  'export const addresses = [];',
].join('\n');

/** The same for the build's renderer, which knows all pages. */
export function serverPages(catalogue: Catalogue): string {
  const loaders = catalogue.pages.map(
    ({ id }) => `${JSON.stringify(id)}: () => import(${JSON.stringify(CALCULATOR + id)})`,
  );
  const pages = Object.fromEntries(sitePages(catalogue, () => ''));
  return [
    `const pages = ${JSON.stringify(pages)};`,
    `const loaders = {${loaders.join(',\n')}};`,
    'export const addresses = Object.keys(pages);',
    'export const pageDataOf = async (path) => (Object.hasOwn(pages, path) ? pages[path] : undefined);',
    'export const importCalculator = (id) => loaders[id]();',
  ].join('\n');
}

/** What several pages say of the whole catalogue: of a size that does not depend on it. */
export function summaryModule({ entries }: Pick<Catalogue, 'entries'>): string {
  const counts = Object.fromEntries(categories.map(({ id }) => [id, listedIn(entries, id).length]));
  return [`export const counts = ${JSON.stringify(counts)};`, `export const total = ${entries.length};`].join(
    '\n',
  );
}

/** The calculators that articles may name. */
export function relatedModule({ entries }: Pick<Catalogue, 'entries'>): string {
  const ids = new Set<string>(Object.values(RELATED_CALCULATORS));
  const named = entries.filter(({ id }) => ids.has(id)).map(summaryOf);
  return `export const named = ${JSON.stringify(named)};`;
}
