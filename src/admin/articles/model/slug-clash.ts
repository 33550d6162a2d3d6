import type { PostSummary } from '../../../backend/posts.ts';
import { ownSlugs } from '../../../blog/live/editing.ts';

/** The message about an address that is already taken. */
export const SLUG_TAKEN = 'Este endereço já é de outro artigo. Escolha outro.';

/**
 * True if another article in the list uses an address. Only the database knows former addresses of other articles; it
 * refuses them on saving.
 */
export function isSlugTaken(slug: string, articleId: string, posts: readonly PostSummary[]): boolean {
  return ownSlugs.includes(slug) || posts.some((post) => post.slug === slug && post.id !== articleId);
}
