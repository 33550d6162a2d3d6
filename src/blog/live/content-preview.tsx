import { useMemo } from 'react';
import type { PostFacts, PostText } from '../../backend/published.ts';
import { ArticleContent } from '../content/article-content.tsx';
import { blogCategoryOf } from '../blog-categories.ts';
import { articleOfPost } from './post-article.ts';
import { contentOfPost } from './post-content.ts';

/** Previews an article's text with its pictures and calls to action. */
export function ContentPreview({ post }: { readonly post: PostFacts & PostText }) {
  const content = useMemo(() => contentOfPost(post), [post]);
  return (
    <div data-accent={blogCategoryOf(post.category).colour}>
      <ArticleContent nodes={content} ctaButtons={articleOfPost(post).ctaButtons} />
    </div>
  );
}
