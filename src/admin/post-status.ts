import type { PostSummary } from '../backend/posts.ts';

type Dated = Pick<PostSummary, 'published_at'>;

/** An article with a publication time. */
export type Published<Kind extends Dated> = Kind & { readonly published_at: string };

/** True if nobody has published or scheduled an article. */
export function isDraft({ published_at }: Dated): boolean {
  return published_at === null;
}

/**
 * True if an article is scheduled, so that visitors cannot see it yet.
 *
 * @param now milliseconds since 1970
 */
export function isScheduled({ published_at }: Dated, now: number): boolean {
  return published_at !== null && Date.parse(published_at) > now;
}

/** True if visitors can see an article. */
export function isPublic<Kind extends Dated>(post: Kind, now: number): post is Published<Kind> {
  return !isDraft(post) && !isScheduled(post, now);
}
