/** Fetches the published articles of a hosted project for a build. */
import type { BackendConfig } from '../../src/backend/config.ts';
import { findPublished, listPublished } from '../../src/backend/published.ts';
import { readAsVisitor, type ReadTable } from '../../src/backend/read-table.ts';
import type { Article } from '../../src/blog/article.ts';
import type { BuiltArticles, BuiltText } from '../../src/blog/built-articles.ts';
import { articleOfPost } from '../../src/blog/live/post-article.ts';
import { contentOfPost } from '../../src/blog/live/post-content.ts';

/** Hosted project of the build, if any. */
export interface BackendEnvironment {
  readonly VITE_SUPABASE_URL?: string | undefined;
  readonly VITE_SUPABASE_ANON_KEY?: string | undefined;
}

/** Reads the access to the hosted project, if configured. */
export function hostedBackend({
  VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY,
}: BackendEnvironment): BackendConfig | undefined {
  const url = VITE_SUPABASE_URL?.trim();
  const anonKey = VITE_SUPABASE_ANON_KEY?.trim();
  return url && anonKey ? { url, anonKey } : undefined;
}

const NOTHING: BuiltArticles = { articles: [], texts: {} };

async function readAll(read: ReadTable): Promise<BuiltArticles> {
  const articles: Article[] = [];
  const texts: Record<string, BuiltText> = {};
  for (const { slug } of await listPublished(read)) {
    const post = await findPublished(read, slug);
    if (post?.slug !== slug) continue;
    articles.push(articleOfPost(post));
    texts[slug] = { content: contentOfPost(post), updatedAt: post.updated_at };
  }
  return { articles, texts };
}

/**
 * Reads all published articles with their contents; empty without a hosted project. If the project does not respond,
 * logs a warning and returns none, so that the pages fetch the articles in the browser.
 */
export async function readPublished(environment: BackendEnvironment): Promise<BuiltArticles> {
  const hosted = hostedBackend(environment);
  if (!hosted) return NOTHING;
  try {
    return await readAll(readAsVisitor(hosted));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(
      `O backend não respondeu, e o site é montado só com os artigos próprios; os publicados aparecem no navegador. (${reason})`,
    );
    return NOTHING;
  }
}
