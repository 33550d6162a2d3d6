/**
 * Articles in the backend. A save is a compare-and-swap on the row's version and a new article carries an id made
 * by its author's browser, so that a lost answer and its retry never make two, and nobody overwrites what he has
 * not seen. Every function ends in its result or in a `BackendError`; whatever touched no row is an error.
 */
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';

/** An article as it stands in the database. */
export type Post = Row<'blog_posts'>;

/** All of an article but its text, for lists. */
export type PostSummary = Omit<Post, 'content'>;

/** What its author decides about an article; the rest is the database's. */
export type PostValues = Omit<Post, 'id' | 'author_id' | 'version' | 'created_at' | 'updated_at'>;

/** A new article may leave the moment of publication to the database, whose clock then says "now". */
export type NewPostValues = Omit<PostValues, 'published_at'> & { readonly published_at?: string };

type Client = Pick<BackendClient, 'from'>;

/** Somebody else saved the article in between. */
export class PostChangedError extends BackendError {
  /** The article as it stands now. */
  readonly current: Post;

  constructor(current: Post) {
    super('conflict', `The article is at version ${current.version}.`, { code: 'version' });
    this.current = current;
  }
}

/** The article does not exist, or not any more. */
export class PostGoneError extends BackendError {
  constructor() {
    super('refused', 'The article does not exist.', { code: 'gone' });
  }
}

const ADDRESSES = new Set(['blog_posts_slug_key', 'blog_post_slugs_pkey']);

/** Whether a save was refused because another article answers, or has answered, at its address. */
export function isSlugTaken(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'conflict' && ADDRESSES.has(error.constraint ?? '');
}

function isSameId(error: BackendError): boolean {
  return error.kind === 'conflict' && error.constraint === 'blog_posts_pkey';
}

const SUMMARY_COLUMNS = `id, title, slug, excerpt, category, author_id, cover_image, cover_image_alt,
  content_image_1, content_image_1_alt, content_image_2, content_image_2_alt, read_time, published_at,
  cta_1_text, cta_1_link, cta_2_text, cta_2_link, related_calculators, version, created_at, updated_at` as const;

/** Hosted projects cut an answer after 1000 rows unless told otherwise. */
const PAGE_SIZE = 500;

/**
 * Every article that the caller may see, the latest made first, without their texts.
 *
 * @throws BackendError
 */
export async function listPosts(client: Client): Promise<PostSummary[]> {
  const posts: PostSummary[] = [];
  for (;;) {
    const { data, error, status } = await client
      .from('blog_posts')
      .select(SUMMARY_COLUMNS)
      .order('created_at', { ascending: false })
      .order('id')
      .range(posts.length, posts.length + PAGE_SIZE - 1);
    if (error) throw BackendError.of(error, status);
    posts.push(...data);
    if (data.length < PAGE_SIZE) return posts;
  }
}

/**
 * One article, or `null` where there is none, or none that the caller may see.
 *
 * @throws BackendError
 */
export async function getPost(client: Client, id: string): Promise<Post | null> {
  const { data, error, status } = await client.from('blog_posts').select().eq('id', id).maybeSingle();
  if (error) throw BackendError.of(error, status);
  return data;
}

/** An optional text as the database keeps it: none where it is blank. */
function kept(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Whether an article says what these values say; moments are compared, not the texts that write them. */
export function holds(post: Post, values: Partial<PostValues>): boolean {
  return Object.entries(values).every(([name, value]) => {
    const current: unknown = Reflect.get(post, name);
    if (name === 'published_at') return Date.parse(String(current)) === Date.parse(String(value));
    return JSON.stringify(kept(current)) === JSON.stringify(kept(value));
  });
}

/**
 * Makes an article. Sending the same again, after an answer that never came, ends in the article that the first
 * attempt has made.
 *
 * @param id a UUID made by the caller, the same for every attempt.
 * @throws PostChangedError if an article with this id is there and says something else
 */
export async function createPost(client: Client, id: string, values: NewPostValues): Promise<Post> {
  const { data, error, status } = await client
    .from('blog_posts')
    .insert({ ...values, id })
    .select();
  if (!error) {
    const [made] = data;
    if (made) return made;
    throw new BackendError('forbidden', 'The insert made no row.');
  }
  const failure = BackendError.of(error, status);
  const current = isSameId(failure) ? await getPost(client, id) : null;
  if (!current) throw failure;
  if (holds(current, values)) return current;
  throw new PostChangedError(current);
}

/**
 * Saves an article over the version that the caller has read. Sending the same again, after an answer that never
 * came, ends in what the first attempt has saved.
 *
 * @param version the version that the changes are based on.
 * @param values only what is to change.
 * @throws PostChangedError if somebody saved in between
 * @throws PostGoneError if it was deleted
 * @throws BackendError `forbidden` if the caller may not write
 */
export async function updatePost(
  client: Client,
  id: string,
  version: number,
  values: Partial<PostValues>,
): Promise<Post> {
  const { data, error, status } = await client
    .from('blog_posts')
    .update({ ...values, updated_at: new Date().toISOString() })
    .eq('id', id)
    .eq('version', version)
    .select();
  if (error) throw BackendError.of(error, status);
  const [saved] = data;
  if (saved) return saved;

  const current = await getPost(client, id);
  if (!current) throw new PostGoneError();
  if (current.version === version) throw new BackendError('forbidden', 'The update touched no row.');
  if (current.version === version + 1 && holds(current, values)) return current;
  throw new PostChangedError(current);
}

/**
 * Deletes an article as the caller has seen it.
 *
 * @param version the version that the caller has seen.
 * @returns the article as it was, so that its pictures can follow it.
 * @throws PostChangedError if somebody saved in between
 * @throws PostGoneError if it does not exist
 * @throws BackendError `forbidden` if the caller may not delete
 */
export async function deletePost(client: Client, id: string, version: number): Promise<Post> {
  const { data, error, status } = await client
    .from('blog_posts')
    .delete()
    .eq('id', id)
    .eq('version', version)
    .select();
  if (error) throw BackendError.of(error, status);
  const [deleted] = data;
  if (deleted) return deleted;

  const current = await getPost(client, id);
  if (!current) throw new PostGoneError();
  if (current.version === version) throw new BackendError('forbidden', 'The delete touched no row.');
  throw new PostChangedError(current);
}
