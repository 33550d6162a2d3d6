/**
 * Articles in the backend. A save is a compare-and-swap on the row's version, so that nobody overwrites changes they
 * have not seen. The browser generates the id of a new article, so that a retry after a lost response is idempotent.
 * Every function resolves to its result or rejects with a `BackendError`; a write that affected no row is an error.
 */
import { allPages, answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import type { Row } from './row-types.ts';
import { serverNow } from './server-clock.ts';

export type Post = Row<'blog_posts'>;

/** The fields with a picture's address; each has a companion, `<name>_alt`, for its description. */
export const PICTURE_FIELDS = ['cover_image', 'content_image_1', 'content_image_2'] as const;

/** An article without its text, for lists. */
export type PostSummary = Omit<Post, 'content'>;

/** The values that an author sets; the database sets the others. */
export type PostValues = Omit<
  Post,
  'id' | 'author_id' | 'version' | 'created_at' | 'updated_at' | 'changed_at' | 'deleted_at'
>;

/** The values of a new article; an import also sets the time of its last change. */
type NewPostValues = PostValues & Partial<Pick<Post, 'changed_at'>>;

/** A publication time that means the moment of saving, by the database's clock. */
export const NOW = 'now';

/** Somebody else saved the article in the meantime. */
export class PostChangedError extends BackendError {
  readonly current: Post;

  constructor(current: Post) {
    super('conflict', `The article is at version ${current.version}.`);
    this.current = current;
  }
}

/** The article does not exist, or has been deleted for good. */
export class PostGoneError extends BackendError {
  constructor() {
    super('refused', 'The article does not exist.');
  }
}

const ADDRESSES = new Set(['blog_posts_slug_key', 'blog_post_slugs_pkey']);

/** True if a save was refused because another article uses, or has used, its address. */
export function isSlugTaken(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'conflict' && ADDRESSES.has(error.constraint ?? '');
}

const isSameId = (error: unknown) => error instanceof BackendError && error.constraint === 'blog_posts_pkey';

/**
 * Loads the current article after a write that matched no row.
 *
 * @throws PostGoneError if it does not exist
 * @throws BackendError `forbidden` if it still has this version, because the caller may not write
 */
async function loadAfterMiss(client: BackendClient, id: string, version: number): Promise<Post> {
  const current = await getPost(client, id);
  if (!current) throw new PostGoneError();
  if (current.version === version) throw new BackendError('forbidden', 'The write touched no row.');
  return current;
}

const SUMMARY_COLUMNS = `id, title, slug, excerpt, category, author_id, cover_image, cover_image_alt,
  content_image_1, content_image_1_alt, content_image_2, content_image_2_alt, read_time, published_at,
  cta_1_text, cta_1_link, cta_2_text, cta_2_link, related_calculators, search_title, search_description,
  author_name, version, created_at, updated_at, changed_at, deleted_at` as const;

/** Lists the articles inside or outside the trash, newest first, without their texts. */
function list(client: BackendClient, { isInTrash }: { readonly isInTrash: boolean }): Promise<PostSummary[]> {
  return allPages((first, last) => {
    const rows = client.from('blog_posts').select(SUMMARY_COLUMNS);
    return answered(
      (isInTrash ? rows.not('deleted_at', 'is', null) : rows.is('deleted_at', null))
        .order('created_at', { ascending: false })
        .order('id')
        .range(first, last),
    );
  });
}

/** Lists all articles visible to the caller outside the trash, newest first, without their texts. */
export function listPosts(client: BackendClient): Promise<PostSummary[]> {
  return list(client, { isInTrash: false });
}

/** Lists the articles in the trash, newest first. */
export function listTrash(client: BackendClient): Promise<PostSummary[]> {
  return list(client, { isInTrash: true });
}

/** Loads an article; `null` if it does not exist or the caller may not see it. */
export function getPost(client: BackendClient, id: string): Promise<Post | null> {
  return answered(client.from('blog_posts').select().eq('id', id).maybeSingle());
}

/** Lists the former addresses of an article, oldest first. */
export async function formerAddresses(
  client: BackendClient,
  { id, slug }: Pick<Post, 'id' | 'slug'>,
): Promise<string[]> {
  const rows = await answered(
    client.from('blog_post_slugs').select('slug').eq('post_id', id).neq('slug', slug).order('created_at'),
  );
  return rows.map((row) => row.slug);
}

/** Normalizes an optional text as the database does: null if it is blank. */
function normalize(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}

const MOMENTS = ['published_at', 'changed_at'];

/** True if an article has these values; timestamps are compared as times, not as texts. */
export function holds(post: Post, values: Partial<NewPostValues>): boolean {
  return Object.entries(values).every(([name, value]) => {
    const current: unknown = Reflect.get(post, name);
    if (MOMENTS.includes(name) && typeof value === 'string') {
      const time = Date.parse(String(current));
      // A later time than that of the save is somebody else's schedule.
      return value === NOW ? time <= Date.parse(post.updated_at) : time === Date.parse(value);
    }
    return JSON.stringify(normalize(current)) === JSON.stringify(normalize(value));
  });
}

/**
 * Creates an article. Idempotent: a retry after a lost response returns the article created by the first
 * attempt.
 *
 * @param id a UUID generated by the caller, the same for every attempt.
 * @throws PostChangedError if an article with this id exists with other values
 */
export async function createPost(client: BackendClient, id: string, values: NewPostValues): Promise<Post> {
  try {
    const [created] = await answered(
      client
        .from('blog_posts')
        .insert({ ...values, id })
        .select(),
    );
    if (created) return created;
  } catch (error) {
    const current = isSameId(error) ? await getPost(client, id) : null;
    if (!current) throw error;
    if (holds(current, values)) return current;
    throw new PostChangedError(current);
  }
  throw new BackendError('forbidden', 'The insert created no row.');
}

/**
 * Saves an article over the version that the caller has read. Idempotent: a retry after a lost response returns the
 * result of the first attempt. An article in the trash is restored.
 *
 * @param version the version that the changes are based on.
 * @param values only the values to change.
 * @throws PostChangedError if somebody saved in between
 * @throws PostGoneError if it was deleted
 * @throws BackendError `forbidden` if the caller may not write
 */
export async function updatePost(
  client: BackendClient,
  id: string,
  version: number,
  values: Partial<NewPostValues>,
): Promise<Post> {
  const [saved] = await answered(
    client
      .from('blog_posts')
      .update({ ...values, deleted_at: null })
      .eq('id', id)
      .eq('version', version)
      .select(),
  );
  if (saved) return saved;
  const current = await loadAfterMiss(client, id, version);
  if (current.version === version + 1 && holds(current, values)) return current;
  throw new PostChangedError(current);
}

/** Restores a public article's former addresses, by saving it once under each; the database remembers them. */
export async function claimAddresses(
  client: BackendClient,
  post: Post,
  former: readonly string[],
): Promise<void> {
  if (post.published_at === null || Date.parse(post.published_at) > serverNow()) return;
  let current = post;
  for (const slug of former) {
    try {
      current = await updatePost(client, post.id, current.version, { slug });
    } catch (error) {
      // Skip an address that belongs to another article by now.
      if (!isSlugTaken(error)) throw error;
    }
  }
  if (current.slug === post.slug) return;
  const { slug, changed_at } = post;
  await updatePost(client, post.id, current.version, { slug, changed_at });
}

/**
 * Moves an article to the trash if it is still the version that the caller has seen. Visitors no longer see it; it
 * keeps its address and its pictures.
 *
 * @throws PostChangedError if somebody saved in between
 * @throws PostGoneError if it does not exist
 * @throws BackendError `forbidden` if the caller may not delete
 */
export async function trashPost(client: BackendClient, id: string, version: number): Promise<void> {
  const [trashed] = await answered(
    client
      .from('blog_posts')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', id)
      .eq('version', version)
      .select('id'),
  );
  if (trashed) return;
  const current = await loadAfterMiss(client, id, version);
  if (current.deleted_at === null) throw new PostChangedError(current);
}

/**
 * Deletes an article in the trash for good, with all its versions.
 *
 * @throws PostChangedError if somebody has restored it
 * @throws PostGoneError if it does not exist
 * @throws BackendError `forbidden` if the caller may not delete
 */
export async function deletePost(client: BackendClient, id: string): Promise<void> {
  const [deleted] = await answered(client.from('blog_posts').delete().eq('id', id).select('id'));
  if (deleted) return;
  const current = await getPost(client, id);
  if (!current) throw new PostGoneError();
  if (current.deleted_at === null) throw new PostChangedError(current);
  throw new BackendError('forbidden', 'The deletion touched no row.');
}

/** Deletes for good all articles that have been in the trash for 30 days. */
export async function purgeTrash(client: BackendClient): Promise<void> {
  await answered(client.rpc('purge_trash'));
}
