import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { addresses, pageDataOf } from 'virtual:pages';
import { calculatorPath, embedPath, ownPage } from '../catalogue/entry.ts';
import { setBuiltArticles, type BuiltArticles } from '../blog/built-articles.ts';
import { knownArticles } from '../blog/known-articles.ts';
import { ownArticles } from '../blog/own-articles.ts';
import { recentArticles } from '../blog/recent-articles.ts';
import { organization, webSite } from '../parts/structured-data.ts';
import { PageRecorderContext, type PageFacts, type PageRecorder, type Thing } from '../site/page-record.ts';
import { BLOG_DESCRIPTION, BLOG_TITLE, FEED_PATH } from '../blog/blog.ts';
import type { SiteRoute } from '../site/route.ts';
import { SITE_DESCRIPTION, SITE_EMAIL, SITE_KEYWORDS, SITE_NAME, SITE_ORIGIN } from '../site/site.ts';
import { App } from './app.tsx';
import { preload } from './preload.ts';
import { routes } from './routes.ts';

export { ownArticles, ownPage, pageDataOf };

/** What the build's files say of the site as a whole. */
export const SITE = {
  name: SITE_NAME,
  description: SITE_DESCRIPTION,
  origin: SITE_ORIGIN,
  email: SITE_EMAIL,
  keywords: SITE_KEYWORDS,
  blog: { title: BLOG_TITLE, description: BLOG_DESCRIPTION, feedPath: FEED_PATH },
};

/** Sets the backend's articles, as all pages rendered from now on show them. */
export async function setPublished(built: BuiltArticles): Promise<void> {
  setBuiltArticles(built);
  const home = await pageDataOf('/');
  // The page reads this very object, now and for every other edition of the articles.
  if (home && 'articles' in home) Object.assign(home, { articles: recentArticles(knownArticles()) });
}

/** A page rendered by the build, or by a server. */
export interface RenderedPage {
  /** Head tags first (as React renders them), then the content. */
  readonly html: string;
  readonly facts: PageFacts;
  /** Structured data: empty for pages that are not indexed. */
  readonly things: readonly Thing[];
}

/** Former addresses of renamed calculators' pages, with the present ones. */
export const movedPaths: ReadonlyMap<string, string> = await formerAddresses();

/** The same, with what other sites show of these calculators. */
export const movedAddresses: ReadonlyMap<string, string> = new Map(
  Array.from(movedPaths).flatMap(([from, to]) => [
    [from, to] as const,
    [embedPath(idOf(from)), embedPath(idOf(to))] as const,
  ]),
);

function idOf(path: string): string {
  return path.slice(calculatorPath('').length);
}

async function formerAddresses(): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  for (const path of addresses) {
    const data = await pageDataOf(path);
    if (data && 'movedTo' in data) moved.set(path, calculatorPath(data.movedTo));
  }
  return moved;
}

function pathsOf(
  pattern: string,
  paths: SiteRoute['paths'],
  catalogue: readonly string[],
): readonly string[] {
  if (paths === 'catalogue') return catalogue.filter((path) => matchPath(pattern, path));
  return typeof paths === 'function' ? paths(catalogue) : paths;
}

/** Addresses to prerender, and whether the sitemap lists them. */
export function sitePaths(): { readonly path: string; readonly listed: boolean }[] {
  const present = addresses.filter((path) => !movedPaths.has(path));
  return routes.flatMap(({ pattern, paths, unlisted }) => {
    const own = pathsOf(pattern, paths, present);
    return own.map((path) => ({ path, listed: !unlisted }));
  });
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
    describe: (told) => (facts = told),
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
    // Otherwise React streams large parts into hidden elements that inline scripts would have to reveal.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  if (!facts) throw new Error(`${path}: a página não tem <PageHead>.`);
  if (facts.noindex || facts.isPlaceholder) return { html, facts, things: [] };
  const site = path === '/' ? [organization(), webSite()] : [organization()];
  return { html, facts, things: [...site, ...things.values()] };
}
