/** The filter of the article list in its address: `/blog?q=…&categoria=…`. */
import { findBlogCategory } from '../blog-categories.ts';
import type { ArticleFilter } from '../choose-articles.ts';

/** No filter at all. */
export const ALL_ARTICLES: ArticleFilter = { query: '', category: undefined };

/** The filter that an address holds; a category that does not exist is none. */
export function filterFrom(params: URLSearchParams): ArticleFilter {
  return { query: params.get('q') ?? '', category: findBlogCategory(params.get('categoria'))?.id };
}

/** The address of the list with a filter; what does not narrow it is left out. */
export function listAddress({ query, category }: ArticleFilter): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query);
  if (category !== undefined) params.set('categoria', category);
  const search = params.toString();
  return search === '' ? '/blog' : `/blog?${search}`;
}
