/**
 * The articles' pictures in the backend's storage. Every function resolves to its result or rejects with a
 * `BackendError`.
 */
import { recordOf } from '../engine/record.ts';
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import { listPosts } from './posts.ts';
import { isSmallCopy, pictureName, smallCopyOf, type PictureSize } from '../site/stored-picture.ts';

const BUCKET = 'blog-images';
const FOLDER = 'blog';

/** Largest size of a stored picture, in bytes; the bucket has the same limit. */
export const MAX_STORED_BYTES = 5 * 1024 * 1024;

/** What a picture is for: the first part of its name. */
export type PictureLabel = 'capa' | 'imagem-1' | 'imagem-2' | 'texto';

const EXTENSIONS = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** The types in which the site stores pictures. */
export type StoredType = keyof typeof EXTENSIONS;

/** A picture ready to be stored. */
export interface StorablePicture {
  readonly type: StoredType;
  readonly bytes: ArrayBuffer;
  /** Becomes part of its name. */
  readonly size?: PictureSize;
  /** A smaller copy, where its size asks for one (`hasSmallCopy`). */
  readonly small?: ArrayBuffer;
}

/** A stored picture is immutable, so that browsers may cache it for a year. */
const CACHE_SECONDS = '31536000';
/** How long nothing may have needed a picture before it is removed: six weeks, as in the database's policy. */
const GRACE_MS = 42 * 24 * 60 * 60 * 1000;
const LIST_SIZE = 1000;
/** The names that this module generates; other files in the folder are left alone. */
const OWN_NAME = /^[a-z\d-]+-\d+\.(?:webp|jpg|png)$/;
/** Limits the work of one sweep; the next sweep continues. */
const MOST_REMOVALS = 20;

function origin(): string | undefined {
  return typeof location === 'undefined' ? undefined : location.origin;
}

function folderAddress(client: BackendClient): URL {
  const { publicUrl } = client.storage.from(BUCKET).getPublicUrl(`${FOLDER}/x`).data;
  return new URL('.', publicUrl);
}

interface StorageFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

/** Storage answers most refusals with 400 and a code of its own in the body. */
function storageError(error: StorageFailure): BackendError {
  const status = Number(error.statusCode) || error.status;
  // An expired token is reported only in the message.
  return BackendError.of(error, /\bjwt\b|"exp" claim/i.test(error.message) ? 401 : status);
}

/**
 * Stores a picture as `blog/{label}-{timestamp}.{extension}`, the label followed by the size, with its smaller copy; the
 * original file name is not used.
 *
 * @param now milliseconds since 1970.
 * @returns its address: a relative one when the backend is served with the site, so that it stays valid if
 * the port changes.
 */
export async function uploadPicture(
  client: BackendClient,
  label: PictureLabel,
  { type, bytes, size, small }: StorablePicture,
  now: number,
): Promise<string> {
  const name = `${pictureName(label, size, now)}.${EXTENSIONS[type]}`;
  const store = async (as: string, body: ArrayBuffer) => {
    const { error } = await client.storage
      .from(BUCKET)
      .upload(`${FOLDER}/${as}`, body, { contentType: type, cacheControl: CACHE_SECONDS, upsert: false });
    if (error) throw storageError(error);
  };
  const copy = smallCopyOf(name);
  // First, so that no page asks for one that is not there.
  if (copy !== undefined && small) await store(copy, small);
  await store(name, bytes);
  return addressOf(client, name);
}

/** The address of a stored picture: a relative one when the backend is served with the site. */
function addressOf(client: BackendClient, name: string): string {
  const address = new URL(name, folderAddress(client));
  return address.origin === origin() ? address.pathname : address.href;
}

/** The addresses of all stored pictures, the newest first, without smaller copies. */
export async function listPictureAddresses(
  client: BackendClient,
): Promise<{ readonly address: string; readonly storedAt: string }[]> {
  const { data, error } = await client.storage
    .from(BUCKET)
    .list(FOLDER, { limit: LIST_SIZE, sortBy: { column: 'created_at', order: 'desc' } });
  if (error) throw storageError(error);
  return data.flatMap(({ name: path, created_at: storedAt }) => {
    // The embedded storage names an object by its whole path, the hosted one within its folder.
    const name = path.slice(path.lastIndexOf('/') + 1);
    return storedAt === null || isSmallCopy(name) ? [] : [{ address: addressOf(client, name), storedAt }];
  });
}

/** The name of a stored picture, the last part of its address; `undefined` for a picture from elsewhere. */
export function storedName(client: BackendClient, address: string): string | undefined {
  const folder = folderAddress(client);
  if (!URL.canParse(address, origin() ?? folder.origin)) return undefined;
  const { href } = new URL(address, origin() ?? folder.origin);
  const name = href.startsWith(folder.href) ? href.slice(folder.href.length) : '';
  return /^[\w.-]+$/.test(name) ? name : undefined;
}

