/** Previews for the administration, with the components of the public pages. */
import { useMemo } from 'react';
import type { PostFacts, PublishedPost } from '../../backend/published.ts';
import { blogCategoryOf } from '../blog-categories.ts';
import { combineArticles } from '../choose-articles.ts';
import { ArticleContent } from '../content/article-content.tsx';
import { ownArticles } from '../own-articles.ts';
import { ArticleView } from '../view/article-view.tsx';
import { articleOfPost } from './post-article.ts';
import { contentOfPost } from './post-content.ts';

interface ArticlePreviewProps {
  readonly post: PublishedPost;
  /** The other articles of the backend, possible recommendations at the end. */
  readonly others: readonly PostFacts[];
}

/** Previews an article as on its public page. */
export function ArticlePreview({ post, others }: ArticlePreviewProps) {
  const content = useMemo(() => contentOfPost(post), [post]);
  const articles = combineArticles(ownArticles, others.map(articleOfPost));
  return <ArticleView article={articleOfPost(post)} content={content} articles={articles} />;
}

/** Previews an article's text with its pictures and calls to action. */
export function ContentPreview({ post }: { readonly post: PublishedPost }) {
  const content = useMemo(() => contentOfPost(post), [post]);
  return (
    <div data-accent={blogCategoryOf(post.category).colour}>
      <ArticleContent nodes={content} ctaButtons={articleOfPost(post).ctaButtons} />
    </div>
  );
}
