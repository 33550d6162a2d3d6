/**
 * The published articles of the backend, for the public pages. Loaded after the page, so that it delays nothing; the
 * HTML reader is loaded only for a text missing from the build.
 */
import { loadBackendConfig } from '../../backend/config.ts';
import { findPublished, listPublished } from '../../backend/published.ts';
import { readAsVisitor, type ReadTable } from '../../backend/read-table.ts';
import type { Article, Lookup } from '../article.ts';
import type { BuiltText } from '../built-articles.ts';
import { articleOfPost } from './post-article.ts';

/** Format of a slug, as in the database. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

async function openReader(): Promise<ReadTable | null> {
  const config = await loadBackendConfig();
  return config && readAsVisitor(config);
}

/**
 * All published articles; empty without a backend.
 *
 * @throws BackendError if a request fails, or takes longer than 10 seconds
 */
export async function listArticles(): Promise<readonly Article[]> {
  const read = await openReader();
  return read ? (await listPublished(read)).map(articleOfPost) : [];
}

/**
 * The backend's article at an address of the blog.
 *
 * @param built its text in the build, which avoids reading HTML if it is current.
 * @throws BackendError if a request fails, or takes longer than 10 seconds
 */
export async function findArticle(slug: string, built?: BuiltText): Promise<Lookup> {
  const read = SLUG.test(slug) ? await openReader() : null;
  const post = read && (await findPublished(read, slug));
  if (!post) return 'none';
  if (post.slug !== slug) return { movedTo: post.slug };
  const article = articleOfPost(post);
  if (post.updated_at === built?.updatedAt) return { article, content: built.content };
  const { contentOfPost } = await import('./post-content.ts');
  return { article, content: contentOfPost(post) };
}
