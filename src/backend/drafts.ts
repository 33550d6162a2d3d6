/**
 * Stores unsaved drafts on the server, one row for each open form, so that the author can continue on another computer.
 * Administrators see each other's drafts, but change only their own.
 */
import { answered } from './answered.ts';
import { sendAtOnce, type BackendClient } from './client.ts';
import type { Row } from './row-types.ts';

/** The draft of a form, with a key that is unique across all browsers. */
export type DraftRow = Pick<Row<'blog_post_drafts'>, 'key' | 'article_id' | 'draft'>;

/** Saves a draft, replacing the form's earlier one. */
export async function keepServerDraft(client: BackendClient, draft: DraftRow): Promise<void> {
  await answered(client.from('blog_post_drafts').upsert(draft));
}

/**
 * Saves a draft from a closing page, without waiting for a response.
 *
 * @returns a promise that resolves when the request is over; undefined for a draft above 60 kB, which is too large for
 *   a closing page
 */
export function keepServerDraftAtOnce(draft: DraftRow): Promise<unknown> | undefined {
  return sendAtOnce('blog_post_drafts', draft);
}

export async function dropServerDraft(client: BackendClient, key: string): Promise<void> {
  await answered(client.from('blog_post_drafts').delete().eq('key', key));
}

/** Lists the drafts of one account, latest first; at most 50. */
export function listServerDrafts(
  client: BackendClient,
  accountId: string,
): Promise<Row<'blog_post_drafts'>[]> {
  return answered(
    client
      .from('blog_post_drafts')
      .select()
      .eq('account_id', accountId)
      .order('kept_at', { ascending: false })
      .limit(50),
  );
}

/** Lists the unsaved drafts of an article with their accounts, and the times when each began and was last saved. */
export function listEditors(
  client: BackendClient,
  articleId: string,
): Promise<Pick<Row<'blog_post_drafts'>, 'key' | 'account_id' | 'begun_at' | 'kept_at'>[]> {
  return answered(
    client.from('blog_post_drafts').select('key, account_id, begun_at, kept_at').eq('article_id', articleId),
  );
}
