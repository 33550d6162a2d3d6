import type { PostSummary } from '../../../backend/posts.ts';
import { containsWords } from '../../../search/words.ts';
import { isDraft, isScheduled } from '../../post-status.ts';

/** Visibility of an article to visitors. */
export type PostStatus = 'publicado' | 'agendado' | 'rascunho';

export interface PostFilter {
  /** Words that must all occur in the title; case and accents are ignored. */
  readonly query: string;
  readonly category: PostSummary['category'] | 'todas';
  readonly status: PostStatus | 'todas';
}

function statusOf(post: Pick<PostSummary, 'published_at'>, now: number): PostStatus {
  if (isDraft(post)) return 'rascunho';
  return isScheduled(post, now) ? 'agendado' : 'publicado';
}

/**
 * The articles that pass all filters, in the order given.
 *
 * @param now milliseconds since 1970
 */
export function filterPosts<Post extends Pick<PostSummary, 'title' | 'category' | 'published_at'>>(
  posts: readonly Post[],
  { query, category, status }: PostFilter,
  now: number,
): Post[] {
  return posts.filter(
    (post) =>
      (category === 'todas' || post.category === category) &&
      (status === 'todas' || statusOf(post, now) === status) &&
      containsWords(post.title, query),
  );
}
