/**
 * The program of the thread in which a server renders what shows articles that were published since the build; part of
 * the server bundle.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { KNOWN_BUILD_FILE } from '../../server/site/live/known-build.ts';
import type { RenderAnswer, RenderJob } from '../../server/site/live/renderer.ts';
import { ownArticles, pageDataOf, renderPage, setPublished, SITE } from '../../src/app/entry-server.tsx';
import type { BuiltArticles } from '../../src/blog/built-articles.ts';
import { articleOfPost } from '../../src/blog/live/post-article.ts';
import { contentOfPost } from '../../src/blog/live/post-content.ts';
import { pageDataPath, type ServedData } from '../../src/catalogue/page-data.ts';
import { PUBLISHED_SEARCH } from '../../src/catalogue/search-format.ts';
import { feedOf, guideOf, searchOf, siteMapOf } from './listings.ts';
import { ANY_ARTICLE, type LiveBuild } from './live-build.ts';
import { pageDocument } from './page-document.ts';
import { builtFor } from './published.ts';

const read = readFileSync(join(import.meta.dirname, KNOWN_BUILD_FILE), 'utf8');
const build = JSON.parse(read) as LiveBuild;
const HOME = '/';
const NO_MODULES = { entry: '', modules: [], answers: [] };

function builtOf({ posts, post }: RenderJob): BuiltArticles {
  const texts = post ? { [post.slug]: { content: contentOfPost(post), updatedAt: post.updated_at } } : {};
  return { articles: posts.map(articleOfPost), texts };
}

async function servedAt(path: string): Promise<ServedData> {
  if (path !== HOME) return { build: build.build, path };
  const data = await pageDataOf(path);
  return { build: build.build, path, ...(data && { data }) };
}

async function document(path: string, built: BuiltArticles): Promise<string> {
  return pageDocument({
    template: build.template,
    site: SITE,
    page: await renderPage(path),
    served: await servedAt(path),
    built: builtFor(path, built, ownArticles),
    modules: build.modules[path] ?? build.modules[ANY_ARTICLE] ?? NO_MODULES,
  });
}

async function contentOf(job: RenderJob): Promise<string> {
  const { path, posts } = job;
  const listed = () => posts.map((post) => ({ article: articleOfPost(post), updatedAt: post.updated_at }));
  switch (path) {
    case '/sitemap.xml':
      return siteMapOf(SITE, build.pages, listed());
    case SITE.blog.feedPath:
      return feedOf(SITE, build.pages, listed());
    case '/llms.txt':
      return guideOf(SITE, build.pages, listed());
    case PUBLISHED_SEARCH:
      return JSON.stringify(searchOf(listed()));
    default: {
      const built = builtOf(job);
      await setPublished(built);
      return path === pageDataPath(HOME) ? JSON.stringify(await servedAt(HOME)) : document(path, built);
    }
  }
}

/** One page after the other: what is rendered is said to all of the site's modules at once. */
parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: RenderJob }) => {
  const answer = (told: RenderAnswer) => parentPort?.postMessage(told);
  contentOf(job).then(
    (body) => answer({ id, body }),
    (error: unknown) => answer({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
