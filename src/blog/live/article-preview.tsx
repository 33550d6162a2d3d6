import { useMemo } from 'react';
import type { PostFacts, PostText } from '../../backend/published.ts';
import { combineArticles } from '../choose-articles.ts';
import { ownArticles } from '../own-articles.ts';
import { ArticleView } from '../view/article-view.tsx';
import { articleOfPost } from './post-article.ts';
import { contentOfPost } from './post-content.ts';

interface ArticlePreviewProps {
  readonly post: PostFacts & PostText;
  /** The other articles of the backend, possible recommendations at the end. */
  readonly others: readonly PostFacts[];
}

/** Previews an article as on its public page. */
export function ArticlePreview({ post, others }: ArticlePreviewProps) {
  const content = useMemo(() => contentOfPost(post), [post]);
  const articles = useMemo(() => combineArticles(ownArticles, others.map(articleOfPost)), [others]);
  return <ArticleView article={articleOfPost(post)} content={content} articles={articles} />;
}
