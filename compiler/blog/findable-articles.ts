/** Our own articles for the search. */
import { findableArticle } from '../../src/blog/findable-article.ts';
import type { Findable } from '../../src/search/findable.ts';
import { articleSheets } from './article-files.ts';

/** All of them, the newest first. */
export async function findableArticles(): Promise<Findable[]> {
  const sheets = await articleSheets();
  return sheets
    .toSorted(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .map(([slug, sheet]) => findableArticle({ ...sheet, slug }));
}
