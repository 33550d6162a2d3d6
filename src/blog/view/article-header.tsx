import { formatDate } from '../../calendar/format-date.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import type { Article } from '../article.ts';
import { ArticleMeta, CategoryBadge } from '../parts/article-meta.tsx';
import { CoverImage } from '../parts/cover-image.tsx';
import { ShareButton } from './share-button.tsx';

/** The header of an article: cover, category, title, excerpt, day, reading time and share button. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  const { title, excerpt, author, updatedMoment } = article;
  const updatedOn = updatedMoment && todayInBrazil(new Date(updatedMoment));
  return (
    <header className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
      <CoverImage article={article} loading="eager" className="rounded-xl border border-line lg:order-last" />
      <div className="flex min-w-0 flex-col items-start gap-4 wrap-anywhere">
        <CategoryBadge article={article} />
        <h1 className="text-3xl font-extrabold tracking-tight sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{excerpt}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <ArticleMeta article={article} />
          <ShareButton title={title} text={excerpt} />
        </div>
        {(author ?? updatedOn) && (
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            {author && <span>Por {author}</span>}
            {updatedOn && (
              <span>
                Atualizado em <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
              </span>
            )}
          </p>
        )}
      </div>
    </header>
  );
}
