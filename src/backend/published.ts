/**
 * Reads published articles as any visitor sees them: always with the public key only, so that a signed-in administrator
 * sees the same blog as everybody. Failures are `BackendError`s, `not-json` for a response with anything but articles.
 */
import { recordOf } from '../engine/record.ts';
import { BackendError } from './errors.ts';
import type { ReadTable } from './read-table.ts';
import type { Row } from './row-types.ts';

/** A published article has a publication time. */
type Post = Row<'blog_posts'> & { readonly published_at: string };

/** The columns for an article's text. */
export type PostText = Pick<
  Post,
  'content' | 'content_image_1' | 'content_image_1_alt' | 'content_image_2' | 'content_image_2_alt'
>;

/** The columns for an article's card and header, and for the feed and other lists. */
export type PostFacts = Omit<Post, keyof PostText | 'author_id' | 'version' | 'created_at' | 'deleted_at'>;

/** An article in a list, with every address that leads to it. */
export type AddressedPost = PostFacts & { readonly addresses: readonly { readonly slug: string }[] };

/** An article with its text. */
export type PublishedPost = PostFacts & PostText;

const FACTS =
  'id,slug,title,excerpt,category,read_time,published_at,cover_image,cover_image_alt,cta_1_text,cta_1_link,cta_2_text,cta_2_link,related_calculators,search_title,search_description,author_name,updated_at,changed_at';
const TEXT = 'content,content_image_1,content_image_1_alt,content_image_2,content_image_2_alt';

/** The embedded backend gives visitors 100 rows at a time; hosted projects give 1000 by default. */
const PAGE_SIZE = 100;

const TEXTS = ['slug', 'title', 'excerpt', 'published_at'];
const CATEGORIES: readonly unknown[] = ['trabalhista', 'financeiro', 'impostos', 'saude'];

/** True for an article in a response, which may come from any proxy in between. */
function isPost(value: unknown, texts: readonly string[]): boolean {
  const post = recordOf(value);
  return (
    texts.every((name) => typeof post[name] === 'string') &&
    !Number.isNaN(Date.parse(String(post['published_at']))) &&
    CATEGORIES.includes(post['category']) &&
    Array.isArray(post['related_calculators'])
  );
}

/**
 * The article in a row of a response with at most one row, or `null` without a row.
 *
 * @throws BackendError
 */
export function postIn(rows: unknown): PublishedPost | null {
  if (!Array.isArray(rows)) throw new BackendError('not-json', 'The response is not a list.');
  if (rows.length === 0) return null;
  const { post } = recordOf(rows[0]);
  if (isPost(post, [...TEXTS, 'content'])) return post as PublishedPost;
  throw new BackendError('not-json', 'The response is not an article.');
}

/** Reads columns of every published article page by page, latest first. */
async function readEvery<Known>(read: ReadTable, select: string): Promise<Known[]> {
  const posts: Known[] = [];
  for (;;) {
    const rows = await read('blog_posts', {
      select,
      order: 'published_at.desc,id.asc',
      offset: String(posts.length),
      limit: String(PAGE_SIZE),
    });
    if (!Array.isArray(rows) || !rows.every((row) => isPost(row, TEXTS))) {
      throw new BackendError('not-json', 'The response is not a list of articles.');
    }
    posts.push(...(rows as Known[]));
    if (rows.length < PAGE_SIZE) return posts;
  }
}

/** Lists all published articles without their texts, latest first. */
export function listPublished(read: ReadTable): Promise<PostFacts[]> {
  return readEvery(read, FACTS);
}

/** Lists all published articles without their texts, latest first, with all their addresses. */
export async function listAddressed(read: ReadTable): Promise<AddressedPost[]> {
  const select = `${FACTS},addresses:blog_post_slugs(slug)`;
  const posts = await readEvery<AddressedPost>(read, select);
  if (posts.every(({ addresses }) => Array.isArray(addresses))) return posts;
  throw new BackendError('not-json', 'The response contains no addresses.');
}

/**
 * The published article at an address, or the one that had it earlier, whose slug then differs. `null` if there is
 * none.
 */
export async function findPublished(read: ReadTable, slug: string): Promise<PublishedPost | null> {
  const rows = await read('blog_post_slugs', {
    select: `post:blog_posts!inner(${FACTS},${TEXT})`,
    slug: `eq.${slug}`,
    limit: '1',
  });
  return postIn(rows);
}
