import type { PostSummary } from '../../../backend/posts.ts';
import { ownSlugs } from '../../../blog/live/editing.ts';

/** What is told of an address that is not free. */
export const SLUG_TAKEN = 'Este endereço já é de outro artigo. Escolha outro.';

/**
 * Whether another article is known to answer at an address. Former addresses of other articles are known to the
 * database only, which refuses them when the article is saved.
 */
export function isSlugTaken(slug: string, articleId: string, posts: readonly PostSummary[]): boolean {
  return ownSlugs.includes(slug) || posts.some((post) => post.slug === slug && post.id !== articleId);
}
