/** The filter of the article list as query parameters: `/blog?q=…&categoria=…`. */
import { findBlogCategory } from '../blog-categories.ts';
import type { ArticleFilter } from '../choose-articles.ts';

/** The empty filter. */
export const ALL_ARTICLES: ArticleFilter = { query: '', category: undefined };

/** Parses the filter from an address; an unknown category is ignored. */
export function filterFrom(params: URLSearchParams): ArticleFilter {
  return { query: params.get('q') ?? '', category: findBlogCategory(params.get('categoria'))?.id };
}

/** The address of the list with a filter; empty parameters are omitted. */
export function listAddress({ query, category }: ArticleFilter): string {
  const params = new URLSearchParams();
  if (query.trim() !== '') params.set('q', query);
  if (category !== undefined) params.set('categoria', category);
  const search = params.toString();
  return search === '' ? '/blog' : `/blog?${search}`;
}
