/** The blog's routes: its entry point for the rest of the site. */
import { lazyPage } from '../site/lazy-page.tsx';
import type { SiteRoute } from '../site/route.ts';
import { articlePath } from './article.ts';
import { ownSlugs, contentOfOwn } from './own-contents.ts';

const ArticlePage = lazyPage(() => import('./article-page.tsx'));
const ARTICLE_PAGE = 'src/blog/article-page.tsx';

/** The source files of a page; an article published after the build has no Markdown file. */
function sourcesOf(path: string): string[] {
  const slug = path.slice(articlePath('').length);
  return ownSlugs.includes(slug) ? [ARTICLE_PAGE, `src/blog/articles/${slug}.md`] : [ARTICLE_PAGE];
}

/** The list, the articles, the shell for articles unknown to the build, and the page of a preview that is over. */
export const blogRoutes: readonly SiteRoute[] = [
  {
    pattern: '/blog',
    Page: lazyPage(() => import('./blog-page.tsx')),
    sources: () => ['src/blog/blog-page.tsx'],
    paths: ['/blog'],
  },
  {
    pattern: '/blog/:slug',
    Page: ArticlePage,
    sources: sourcesOf,
    paths: ownSlugs.map(articlePath),
    preload: (path) => contentOfOwn(path.slice(articlePath('').length)),
  },
  {
    pattern: '/blog/_artigo',
    Page: ArticlePage,
    sources: sourcesOf,
    paths: ['/blog/_artigo'],
    unlisted: true,
  },
  {
    // The server renders the previews themselves, and this page in place of one that is over.
    pattern: '/previa',
    Page: lazyPage(() => import('./preview-over-page.tsx')),
    sources: () => ['src/blog/preview-over-page.tsx'],
    paths: ['/previa'],
    unlisted: true,
  },
];
