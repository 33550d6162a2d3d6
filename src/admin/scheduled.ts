import type { PostSummary } from '../backend/posts.ts';

/**
 * Whether an article is scheduled, so that visitors cannot see it yet.
 *
 * @param now milliseconds since 1970
 */
export function isScheduled({ published_at }: Pick<PostSummary, 'published_at'>, now: number): boolean {
  return Date.parse(published_at) > now;
}
