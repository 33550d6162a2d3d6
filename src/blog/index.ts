/** The blog's routes: its entry point for the rest of the site. */
import { lazyPage } from '../site/lazy-page.tsx';
import type { SiteRoute } from '../site/route.ts';
import { articlePath } from './article.ts';
import { ownSlugs, preloadContent } from './own-contents.ts';

const ArticlePage = lazyPage(() => import('./article-page.tsx'));

/** The list, the articles, and the shell of articles that the build does not know. */
export const blogRoutes: readonly SiteRoute[] = [
  { pattern: '/blog', Page: lazyPage(() => import('./blog-page.tsx')), paths: ['/blog'] },
  {
    pattern: '/blog/:slug',
    Page: ArticlePage,
    paths: ownSlugs.map(articlePath),
    preload: (path) => preloadContent(path.slice(articlePath('').length)),
  },
  { pattern: '/blog/_artigo', Page: ArticlePage, paths: ['/blog/_artigo'], unlisted: true },
];
