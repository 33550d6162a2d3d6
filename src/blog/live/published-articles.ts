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

/** Overall time limit of the requests for one result. */
const LIMIT_MS = 10_000;
/** Format of a slug, as in the database. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

async function openReader(): Promise<ReadTable | null> {
  const config = await loadBackendConfig();
  return config && readAsVisitor(config);
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The backend did not answer in time.')), LIMIT_MS);
  });
  return Promise.race([answer, late]);
}

async function list(): Promise<readonly Article[]> {
  const read = await openReader();
  return read ? (await listPublished(read)).map(articleOfPost) : [];
}

/**
 * All published articles; empty without a backend.
 *
 * @throws Error if the backend fails, or does not respond within 10 seconds
 */
export function listArticles(): Promise<readonly Article[]> {
  return inTime(list());
}

async function find(slug: string, built?: BuiltText): Promise<Lookup> {
  const read = SLUG.test(slug) ? await openReader() : null;
  const post = read && (await findPublished(read, slug));
  if (!post) return 'none';
  if (post.slug !== slug) return { movedTo: post.slug };
  const article = articleOfPost(post);
  if (post.updated_at === built?.updatedAt) return { article, content: built.content };
  const { contentOfPost } = await import('./post-content.ts');
  return { article, content: contentOfPost(post) };
}

/**
 * The backend's article at an address of the blog.
 *
 * @param built its text in the build, which avoids reading HTML if it is current.
 * @throws Error if the backend fails, or does not respond within 10 seconds
 */
export function findArticle(slug: string, built?: BuiltText): Promise<Lookup> {
  return inTime(find(slug, built));
}
