/** Our own articles for the search. */
import { newestFirst } from '../../src/blog/choose-articles.ts';
import { findableArticle } from '../../src/blog/findable-article.ts';
import type { Findable } from '../../src/search/findable.ts';
import { factsOf, readAllOwn } from './article-files.ts';

/** All of them, the newest first. */
export async function findableArticles(): Promise<Findable[]> {
  return newestFirst((await readAllOwn()).map(factsOf)).map(findableArticle);
}
