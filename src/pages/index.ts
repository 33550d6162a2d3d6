/** Routes of the public pages. */
import { categories } from '../catalogue/categories.ts';
import { calculatorPath, embedPath } from '../catalogue/entry.ts';
import { lazyPage } from '../site/lazy-page.tsx';
import type { SiteRoute } from '../site/route.ts';
import { calculatorById } from './calculator/load-calculator.ts';
import { hubContentOf } from './hub/load-content.ts';
import { NotFoundPage } from './not-found.ts';
import { pageData } from './page-data.ts';

const HubPage = lazyPage(() => import('./hub/hub-page.tsx'));

const sources =
  (...files: string[]) =>
  () =>
    files.map((file) => `src/pages/${file}`);

/** Route of a page with a single address. */
function onePage(path: string, file: string, load: Parameters<typeof lazyPage>[0]): SiteRoute {
  return { pattern: path, Page: lazyPage(load), sources: sources(file), paths: [path] };
}

/** Routes of the public pages, except the 404 page. */
export const pageRoutes: readonly SiteRoute[] = [
  { ...onePage('/', 'home/home-page.tsx', () => import('./home/home-page.tsx')), preload: pageData },
  ...categories.flatMap(({ id, hubPath }) =>
    [hubPath, `${hubPath}/:page`].map((pattern) => ({
      pattern,
      Page: HubPage,
      sources: sources('hub/hub-page.tsx', `hub/content/${id}.ts`),
      paths: 'catalogue' as const,
      preload: (path: string) => Promise.all([pageData(path), hubContentOf(id)]),
    })),
  ),
  {
    pattern: '/calculadora/:category/:slug',
    Page: lazyPage(() => import('./calculator/calculator-page.tsx')),
    sources: sources('calculator/calculator-page.tsx'),
    paths: 'catalogue',
    preload: (path) => calculatorById(path.slice(calculatorPath('').length)),
  },
  {
    pattern: '/embed/:category/:slug',
    Page: lazyPage(() => import('./calculator/embed/embed-page.tsx')),
    sources: sources('calculator/embed/embed-page.tsx'),
    paths: (catalogue) =>
      catalogue
        .filter((path) => path.startsWith(calculatorPath('')))
        .map((path) => embedPath(path.slice(calculatorPath('').length))),
    preload: (path) => calculatorById(path.slice(embedPath('').length)),
    bare: true,
    unlisted: true,
  },
  onePage('/como-funciona', 'info/how-it-works-page.tsx', () => import('./info/how-it-works-page.tsx')),
  {
    ...onePage('/conferido-com', 'info/compared-page.tsx', () => import('./info/compared-page.tsx')),
    preload: pageData,
  },
  onePage('/privacidade', 'info/privacy-page.tsx', () => import('./info/privacy-page.tsx')),
  onePage('/termos', 'info/terms-page.tsx', () => import('./info/terms-page.tsx')),
  onePage('/contato', 'info/contact-page.tsx', () => import('./info/contact-page.tsx')),
  onePage('/acessibilidade', 'info/accessibility-page.tsx', () => import('./info/accessibility-page.tsx')),
  {
    ...onePage('/categorias', 'categories-page.tsx', () => import('./categories-page.tsx')),
    preload: pageData,
  },
  // Render this page and the next one in the browser, because their data are on the device.
  {
    ...onePage('/meus-calculos', 'saved/saved-page.tsx', () => import('./saved/saved-page.tsx')),
    unlisted: true,
  },
  {
    ...onePage('/busca', 'search/search-page.tsx', () => import('./search/search-page.tsx')),
    unlisted: true,
  },
];

/** Route of the page for all other addresses. */
export const notFoundRoute: SiteRoute = {
  pattern: '*',
  Page: NotFoundPage,
  sources: sources('not-found-page.tsx'),
  paths: ['/404'],
  unlisted: true,
};