function storedNames(client: BackendClient, addresses: readonly string[]): string[] {
  const names = addresses.map((address) => storedName(client, address)).filter((name) => name !== undefined);
  // The server lets a smaller copy go with its picture, and passes over names that it does not have.
  return [...new Set(names.flatMap((name) => [name, smallCopyOf(name) ?? name]))];
}

/** Removes those of the pictures that the server lets go: it keeps what a draft anywhere may still need. */
async function removeNamed(client: BackendClient, names: readonly string[]): Promise<void> {
  const bucket = client.storage.from(BUCKET);
  const { error } = await bucket.remove(names.map((name) => `${FOLDER}/${name}`));
  if (error) throw storageError(error);
}

/** The server's time when it issued this session's token; the browser's clock may be days ahead. */
async function knownServerTime(client: BackendClient): Promise<number | undefined> {
  const { data } = await client.auth.getSession();
  const payload = data.session?.access_token.split('.')[1];
  if (payload === undefined) return undefined;
  const claims = recordOf(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
  const issuedAt = Number(claims['iat']);
  return Number.isFinite(issuedAt) ? issuedAt * 1000 : undefined;
}

async function namesOlderThan(client: BackendClient, moment: number): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += LIST_SIZE) {
    const { data, error } = await client.storage
      .from(BUCKET)
      .list(FOLDER, { limit: LIST_SIZE, offset, sortBy: { column: 'created_at', order: 'asc' } });
    if (error) throw storageError(error);
    const old = data.filter(({ created_at: made }) => made !== null && Date.parse(made) < moment);
    // The embedded storage names an object by its whole path, the hosted one within its folder.
    names.push(...old.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)));
    if (old.length < LIST_SIZE) return names;
  }
}

async function isInAText(client: BackendClient, name: string): Promise<boolean> {
  const posts = await answered(client.from('blog_posts').select('id').like('content', `%${name}%`).limit(1));
  return posts.length > 0;
}

/** Filters stored pictures to those that no article uses, in its fields or its text; in batches. */
async function unused(client: BackendClient, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const posts = await listPosts(client);
  const shown = new Set(
    posts
      .flatMap((post) => [post.cover_image, post.content_image_1, post.content_image_2])
      .filter((address) => address !== null)
      .map((address) => storedName(client, address)),
  );
  const found: string[] = [];
  for (const name of names) {
    if (found.length >= MOST_REMOVALS) break;
    if (!shown.has(name) && !(await isInAText(client, name))) found.push(name);
  }
  return found;
}

/**
 * Removes those of the given pictures that nothing needs any more: those that the caller has uploaded for nothing. The
 * server keeps all others for some weeks.
 */
export async function removeUnusedPictures(
  client: BackendClient,
  addresses: readonly string[],
): Promise<void> {
  const removable = await unused(client, storedNames(client, addresses));
  if (removable.length > 0) await removeNamed(client, removable);
}

/** Pictures that a draft holds, in whichever browser, or that an article held after a moment. */
async function neededByDrafts(client: BackendClient, moment: number): Promise<ReadonlySet<string>> {
  const drafted = await answered(client.from('draft_pictures').select('picture'));
  const released = await answered(
    client.from('released_pictures').select('picture').gt('released_at', new Date(moment).toISOString()),
  );
  return new Set([...drafted, ...released].map(({ picture }) => picture));
}

/**
 * Removes orphaned pictures: uploaded weeks ago, and for weeks in no article and in no draft of anybody. They remain
 * after closed windows and lost responses. When in doubt a picture is kept, and the database has the last word.
 *
 * @returns the names that were asked to be removed; none are where it fails.
 */
export async function sweepPictures(client: BackendClient): Promise<string[]> {
  const now = await knownServerTime(client);
  if (now === undefined) return [];
  const moment = now - GRACE_MS;
  const old = (await namesOlderThan(client, moment)).filter((name) => OWN_NAME.test(name));
  if (old.length === 0) return [];
  const needed = await neededByDrafts(client, moment);
  const orphans = await unused(
    client,
    old.filter((name) => !needed.has(name)),
  );
  if (orphans.length > 0) await removeNamed(client, orphans);
  return orphans;
}

/**
 * Tells the server which pictures a draft of this browser holds, in place of what it was told before: no browser
 * removes them then.
 *
 * @param draft key of the draft, unique among all browsers'.
 * @param addresses none if the draft is over.
 */
export async function holdPictures(
  client: BackendClient,
  draft: string,
  addresses: readonly string[],
): Promise<void> {
  const held = storedNames(client, addresses);
  if (held.length > 0) {
    await answered(client.from('draft_pictures').upsert(held.map((picture) => ({ draft, picture }))));
  }
  const others = client.from('draft_pictures').delete().eq('draft', draft);
  await answered(held.length > 0 ? others.not('picture', 'in', `(${held.join(',')})`) : others);
}
