import type { PostSummary } from '../../../backend/posts.ts';
import { ownSlugs } from '../../../blog/live/editing.ts';

/**
 * True if another article in the list uses an address. Only the database knows former addresses of other articles; it
 * refuses them on saving.
 */
export function isSlugTaken(slug: string, articleId: string, posts: readonly PostSummary[]): boolean {
  return ownSlugs.includes(slug) || posts.some((post) => post.slug === slug && post.id !== articleId);
}
