/** The newest articles in the list of the home page. */
import type { HomeData } from '../catalogue/page-data.ts';
import { articlePath, type Article } from './article.ts';
import { blogCategoryOf } from './blog-categories.ts';
import { newestFirst } from './choose-articles.ts';

const MAX_ARTICLES = 3;

type Facts = Pick<Article, 'slug' | 'title' | 'excerpt' | 'category' | 'publishedAt'>;

export function recentArticles(articles: readonly Facts[]): HomeData['articles'] {
  return newestFirst(articles)
    .slice(0, MAX_ARTICLES)
    .map(({ slug, title, excerpt, category, publishedAt }) => {
      const { label, colour } = blogCategoryOf(category);
      return { path: articlePath(slug), title, excerpt, label, colour, publishedAt };
    });
}
