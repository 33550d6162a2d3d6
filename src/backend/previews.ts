/** Links that show an article to people without an account before its publication. */
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import { postIn, type PublishedPost } from './published.ts';
import type { ReadTable } from './read-table.ts';

/** Path of the page behind a link. */
export const PREVIEW_PATH = '/previa';

/** Query parameter with the token. */
export const PREVIEW_KEY = 'chave';

/**
 * Creates a link that shows an article, including later changes; it expires after a week.
 *
 * @returns its path, and the time of its expiry
 */
export async function sharePreview(
  client: BackendClient,
  id: string,
): Promise<{ readonly path: string; readonly expiresAt: string }> {
  const [created] = await answered(client.rpc('share_preview', { post: id }));
  if (!created?.token || !created.expires_at)
    throw new BackendError('not-json', 'The response contains no link.');
  return { path: `${PREVIEW_PATH}?${PREVIEW_KEY}=${created.token}`, expiresAt: created.expires_at };
}

const TOKEN = /^[0-9a-f]{64}$/;

/** The article of a link, or `null` for an expired or unknown link. */
export async function findPreviewed(read: ReadTable, token: string): Promise<PublishedPost | null> {
  if (!TOKEN.test(token)) return null;
  return postIn(await read('rpc/previewed_post', { token }));
}
