/** The worker thread that renders articles published after the build; part of the server bundle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { KNOWN_BUILD_FILE } from '../../../server/site/live/known-build.ts';
import type { RenderAnswer, RenderJob } from '../../../server/site/live/renderer.ts';
import { homeData, ownArticles, renderPage, setPublished, SITE } from '../entry-server.tsx';
import type { BuiltArticles } from '../../blog/built-articles.ts';
import { articleOfPost } from '../../blog/live/post-article.ts';
import { contentOfPost } from '../../blog/live/post-content.ts';
import { pageDataPath, type ServedData } from '../../catalogue/page-data.ts';
import { PUBLISHED_SEARCH } from '../../search/search-format.ts';
import { feedOf, guideOf, searchOf, siteMapOf } from './listings.ts';
import { ANY_ARTICLE, type LiveBuild } from './live-build.ts';
import { pageDocument } from './page-document.ts';
import { pageHtml } from './page-html.ts';
import { builtFor } from './built-for.ts';

const read = readFileSync(join(import.meta.dirname, KNOWN_BUILD_FILE), 'utf8');
const build = JSON.parse(read) as LiveBuild;
const HOME = '/';
const NO_MODULES = { entry: '', modules: [] };

function builtOf({ posts, post }: RenderJob): BuiltArticles {
  const texts = post ? { [post.slug]: { content: contentOfPost(post), updatedAt: post.updated_at } } : {};
  return { articles: posts.map(articleOfPost), texts };
}

function servedAt(path: string): ServedData {
  return { build: build.build, path, ...(path === HOME && { data: homeData }) };
}

async function document(path: string, built: BuiltArticles): Promise<string> {
  return pageDocument({
    template: build.template,
    site: SITE,
    page: await renderPage(path),
    served: servedAt(path),
    built: builtFor(path, built, ownArticles),
    modules: build.modules[path] ?? build.modules[ANY_ARTICLE] ?? NO_MODULES,
  });
}

/** Renders an unpublished article as a page without scripts, which only people with its link can open. */
async function preview(path: string): Promise<string> {
  const { html } = await renderPage(path);
  const bare = html.replace(/<link rel="canonical"[^>]*>/, '');
  const head = '<meta name="robots" content="noindex">';
  return pageHtml(build.template, { html: bare, head, data: '', modules: undefined });
}

async function contentOf(job: RenderJob): Promise<string> {
  const { path, posts } = job;
  const listed = () => posts.map(articleOfPost);
  switch (path) {
    case '/sitemap.xml':
      return siteMapOf(SITE, build.pages, listed());
    case SITE.blog.feedPath:
      return feedOf(SITE, build.pages, listed());
    case '/llms.txt':
      return guideOf(SITE, build.pages, listed());
    case PUBLISHED_SEARCH:
      return JSON.stringify(searchOf(build.pages, listed()));
    default: {
      const built = builtOf(job);
      setPublished(built);
      if (job.isPreview) return preview(path);
      return path === pageDataPath(HOME) ? JSON.stringify(servedAt(HOME)) : document(path, built);
    }
  }
}

// Render one page at a time, because each job sets global state in the site's modules.
parentPort?.on('message', (job: RenderJob) => {
  const answer = (message: RenderAnswer) => parentPort?.postMessage(message);
  contentOf(job).then(
    (body) => answer({ body }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
