/** Form state of an article: raw text, with empty strings for absent values. */
import { PICTURE_FIELDS, type Post, type PostValues } from '../../../backend/posts.ts';
import { POST_FIELDS, POST_SCHEMAS, type PostField, type PostFieldSchema } from './post-schema.ts';
import { publicationMoment, textOfMoment } from './publication.ts';

/**
 * The values of the form: raw text, even for the minutes; for the publication time, the format of `publication.ts`.
 */
export type PostForm = Readonly<
  Record<Exclude<PostField, 'related_calculators' | 'category'>, string> &
    Pick<Post, 'category'> & { related_calculators: readonly string[] }
>;

export type PictureField = (typeof PICTURE_FIELDS)[number];

/** The value of a field in the database, or its default. */
type FieldValue = Post[PostField] | PostFieldSchema['default'];

/** Builds a form from the values of `valueOf`, with empty strings for absent values. */
function formWith(valueOf: (name: PostField) => FieldValue): PostForm {
  const toText = (value: FieldValue) => (typeof value === 'object' ? (value ?? '') : String(value ?? ''));
  return Object.fromEntries(POST_FIELDS.map((name) => [name, toText(valueOf(name))])) as unknown as PostForm;
}

/** The form of a new article. */
export function emptyForm(today: string): PostForm {
  return { ...formWith((name) => POST_SCHEMAS[name].default), published_at: today };
}

/** The form of an article from the database. */
export function formOf(post: Post): PostForm {
  return { ...formWith((name) => post[name]), published_at: textOfMoment(post.published_at) };
}

function optional(text: string): string | null {
  return text.trim() || null;
}

/**
 * Converts a form accepted by `checkPost` to the values to publish; drops descriptions without a picture.
 *
 * @param today the day when the form was opened, `YYYY-MM-DD`, which is the initial text of a new article.
 * @param keptMoment the article's publication time in the database, if it has one.
 * @param formerMoment the last publication time of an unpublished article.
 */
export function valuesOf(
  form: PostForm,
  today: string,
  keptMoment: string | null,
  formerMoment: string | null = null,
): PostValues {
  const altOf = (image: string, alt: string) => (optional(image) === null ? null : optional(alt));
  return {
    // Replace pasted tabs and line breaks, because a title is one line.
    title: form.title.replaceAll(/\p{Cc}+/gu, ' ').trim(),
    slug: form.slug.trim(),
    category: form.category,
    read_time: Number(form.read_time),
    excerpt: form.excerpt.trim(),
    author_name: optional(form.author_name),
    search_title: optional(form.search_title),
    search_description: optional(form.search_description),
    cover_image: optional(form.cover_image),
    cover_image_alt: altOf(form.cover_image, form.cover_image_alt),
    content_image_1: optional(form.content_image_1),
    content_image_1_alt: altOf(form.content_image_1, form.content_image_1_alt),
    content_image_2: optional(form.content_image_2),
    content_image_2_alt: altOf(form.content_image_2, form.content_image_2_alt),
    content: form.content,
    cta_1_text: optional(form.cta_1_text),
    cta_1_link: optional(form.cta_1_link),
    cta_2_text: optional(form.cta_2_text),
    cta_2_link: optional(form.cta_2_link),
    related_calculators: [...form.related_calculators],
    published_at: publicationMoment(form.published_at, today, keptMoment, formerMoment),
  };
}

export function sameForm(a: PostForm, b: PostForm): boolean {
  return differingFields(a, b).length === 0;
}

/** The fields in which two forms differ, in the order of the form. */
export function differingFields(a: PostForm, b: PostForm): (keyof PostForm)[] {
  return (Object.keys(a) as (keyof PostForm)[]).filter(
    (name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  );
}

/** True if a form shows a picture, in its fields or its text. */
export function showsPicture(form: PostForm, address: string): boolean {
  return form.content.includes(address) || PICTURE_FIELDS.some((name) => form[name] === address);
}
