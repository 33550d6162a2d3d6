/** Selects articles: search, categories, counts and recommendations. Pure functions of the articles. */
import { containsWords } from '../search/words.ts';
import type { Article } from './article.ts';
import { blogCategories, type BlogCategory, type BlogCategoryId } from './blog-categories.ts';

/** Sorts articles by day, newest first, then by title. */
export function newestFirst<Dated extends Pick<Article, 'publishedAt' | 'title'>>(
  articles: readonly Dated[],
): Dated[] {
  return articles.toSorted(
    (a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.title.localeCompare(b.title, 'pt-BR'),
  );
}

export type ArticleIdentity = Pick<Article, 'id' | 'slug'>;

/** True if a built-in article has an edited version in the backend, or another article has its address. */
export function isReplaced({ id, slug }: ArticleIdentity, published: readonly ArticleIdentity[]): boolean {
  return published.some((other) => other.slug === slug || (id !== undefined && other.id === id));
}

/** Combines built-in articles with those of the backend, which take precedence; newest first. */
export function combineArticles(own: readonly Article[], published: readonly Article[]): Article[] {
  return newestFirst([...own.filter((article) => !isReplaced(article, published)), ...published]);
}

/** Updates a list on the screen: articles already shown keep their order, and new ones are appended. */
export function keepPlaces(shown: readonly Article[], later: readonly Article[]): Article[] {
  const bySlug = new Map(later.map((article) => [article.slug, article]));
  const kept = shown.flatMap(({ slug }) => bySlug.get(slug) ?? []);
  const slugs = new Set(kept.map(({ slug }) => slug));
  return [...kept, ...later.filter(({ slug }) => !slugs.has(slug))];
}

export interface ArticleFilter {
  /** Words that must all occur in title or excerpt; case and accents are ignored. Blank matches all. */
  readonly query: string;
  /** `undefined` matches all. */
  readonly category: BlogCategoryId | undefined;
}

/** The articles that match the filter, in their given order. */
export function filterArticles(articles: readonly Article[], filter: ArticleFilter): Article[] {
  return articles.filter(
    ({ category, title, excerpt }) =>
      (filter.category === undefined || category === filter.category) &&
      containsWords(`${title}\n${excerpt}`, filter.query),
  );
}

/** The number of articles in each category; 0 for empty categories. */
export function countByCategory(
  articles: readonly Article[],
): { readonly category: BlogCategory; readonly count: number }[] {
  return blogCategories.map((category) => ({
    category,
    count: articles.filter((article) => article.category === category.id).length,
  }));
}

/** Three recommended articles: first those of the same category, then the others, in their given order. */
export function relatedArticles(articles: readonly Article[], current: Article): Article[] {
  const others = articles.filter(({ slug }) => slug !== current.slug);
  const isSame = (article: Article) => article.category === current.category;
  return [...others.filter(isSame), ...others.filter((article) => !isSame(article))].slice(0, 3);
}
