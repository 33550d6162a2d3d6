/**
 * The articles' pictures in the backend's storage. Every function resolves to its result or rejects with a
 * `BackendError`.
 */
import { allPages, answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import { isSmallCopy, pictureName, smallCopyOf, type PictureSize } from '../site/stored-picture.ts';

const BUCKET = 'blog-images';
const FOLDER = 'blog';

/** Largest size of a stored picture, in bytes; the bucket has the same limit. */
export const MAX_STORED_BYTES = 5 * 1024 * 1024;

/** The position of a picture in its article; the first part of its file name. */
export type PictureLabel = 'capa' | 'imagem-1' | 'imagem-2' | 'texto';

const EXTENSIONS = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** The types in which the site stores pictures. */
export type StoredType = keyof typeof EXTENSIONS;

export interface StorablePicture {
  readonly type: StoredType;
  readonly bytes: ArrayBuffer;
  /** Dimensions in pixels, which become part of the file name. */
  readonly size?: PictureSize;
  /** A smaller copy, if the size requires one (`hasSmallCopy`). */
  readonly small?: ArrayBuffer;
}

/** Cache lifetime: one year, because stored pictures are immutable. */
const CACHE_SECONDS = '31536000';

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

/** Storage responds to most refusals with 400 and a code of its own in the body. */
function storageError(error: StorageFailure): BackendError {
  const status = Number(error.statusCode) || error.status;
  // An expired token is reported only in the message.
  return BackendError.of(error, /\bjwt\b|"exp" claim/i.test(error.message) ? 401 : status);
}

/** The name under which a picture is stored. */
export function nameOfStored(label: PictureLabel, { type, size }: StorablePicture, now: number): string {
  return `${pictureName(label, size, now)}.${EXTENSIONS[type]}`;
}

/**
 * Stores a picture as `blog/{label}-{timestamp}.{extension}`, with its size after the label, and its smaller copy. Does
 * not use the original file name.
 *
 * @param now milliseconds since 1970.
 * @returns its address, relative if the backend is served with the site, so that it stays valid if the port changes.
 */
export async function uploadPicture(
  client: BackendClient,
  label: PictureLabel,
  picture: StorablePicture,
  now: number,
): Promise<string> {
  const { type, bytes, small } = picture;
  const name = nameOfStored(label, picture, now);
  const store = async (as: string, body: ArrayBuffer, { upsert = false } = {}) => {
    const { error } = await client.storage
      .from(BUCKET)
      .upload(`${FOLDER}/${as}`, body, { contentType: type, cacheControl: CACHE_SECONDS, upsert });
    if (error) throw storageError(error);
  };
  const copy = smallCopyOf(name);
  // Store the copy first, so that no page requests a missing one; it may be there without its picture after a failure.
  if (copy !== undefined && small) await store(copy, small, { upsert: true });
  await store(name, bytes);
  return pictureAddress(client, name);
}

/** The address of a stored picture, relative if the backend is served with the site. */
export function pictureAddress(client: BackendClient, name: string): string {
  const address = new URL(name, folderAddress(client));
  return address.origin === origin() ? address.pathname : address.href;
}

/** Lists the addresses of all stored pictures, newest first, without smaller copies. */
export async function listPictureAddresses(client: BackendClient): Promise<string[]> {
  const files = await allPages(async (first, last) => {
    const { data, error } = await client.storage.from(BUCKET).list(FOLDER, {
      offset: first,
      limit: last - first + 1,
      sortBy: { column: 'created_at', order: 'desc' },
    });
    if (error) throw storageError(error);
    return data;
  });
  return files.flatMap(({ name: path, created_at: storedAt }) => {
    // Drop the folder, which the embedded storage includes in the path, unlike the hosted one.
    const name = path.slice(path.lastIndexOf('/') + 1);
    return storedAt === null || isSmallCopy(name) ? [] : [pictureAddress(client, name)];
  });
}

/** The name of a stored picture, the last part of its address; `undefined` for an external picture. */
export function storedName(client: BackendClient, address: string): string | undefined {
  const folder = folderAddress(client);
  if (!URL.canParse(address, origin() ?? folder.origin)) return undefined;
  const { href } = new URL(address, origin() ?? folder.origin);
  const name = href.startsWith(folder.href) ? href.slice(folder.href.length) : '';
  return /^[\w.-]+$/.test(name) ? name : undefined;
}

/** The bytes of a stored picture, or `undefined` if it does not exist. */
export async function downloadPicture(
  client: BackendClient,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { data, error } = await client.storage.from(BUCKET).download(`${FOLDER}/${name}`);
  if (data) return new Uint8Array(await data.arrayBuffer());
  const failure = storageError(error);
  if (failure.kind === 'refused') return undefined;
  throw failure;
}

function storedNames(client: BackendClient, addresses: readonly string[]): string[] {
  const names = addresses.map((address) => storedName(client, address)).filter((name) => name !== undefined);
  // Include the smaller copies, which the server removes with their pictures; it ignores unknown names.
  return [...new Set(names.flatMap((name) => [name, smallCopyOf(name) ?? name]))];
}

/** Requests the removal of pictures; the server keeps any that a draft may still need. */
async function removeNamed(client: BackendClient, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const bucket = client.storage.from(BUCKET);
  const { error } = await bucket.remove(names.map((name) => `${FOLDER}/${name}`));
  if (error) throw storageError(error);
}

/**
 * Removes the given pictures, if the caller uploaded them and nothing uses them. The server keeps all others for some
 * weeks.
 */
export async function removeUnusedPictures(
  client: BackendClient,
  addresses: readonly string[],
): Promise<void> {
  await removeNamed(client, storedNames(client, addresses));
}

/** Name of the picture with a given smaller copy; any other name is unchanged. */
function originalOf(name: string): string {
  return isSmallCopy(name) ? name.slice(name.indexOf('-') + 1) : name;
}

/**
 * Removes some of the pictures that no article, version or draft has used for weeks, orphaned by closed windows and
 * lost responses. The database selects them; the next sweep continues.
 *
 * @returns the names requested for removal
 */
export async function sweepPictures(client: BackendClient): Promise<string[]> {
  const spare = await answered(client.rpc('spare_pictures'));
  const listed = spare.map(({ path }) => (path ?? '').slice(FOLDER.length + 1));
  // Include the pictures of smaller copies, because the end of the list may separate them.
  const names = [...new Set(listed.flatMap((name) => [name, originalOf(name)]))];
  await removeNamed(client, names);
  return names;
}
