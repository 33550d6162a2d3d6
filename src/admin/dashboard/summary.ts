/** Counts and latest articles for the dashboard. */
import type { PostSummary } from '../../backend/posts.ts';
import { isPublic } from '../post-status.ts';

/** Articles by subject. */
export interface PostCounts {
  readonly total: number;
  readonly trabalhista: number;
  readonly financeiro: number;
  /** Taxes and health. */
  readonly outros: number;
}

/** The site's own articles, with their addresses. */
type OwnArticle = Pick<PostSummary, 'slug' | 'category'>;

/**
 * Counts the articles visible to visitors: the site's own, and the published ones of the backend. One at the address of
 * an own article is never shown.
 *
 * @param now milliseconds since 1970
 */
export function countShown(
  own: readonly OwnArticle[],
  posts: readonly Pick<PostSummary, 'slug' | 'category' | 'published_at'>[],
  now: number,
): PostCounts {
  const taken = new Set(own.map(({ slug }) => slug));
  const published = posts.filter((post) => isPublic(post, now) && !taken.has(post.slug));
  const shown: readonly OwnArticle[] = [...own, ...published];
  const of = (category: string) => shown.filter((article) => article.category === category).length;
  const trabalhista = of('trabalhista');
  const financeiro = of('financeiro');
  return { total: shown.length, trabalhista, financeiro, outros: of('impostos') + of('saude') };
}

/**
 * The articles with the latest publication dates; a draft counts by its last change.
 *
 * @param count maximum number
 */
export function latestPosts<Post extends Pick<PostSummary, 'published_at' | 'updated_at'>>(
  posts: readonly Post[],
  count = 5,
): Post[] {
  const moment = (post: Post) => Date.parse(post.published_at ?? post.updated_at);
  return posts.toSorted((a, b) => moment(b) - moment(a)).slice(0, count);
}
