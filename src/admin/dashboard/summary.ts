/** Counts and latest articles for the dashboard. */
import type { PostSummary } from '../../backend/posts.ts';

/** Articles by subject. */
export interface PostCounts {
  readonly total: number;
  readonly trabalhista: number;
  readonly financeiro: number;
  /** Taxes and health. */
  readonly outros: number;
}

/** Counts articles, the scheduled ones too. */
export function countPosts(posts: readonly Pick<PostSummary, 'category'>[]): PostCounts {
  const of = (category: string) => posts.filter((post) => post.category === category).length;
  const trabalhista = of('trabalhista');
  const financeiro = of('financeiro');
  return { total: posts.length, trabalhista, financeiro, outros: of('impostos') + of('saude') };
}

/**
 * The articles with the latest dates of publication.
 *
 * @param count how many at most
 */
export function latestPosts<Post extends Pick<PostSummary, 'published_at'>>(
  posts: readonly Post[],
  count = 5,
): Post[] {
  const moment = (post: Post) => Date.parse(post.published_at);
  return posts.toSorted((a, b) => moment(b) - moment(a)).slice(0, count);
}
