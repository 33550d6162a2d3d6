import type { PostSummary } from '../../../backend/posts.ts';
import { containsWords } from '../../../search/words.ts';

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
  return posts.filter(
    (post) => (category === 'todas' || post.category === category) && containsWords(post.title, query),
  );
}
