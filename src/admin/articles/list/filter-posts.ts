import type { PostSummary } from '../../../backend/posts.ts';
import { fold } from '../../../search/fold.ts';

/** The filter of the article list. */
export interface PostFilter {
  /** Words that must all occur in the title; case and accents are ignored. */
  readonly query: string;
  readonly category: PostSummary['category'] | 'todas';
}

/** The articles that pass both filters, in the order given. */
export function filterPosts<Post extends Pick<PostSummary, 'title' | 'category'>>(
  posts: readonly Post[],
  { query, category }: PostFilter,
): Post[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (category !== 'todas' && post.category !== category) return false;
    const title = fold(post.title);
    return words.every((word) => title.includes(word));
  });
}
