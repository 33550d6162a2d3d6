/** Counts and latest articles for the dashboard. */
import type { PostSummary } from '../../backend/posts.ts';
import { isReplaced, type ArticleIdentity } from '../../blog/choose-articles.ts';
import { isPublic } from '../post-status.ts';

export interface PostCounts {
  readonly total: number;
  /** Built-in articles, which come with the site. */
  readonly own: number;
  readonly trabalhista: number;
  readonly financeiro: number;
  /** Taxes and health. */
  readonly outros: number;
}

/** An article of any origin. */
type Counted = ArticleIdentity & Pick<PostSummary, 'category'>;

/**
 * Counts the articles that visitors can see: those published in the backend, and the built-in ones that none of them
 * replaces.
 *
 * @param now milliseconds since 1970
 */
export function countShown(
  own: readonly Counted[],
  posts: readonly (Counted & Pick<PostSummary, 'published_at'>)[],
  now: number,
): PostCounts {
  const published = posts.filter((post) => isPublic(post, now));
  const unreplaced = own.filter((article) => !isReplaced(article, published));
  const shown: readonly Counted[] = [...unreplaced, ...published];
  const of = (category: string) => shown.filter((article) => article.category === category).length;
  const trabalhista = of('trabalhista');
  const financeiro = of('financeiro');
  const outros = of('impostos') + of('saude');
  return { total: shown.length, own: unreplaced.length, trabalhista, financeiro, outros };
}

/** Says how many of the articles come with the site, and how many were published in the backend. */
export function originOf({ total, own }: Pick<PostCounts, 'total' | 'own'>): string {
  const here = total - own;
  const withSite = own === 1 ? '1 vem' : `${own} vêm`;
  const published = here === 1 ? '1 foi publicado' : `${here} foram publicados`;
  return `${withSite} com o site e ${published} aqui`;
}

/** The five articles with the latest publication dates; a draft counts by its last change. */
export function latestPosts<Post extends Pick<PostSummary, 'published_at' | 'updated_at'>>(
  posts: readonly Post[],
): Post[] {
  const moment = (post: Post) => Date.parse(post.published_at ?? post.updated_at);
  return posts.toSorted((a, b) => moment(b) - moment(a)).slice(0, 5);
}
