import type { PostSummary } from '../../../backend/posts.ts';
import type { ArticleIdentity } from '../../../blog/choose-articles.ts';

/**
 * True if another article in the list, or a built-in one, uses an address. Only the database knows other articles'
 * former addresses; it refuses them on save.
 */
export function isSlugTaken(
  slug: string,
  articleId: string,
  posts: readonly Pick<PostSummary, 'id' | 'slug'>[],
  own: readonly ArticleIdentity[],
): boolean {
  const holder = [...posts, ...own].find((article) => article.slug === slug);
  return holder !== undefined && holder.id !== articleId;
}
