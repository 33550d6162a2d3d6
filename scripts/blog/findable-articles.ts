/** Our own articles as the search finds them. */
import { articlePath } from '../../src/blog/article.ts';
import { blogCategoryOf } from '../../src/blog/blog-categories.ts';
import { categories } from '../../src/catalogue/categories.ts';
import type { Findable } from '../../src/catalogue/findable.ts';
import { articleSheets } from './article-files.ts';

/** All of them, the newest first. */
export async function findableArticles(): Promise<Findable[]> {
  const sheets = await articleSheets();
  return sheets
    .toSorted(([, a], [, b]) => b.publishedAt.localeCompare(a.publishedAt))
    .map(([slug, { title, excerpt, category }]) => {
      const { label, hubPath } = blogCategoryOf(category);
      const subject = categories.find((candidate) => candidate.hubPath === hubPath)?.id ?? '';
      return { card: [articlePath(slug), title, excerpt, subject], keywords: [], labels: [label], title: '' };
    });
}
