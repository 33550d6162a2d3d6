import { Link } from 'react-router-dom';
import { articlePath, type Article } from '../article.ts';
import { ArticleMeta, CategoryBadge } from './article-meta.tsx';
import { CoverImage } from './cover-image.tsx';

interface ArticleCardProps {
  readonly article: Article;
  /** True if the card is initially in view. */
  readonly isInView?: boolean;
}

/** An article as a card with a single link. */
export function ArticleCard({ article, isInView = false }: ArticleCardProps) {
  const { slug, title, excerpt } = article;
  return (
    <article className="card relative flex h-full min-w-0 flex-col overflow-hidden transition-colors hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <CoverImage article={article} loading={isInView ? 'eager' : 'lazy'} />
      <div className="flex flex-1 flex-col items-start gap-2.5 p-5 wrap-anywhere">
        <CategoryBadge article={article} />
        <h3 className="text-lg font-bold">
          <Link to={articlePath(slug)} className="outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="line-clamp-3 text-muted">{excerpt}</p>
        <div className="mt-auto pt-1">
          <ArticleMeta article={article} />
        </div>
      </div>
    </article>
  );
}
