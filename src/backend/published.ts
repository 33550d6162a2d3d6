/**
 * Published articles as any visitor may read them: always with the public key only, so that a signed-in
 * administrator sees the same blog as everybody. Loads only the PostgREST client of supabase-js.
 */
import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js';
import { recordOf } from '../engine/record.ts';
import type { BackendConfig } from './config.ts';
import { BackendError } from './errors.ts';
import { withTimeLimit } from './request.ts';
import type { Database, Row } from './row-types.ts';

/** A connection without a session. */
export type Visitor = Pick<PostgrestClient<Database>, 'from'>;

type Post = Row<'blog_posts'>;

/** The columns that an article's text needs. */
export type PostText = Pick<
  Post,
  'content' | 'content_image_1' | 'content_image_1_alt' | 'content_image_2' | 'content_image_2_alt'
>;

/** The columns that an article's card and header need. */
export type PostFacts = Omit<
  Post,
  keyof PostText | 'id' | 'author_id' | 'version' | 'created_at' | 'updated_at'
>;

/** An article as listed, with the time of its last change and every address at which it answers. */
export type AddressedPost = PostFacts &
  Pick<Post, 'updated_at'> & { readonly addresses: readonly { readonly slug: string }[] };

/** An article with its text, and the time of its last change. */
export type PublishedPost = PostFacts & PostText & Pick<Post, 'updated_at'>;

const FACTS =
  `slug, title, excerpt, category, read_time, published_at, cover_image, cover_image_alt, cta_1_text,
  cta_1_link, cta_2_text, cta_2_link, related_calculators` as const;
const TEXT = 'content, content_image_1, content_image_1_alt, content_image_2, content_image_2_alt' as const;

/** Hosted projects limit a response to 1000 rows by default. */
const PAGE_SIZE = 500;

/**
 * Creates a client without sending a request. Every request times out after 10 seconds and is not retried.
 *
 * @param request sends the requests
 */
export function connectAsVisitor({ url, anonKey }: BackendConfig, request: typeof fetch = fetch): Visitor {
  return new PostgrestClient<Database>(new URL('rest/v1', `${url.replace(/\/+$/, '')}/`).href, {
    // Only this header: a publishable key is not a JWT and must not be sent in `Authorization`.
    headers: { apikey: anonKey },
    fetch: withTimeLimit(request),
    retry: false,
  });
}

const TEXTS = ['slug', 'title', 'excerpt', 'published_at'];
const CATEGORIES: readonly unknown[] = ['trabalhista', 'financeiro', 'impostos', 'saude'];

/** Type guard for an article in a response, which may come from any proxy in between. */
function isPost(value: unknown, texts: readonly string[]): boolean {
  const post = recordOf(value);
  return (
    texts.every((name) => typeof post[name] === 'string') &&
    !Number.isNaN(Date.parse(String(post['published_at']))) &&
    CATEGORIES.includes(post['category']) &&
    Array.isArray(post['related_calculators'])
  );
}

/** Throws unless a response is a list of rows that are each an article. */
function check(
  rows: readonly unknown[] | null,
  postIn: (row: unknown) => unknown,
  texts: readonly string[] = TEXTS,
): void {
  if (Array.isArray(rows) && rows.every((row) => isPost(postIn(row), texts))) return;
  throw new BackendError('not-json', 'The answer is not a list of articles.');
}

/** One page of a list that starts at a row: an answer of the client. */
type Answer<Item> = PromiseLike<{ data: Item[] | null; error: PostgrestError | null; status: number }>;

/** Reads a list of articles page by page. */
async function everyPage<Item>(pageFrom: (from: number, to: number) => Answer<Item>): Promise<Item[]> {
  const posts: Item[] = [];
  for (;;) {
    const { data, error, status } = await pageFrom(posts.length, posts.length + PAGE_SIZE - 1);
    if (error) throw BackendError.of(error, status);
    check(data, (row) => row);
    posts.push(...(data ?? []));
    if ((data ?? []).length < PAGE_SIZE) return posts;
  }
}

/**
 * Every published article without its text, the latest first.
 *
 * @throws BackendError
 */
export function listPublished(visitor: Visitor): Promise<PostFacts[]> {
  return everyPage((from, to) =>
    visitor
      .from('blog_posts')
      .select(FACTS)
      .order('published_at', { ascending: false })
      .order('id')
      .range(from, to),
  );
}

/**
 * The same, with every address at which each answers, its present one among them.
 *
 * @throws BackendError
 */
export async function listAddressed(visitor: Visitor): Promise<AddressedPost[]> {
  const posts = await everyPage((from, to) =>
    visitor
      .from('blog_posts')
      .select(`${FACTS}, updated_at, addresses:blog_post_slugs(slug)`)
      .order('published_at', { ascending: false })
      .order('id')
      .range(from, to),
  );
  if (posts.every(({ addresses }) => Array.isArray(addresses))) return posts;
  throw new BackendError('not-json', 'The answer has no addresses.');
}

/**
 * The published article at an address, or the one that had it before its address changed, whose slug then
 * differs. `null` if there is none.
 *
 * @throws BackendError
 */
export async function findPublished(visitor: Visitor, slug: string): Promise<PublishedPost | null> {
  const { data, error, status } = await visitor
    .from('blog_post_slugs')
    .select(`post:blog_posts!inner(${FACTS}, ${TEXT}, updated_at)`)
    .eq('slug', slug)
    .limit(1);
  if (error) throw BackendError.of(error, status);
  check(data, (row) => recordOf(row)['post'], [...TEXTS, 'content']);
  return data[0]?.post ?? null;
}
