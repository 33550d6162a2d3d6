/** Built-in articles, which come with the site, and their edited versions. */
import type { PostSummary } from '../../../backend/posts.ts';
import { isReplaced, type ArticleIdentity } from '../../../blog/choose-articles.ts';
import type { Article } from '../../../blog/live/editing.ts';

/** A built-in article as a row of the list. */
export type OwnRow = Pick<
  PostSummary,
  'id' | 'slug' | 'title' | 'category' | 'read_time' | 'published_at'
> & { readonly isOwn: true };

export type ListRow = (PostSummary & { readonly isOwn?: never }) | OwnRow;

/** True if the site shows a built-in article in place of this one while it is not public. */
export function replacesOwn(post: ArticleIdentity, own: readonly Article[]): boolean {
  return own.some((article) => isReplaced(article, [post]));
}

/** Rows of the built-in articles that nobody has brought into the editor. */
export function ownRows(own: readonly Article[], posts: readonly PostSummary[]): OwnRow[] {
  return own
    .filter((article) => !isReplaced(article, posts))
    .map(({ id = '', slug, title, category, readTime, publishedAt, publishedMoment }) => ({
      id,
      slug,
      title,
      category,
      read_time: readTime,
      published_at: publishedMoment ?? `${publishedAt}T12:00:00Z`,
      isOwn: true,
    }));
}

/**
 * True if another article in the list, or a built-in one, uses an address. Only the database knows other articles'
 * former addresses; it refuses them on save.
 */
export function isOfAnother(
  slug: string,
  articleId: string,
  posts: readonly Pick<PostSummary, 'id' | 'slug'>[],
  own: readonly ArticleIdentity[],
): boolean {
  const holder = [...posts, ...own].find((article) => article.slug === slug);
  return holder !== undefined && holder.id !== articleId;
}
