/**
 * The published articles of the backend, for the public pages. Loaded after the page, so that it delays
 * nothing; the PostgREST client is loaded only if there is a backend, and the reader of HTML only for a text that the
 * build did not know.
 */
import { loadBackendConfig } from '../../backend/config.ts';
import type { Visitor } from '../../backend/published.ts';
import type { Article } from '../article.ts';
import type { BuiltText } from '../built-articles.ts';
import type { Lookup } from '../lookup.ts';
import { articleOfPost } from './post-article.ts';

/** Overall time limit of the requests for one result. */
const LIMIT_MS = 10_000;
/** As in the database. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

type Reader = typeof import('../../backend/published.ts') & { readonly visitor: Visitor };

async function openReader(): Promise<Reader | null> {
  const config = await loadBackendConfig();
  if (!config) return null;
  const published = await import('../../backend/published.ts');
  return { ...published, visitor: published.connectAsVisitor(config) };
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The backend did not answer in time.')), LIMIT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function list(): Promise<readonly Article[]> {
  const reader = await openReader();
  return reader ? (await reader.listPublished(reader.visitor)).map(articleOfPost) : [];
}

/**
 * All published articles; none without a backend.
 *
 * @throws Error if the backend fails, or has not answered after 10 seconds
 */
export function listArticles(): Promise<readonly Article[]> {
  return inTime(list());
}

async function find(slug: string, built?: BuiltText): Promise<Lookup> {
  const reader = SLUG.test(slug) ? await openReader() : null;
  const post = reader ? await reader.findPublished(reader.visitor, slug) : null;
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
 * @param built its text at hand; if it is current, no HTML is read.
 * @throws Error if the backend fails, or has not answered after 10 seconds
 */
export function findArticle(slug: string, built?: BuiltText): Promise<Lookup> {
  return inTime(find(slug, built));
}
