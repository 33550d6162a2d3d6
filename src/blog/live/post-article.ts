/** Converts rows of the backend to articles of the blog, without their texts, which need a sanitizer. */
import type { PostFacts } from '../../backend/published.ts';
import { todayInBrazil } from '../../calendar/today.ts';
import { safeLink, safePicture } from '../../ui/safe-address.ts';
import type { Article, Cover, Cta } from '../article.ts';

/** A picture of a row, unless it is missing or its address is unsafe. */
export function coverOf(address: string | null, alt: string | null): Cover | undefined {
  const src = safePicture(address ?? '');
  return src === undefined ? undefined : { src, alt: alt ?? '' };
}

function ctaOf(text: string | null, address: string | null): Cta | undefined {
  const link = safeLink(address ?? '');
  return text && link !== undefined ? { text, link } : undefined;
}

/** The article of a row; unsafe addresses are omitted. */
export function articleOfPost(post: PostFacts): Article {
  const { slug, title, excerpt, category } = post;
  const cover = coverOf(post.cover_image, post.cover_image_alt);
  const primary = ctaOf(post.cta_1_text, post.cta_1_link);
  const secondary = ctaOf(post.cta_2_text, post.cta_2_link);
  const publishedAt = todayInBrazil(new Date(post.published_at));
  const changedAt = post.changed_at ?? post.updated_at;
  const isUpdated = todayInBrazil(new Date(changedAt)) > publishedAt;
  return {
    id: post.id,
    slug,
    title,
    excerpt,
    category,
    readTime: post.read_time,
    publishedAt,
    publishedMoment: post.published_at,
    ...(isUpdated && { updatedMoment: changedAt }),
    ...(post.author_name && { author: post.author_name }),
    ...(post.search_title && { searchTitle: post.search_title }),
    ...(post.search_description && { searchDescription: post.search_description }),
    ...(cover && { cover }),
    ctaButtons: { ...(primary && { primary }), ...(secondary && { secondary }) },
    relatedCalculators: post.related_calculators,
  };
}
