/** Imports articles from an archive; loaded on demand, along with the import planner. */
import type { BackendClient } from '../../../backend/client.ts';
import {
  downloadPicture,
  MAX_STORED_BYTES,
  nameOfStored,
  pictureAddress,
  uploadPicture,
  type PictureLabel,
  type StorablePicture,
} from '../../../backend/pictures.ts';
import {
  claimAddresses,
  createPost,
  isSlugTaken,
  PostChangedError,
  updatePost,
} from '../../../backend/posts.ts';
import type { Archive } from '../../../blog/live/archive.ts';
import { hasSmallCopy, pictureSize, SMALL_WIDTH, smallCopyOf } from '../../../site/stored-picture.ts';
import { MESSAGES, SLUG_TAKEN } from '../messages.ts';
import { missingPicture } from '../model/missing-picture.ts';
import { isAnimated, readPictureHeader } from '../pictures/picture-header.ts';
import { MAX_SIDE, PictureRefused, preparePicture } from '../pictures/prepare-picture.ts';
import type { PlannedArticle } from './plan-import.ts';

export { planImport } from './plan-import.ts';

type Pictures = Archive['pictures'];

const LABEL = /^(?:capa|imagem-[12]|texto)(?=-)/;

/** A picture in the stored format, with its smaller copy, to keep unchanged; `undefined` for any other picture. */
function storedPicture(name: string, bytes: ArrayBuffer, small?: ArrayBuffer): StorablePicture | undefined {
  const header = readPictureHeader(bytes);
  const size = pictureSize(name);
  if (!header || !size || bytes.byteLength > MAX_STORED_BYTES || isAnimated(bytes)) return undefined;
  const { type, width, height } = header;
  const isAsNamed = width === size.width && height === size.height && Math.max(width, height) <= MAX_SIDE;
  if (!isAsNamed || type === 'image/gif' || type === 'image/avif') return undefined;
  if (!hasSmallCopy(size)) return { type, bytes, size };
  const copy = small && readPictureHeader(small);
  return copy?.type === type && copy.width === SMALL_WIDTH ? { type, bytes, size, small } : undefined;
}

const TIME = /(?<=-)\d+(?=\.\w+$)/;

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

let lastName = 0;

/** Stores a picture, under its own name if possible, so that importing the article again finds it unchanged. */
async function upload(client: BackendClient, name: string, pictures: Pictures): Promise<string> {
  const bytes = pictures.get(name)?.slice() ?? new Uint8Array();
  const small = pictures.get(smallCopyOf(name) ?? '')?.slice().buffer;
  const stored = storedPicture(name, bytes.buffer, small);
  const there = stored && (await downloadPicture(client, name));
  if (there && isSame(there, bytes)) return pictureAddress(client, name);
  const picture = stored ?? (await preparePicture(new Blob([bytes])));
  // Keep the timestamps in file names unique.
  lastName = Math.max(Date.now(), lastName + 1);
  const label = (LABEL.exec(name)?.[0] ?? 'texto') as PictureLabel;
  const time = Number(TIME.exec(name)?.[0]);
  // Keep a name only if storing would not change it, because the changed name may be taken.
  const isKept = stored && !there && nameOfStored(label, stored, time) === name;
  return uploadPicture(client, label, picture, isKept ? time : lastName);
}

/**
 * Uploads the pictures, and creates the article or saves a new version of it.
 *
 * @param uploaded addresses of the pictures uploaded so far, by name; gets new ones added.
 * @throws PictureRefused with a message for the user
 * @throws BackendError
 */
export async function importArticle(
  client: BackendClient,
  article: PlannedArticle,
  pictures: Pictures,
  uploaded: Map<string, string>,
): Promise<void> {
  for (const name of article.pictures) {
    if (!uploaded.has(name)) uploaded.set(name, await upload(client, name, pictures));
  }
  const values = article.valuesWith(uploaded);
  const { id, existing, changedAt, formerAddresses } = article;
  if (existing) await updatePost(client, id, existing.version, values);
  else {
    const created = await createPost(client, id, { ...values, ...(changedAt && { changed_at: changedAt }) });
    await claimAddresses(client, created, formerAddresses);
  }
}

/** Explains why an article was not imported. */
export function reasonOf(error: unknown): string {
  if (error instanceof PictureRefused) return error.message;
  if (error instanceof PostChangedError) return 'Alguém salvou este artigo depois que o arquivo foi aberto.';
  if (isSlugTaken(error)) return SLUG_TAKEN;
  if (missingPicture(error)) return MESSAGES.pictureGone.description;
  return 'O servidor não salvou este artigo. Tente de novo.';
}
