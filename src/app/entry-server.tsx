import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { ownPage } from '../catalogue/entry.ts';
import type { HomeData } from '../catalogue/page-data.ts';
import { showcaseOn } from '../pages/home/showcase.ts';
import { setPageSource, type PageSource } from '../pages/page-data.ts';
import { setBuiltArticles, type BuiltArticles } from '../blog/built-articles.ts';
import { knownArticles } from '../blog/known-articles.ts';
import { ownArticles } from '../blog/own-articles.ts';
import { recentArticles } from '../blog/recent-articles.ts';
import { organization, webSite } from '../parts/structured-data.ts';
import { PageRecorderContext, type PageFacts, type PageRecorder, type Thing } from '../site/page-record.ts';
import { BLOG_DESCRIPTION, BLOG_TITLE, FEED_PATH } from '../blog/blog.ts';
import type { SiteRoute } from '../site/route.ts';
import { SITE_DESCRIPTION, SITE_EMAIL, SITE_KEYWORDS, SITE_NAME, SITE_ORIGIN } from '../site/site.ts';
import { App } from './shell/app.tsx';
import { preload } from './shell/preload.ts';
import { routeOf, routes } from './shell/routes.ts';

export { ownArticles, ownPage };

/** Facts about the whole site for the build's files. */
export const SITE = {
  name: SITE_NAME,
  description: SITE_DESCRIPTION,
  origin: SITE_ORIGIN,
  email: SITE_EMAIL,
  keywords: SITE_KEYWORDS,
  blog: { title: BLOG_TITLE, description: BLOG_DESCRIPTION, feedPath: FEED_PATH },
};

/** Data of the home page: one mutable object, so that every render reads the current state. */
const home = { showcase: showcaseOn(BUILD_DAY), articles: recentArticles(knownArticles()) };

export const homeData: HomeData = home;

/** Sets the source of page data, except for the home page's, which are known here. */
export function setPages(source: PageSource): void {
  setPageSource(async (path) => (path === '/' ? home : source(path)));
}

setPages(() => Promise.resolve(undefined));

/** Sets the backend's articles for all later renders. */
export function setPublished(built: BuiltArticles): void {
  setBuiltArticles(built);
  home.articles = recentArticles(knownArticles());
}

/** A page rendered by the build or by a server. */
export interface RenderedPage {
  /** Head tags first, as React renders them, then the content. */
  readonly html: string;
  readonly facts: PageFacts;
  /** Structured data; empty for pages that are not indexed. */
  readonly things: readonly Thing[];
}

function pathsOf(
  pattern: string,
  paths: SiteRoute['paths'],
  catalogue: readonly string[],
): readonly string[] {
  if (paths === 'catalogue') return catalogue.filter((path) => matchPath(pattern, path));
  return typeof paths === 'function' ? paths(catalogue) : paths;
}

/**
 * Addresses to prerender, and whether the sitemap lists them.
 *
 * @param catalogue addresses of the pages derived from the catalogue.
 */
export function sitePaths(
  catalogue: readonly string[],
): { readonly path: string; readonly listed: boolean }[] {
  return routes.flatMap(({ pattern, paths, unlisted }) =>
    pathsOf(pattern, paths, catalogue).map((path) => ({ path, listed: !unlisted })),
  );
}

/** Source files that a page imports dynamically before it can be hydrated. */
export function sourcesOf(path: string): readonly string[] {
  return routeOf(path)?.sources(path) ?? [];
}

/**
 * Renders a page.
 *
 * @throws Error if the page renders no `PageHead`.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  await preload(path);
  let facts: PageFacts | undefined;
  const things = new Map<string, Thing>();
  const recorder: PageRecorder = {
    describe: (described) => (facts = described),
    add: (thing) => things.set(thing['@type'], thing),
  };
  const { prelude } = await prerender(
    <StrictMode>
      <PageRecorderContext value={recorder}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </PageRecorderContext>
    </StrictMode>,
    // Keep React from streaming large parts into hidden elements, which inline scripts would have to reveal.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  if (!facts) throw new Error(`${path}: the page has no <PageHead>.`);
  if (facts.noindex || facts.isPlaceholder) return { html, facts, things: [] };
  const site = path === '/' ? [organization(), webSite()] : [organization()];
  return { html, facts, things: [...site, ...things.values()] };
}
