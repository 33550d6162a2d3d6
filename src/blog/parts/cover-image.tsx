import { Icon } from '../../ui/icon.tsx';
import type { Article } from '../article.ts';
import { blogCategoryOf } from '../blog-categories.ts';

const FRAME = 'aspect-[1200/630] w-full object-cover';

interface CoverImageProps {
  readonly article: Article;
  readonly loading: 'eager' | 'lazy';
  readonly className?: string;
}

/** The cover of an article in a frame of fixed size; without a picture, the icon of its category. */
export function CoverImage({ article: { cover, category }, loading, className = '' }: CoverImageProps) {
  const { colour, icon } = blogCategoryOf(category);
  return cover ? (
    <img
      src={cover.src}
      alt={cover.alt}
      width={1200}
      height={630}
      loading={loading}
      decoding="async"
      className={`bg-sunken ${FRAME} ${className}`}
    />
  ) : (
    <div
      data-accent={colour}
      className={`flex items-center justify-center bg-accent-soft text-accent ${FRAME} ${className}`}
    >
      <Icon name={icon} className="size-1/5" />
    </div>
  );
}
