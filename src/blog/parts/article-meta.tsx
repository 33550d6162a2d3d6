import { formatDate } from '../../calendar/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Article } from '../article.ts';
import { blogCategoryOf } from '../blog-categories.ts';

export function CategoryBadge({ article }: { readonly article: Article }) {
  const { label, colour } = blogCategoryOf(article.category);
  return (
    <span
      data-accent={colour}
      className="rounded-full bg-accent-soft px-3 py-0.5 text-sm font-semibold text-accent"
    >
      {label}
    </span>
  );
}

/** Publication day and reading time. */
export function ArticleMeta({ article: { publishedAt, readTime } }: { readonly article: Article }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      <span className="flex items-center gap-1.5">
        <Icon name="calendar" className="size-4" />
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      </span>
      <span className="flex items-center gap-1.5">
        <Icon name="clock" className="size-4" />
        {readTime} min de leitura
      </span>
    </p>
  );
}
