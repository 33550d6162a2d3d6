/** Makes an article searchable. */
import { categories } from '../catalogue/categories.ts';
import type { Findable } from '../search/findable.ts';
import { articlePath, type Article } from './article.ts';
import { blogCategoryOf } from './blog-categories.ts';

/** The search entry of an article, found by title, excerpt and subject. */
export function findableArticle({
  slug,
  title,
  excerpt,
  category,
}: Pick<Article, 'slug' | 'title' | 'excerpt' | 'category'>): Findable {
  const { label, hubPath } = blogCategoryOf(category);
  const subject = categories.find((candidate) => candidate.hubPath === hubPath)?.id ?? '';
  return { card: [articlePath(slug), title, excerpt, subject], keywords: [], labels: [label], title: '' };
}
