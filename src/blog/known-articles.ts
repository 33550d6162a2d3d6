/** Caches the backend's articles during a visit; built-in articles are always available. */
import type { Article, Lookup, WholeArticle } from './article.ts';
import { builtArticles, builtText } from './built-articles.ts';
import { combineArticles } from './choose-articles.ts';
import { ownArticles } from './own-articles.ts';

/** Lifetime of fetched articles, so that moving between list and articles does not refetch them. */
const FRESH_MS = 60_000;

let published: readonly Article[] | undefined;
let fetchedAt = Number.NEGATIVE_INFINITY;
const loaded = new Map<string, WholeArticle>();

/** All articles available without a request. */
export function knownArticles(): readonly Article[] {
  return combineArticles(ownArticles, published ?? builtArticles());
}

/** Fetches all articles; returns the known ones if the backend does not respond. Never rejects. */
export async function fetchArticles(): Promise<readonly Article[]> {
  if (performance.now() - fetchedAt > FRESH_MS) {
    try {
      const { listArticles } = await import('./live/published-articles.ts');
      published = await listArticles();
      fetchedAt = performance.now();
    } catch {
      // Show the known articles; the next page retries.
    }
  }
  return knownArticles();
}

/** An article of the backend, if available without a request. */
export function knownArticle(slug: string): WholeArticle | undefined {
  const article = builtArticles().find((candidate) => candidate.slug === slug);
  const text = builtText(slug);
  return loaded.get(slug) ?? (article && text && { article, content: text.content });
}

/** Fetches an article; returns its known version if the backend does not respond. Never rejects. */
export async function fetchArticle(slug: string): Promise<Lookup> {
  try {
    const { findArticle } = await import('./live/published-articles.ts');
    const found = await findArticle(slug, builtText(slug));
    if (typeof found === 'object' && 'article' in found) loaded.set(slug, found);
    else loaded.delete(slug);
    return found;
  } catch {
    return knownArticle(slug) ?? 'none';
  }
}
