/** Cache of the backend's articles during a visit; our own articles are always available. */
import type { Article } from './article.ts';
import { builtArticles, builtText } from './built-articles.ts';
import { besideOwn } from './choose-articles.ts';
import type { Lookup, WholeArticle } from './lookup.ts';
import { ownArticles } from './own-articles.ts';

/** Lifetime of fetched articles, so that moving between list and articles does not fetch again. */
const FRESH_MS = 60_000;

let published: readonly Article[] | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
const opened = new Map<string, WholeArticle>();

/** All articles available without a request. */
export function knownArticles(): readonly Article[] {
  return besideOwn(ownArticles, published ?? builtArticles());
}

/** All articles as currently in the backend, or the known ones if it does not respond. Never rejects. */
export async function askForArticles(): Promise<readonly Article[]> {
  if (performance.now() - askedAt > FRESH_MS) {
    try {
      const { listArticles } = await import('./live/published-articles.ts');
      published = await listArticles();
      askedAt = performance.now();
    } catch {
      // The known articles are shown; the next page retries.
    }
  }
  return knownArticles();
}

/** An article of the backend, if available without a request. */
export function knownArticle(slug: string): WholeArticle | undefined {
  const article = builtArticles().find((candidate) => candidate.slug === slug);
  const text = builtText(slug);
  return opened.get(slug) ?? (article && text && { article, content: text.content });
}

/** The backend's article at an address, or its known version if the backend does not respond. Never rejects. */
export async function askForArticle(slug: string): Promise<Lookup> {
  try {
    const { findArticle } = await import('./live/published-articles.ts');
    const found = await findArticle(slug, builtText(slug));
    if (typeof found === 'object' && 'article' in found) opened.set(slug, found);
    else opened.delete(slug);
    return found;
  } catch {
    return knownArticle(slug) ?? 'none';
  }
}
