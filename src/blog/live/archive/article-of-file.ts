/** Reads a built-in article from its file. */
import type { PostFacts } from '../../../backend/published.ts';
import type { Article } from '../../article.ts';
import { findBlogCategory } from '../../blog-categories.ts';
import { withTimeOfDay } from '../../../calendar/with-time-of-day.ts';
import { articleOfPost } from '../post-article.ts';
import { listField, textField, type ArticleFile } from './article-file.ts';

/** An article without its text; the reading time may be missing, because it can depend on the text. */
export type ArticleFacts = Omit<Article, 'readTime'> & { readonly readTime?: number };

const TEXTS = ['title', 'excerpt', 'cover_image', 'cover_image_alt', 'author_name'] as const;
const OTHERS = ['cta_1_text', 'cta_1_link', 'cta_2_text', 'cta_2_link'] as const;
const SEARCH = ['search_title', 'search_description'] as const;

/**
 * Reads the facts of an article from its file.
 *
 * @param toAddress maps the address of its cover.
 * @throws Error that names the missing or invalid field.
 */
export function articleOfFile(
  slug: string,
  file: ArticleFile,
  toAddress: (address: string) => string,
): ArticleFacts {
  const published = textField(file, 'published_at');
  const updated = textField(file, 'updated_at');
  const category = findBlogCategory(textField(file, 'category'))?.id;
  if (!category) throw new Error('category não é uma das categorias do blog');
  if (Number.isNaN(Date.parse(withTimeOfDay(published)))) {
    throw new Error('published_at não é uma data; um rascunho não pode ser montado com o site');
  }
  const texts = Object.fromEntries(
    [...TEXTS, ...OTHERS, ...SEARCH].map((name) => [name, textField(file, name) || null]),
  ) as Pick<PostFacts, (typeof TEXTS | typeof OTHERS | typeof SEARCH)[number]>;
  for (const name of ['title', 'excerpt'] as const) {
    if (texts[name] === null) throw new Error(`falta ${name}`);
  }
  const { id, readTime, publishedMoment, ...article } = articleOfPost({
    ...texts,
    cover_image: toAddress(textField(file, 'cover_image')),
    id: textField(file, 'id'),
    slug,
    category,
    read_time: Number(textField(file, 'read_time')),
    published_at: withTimeOfDay(published),
    updated_at: withTimeOfDay(updated || published),
    changed_at: null,
    related_calculators: listField(file, 'related_calculators'),
  });
  return {
    ...article,
    ...(id && { id }),
    ...(readTime && { readTime }),
    ...(published.includes('T') && { publishedMoment }),
  };
}
