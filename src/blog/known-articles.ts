/** What a visit knows of the backend's articles, beside our own, which are always there. */
import type { Article } from './article.ts';
import { builtArticles, builtContent } from './built-articles.ts';
import { newestFirst } from './choose-articles.ts';
import type { Lookup, WholeArticle } from './lookup.ts';
import { ownArticles } from './own-articles.ts';
import { ownSlugs } from './own-contents.ts';

/** Going to and fro between list and articles does not ask again. */
const FRESH_MS = 60_000;

let published: readonly Article[] | undefined;
let askedAt = Number.NEGATIVE_INFINITY;
const opened = new Map<string, WholeArticle>();

/** Our own articles and others, the newest first; an address of ours stays ours. */
function beside(others: readonly Article[]): Article[] {
  return newestFirst([...ownArticles, ...others.filter(({ slug }) => !ownSlugs.includes(slug))]);
}

/** All articles as far as they are known without asking. */
export function knownArticles(): readonly Article[] {
  return beside(published ?? builtArticles());
}

/** All articles as the backend has them now; as far as they are known where it does not answer. Never fails. */
export async function askForArticles(): Promise<readonly Article[]> {
  if (performance.now() - askedAt > FRESH_MS) {
    try {
      const { listArticles } = await import('./live/published-articles.ts');
      published = await listArticles();
      askedAt = performance.now();
    } catch {
      // The blog is as complete as it can be; the next page asks again.
    }
  }
  return knownArticles();
}

/** An article of the backend, as far as it is known without asking. */
export function knownArticle(slug: string): WholeArticle | undefined {
  const article = builtArticles().find((candidate) => candidate.slug === slug);
  const content = builtContent(slug);
  return opened.get(slug) ?? (article && content && { article, content });
}

/** What the backend has at an address; what is known of it where it does not answer. Never fails. */
export async function askForArticle(slug: string): Promise<Lookup> {
  try {
    const { findArticle } = await import('./live/published-articles.ts');
    const found = await findArticle(slug);
    if (typeof found === 'object' && 'article' in found) opened.set(slug, found);
    else opened.delete(slug);
    return found;
  } catch {
    return knownArticle(slug) ?? 'none';
  }
}
