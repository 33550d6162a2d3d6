/** Converts drafts to and from the server, which stores the number of the base version instead of its text. */
import type { BackendClient } from '../../../backend/client.ts';
import { listServerDrafts, type DraftRow } from '../../../backend/drafts.ts';
import { recordOf } from '../../../engine/record.ts';
import { getVersion } from '../../../backend/versions.ts';
import { isForm, withNewFields, type Draft, type KeptDraft } from './drafts.ts';
import { emptyForm, formOf, type PostForm } from './post-form.ts';

/** The row of a draft that is kept now. */
export function draftRow(key: string, state: Omit<Draft, 'keptAt'>): DraftRow {
  const { articleId, version, keptMoment, form, uploads } = state;
  return { key, article_id: articleId, draft: { version, keptMoment, form, uploads, keptAt: Date.now() } };
}

/** The base form of a draft; empty for a new article, and for one that was deleted for good with its versions. */
async function baseOf(client: BackendClient, articleId: string, version: unknown): Promise<PostForm> {
  const post = version === null ? null : await getVersion(client, articleId, Number(version));
  return post ? formOf(post) : emptyForm('');
}

async function readDraft(
  client: BackendClient,
  articleId: string,
  kept: Readonly<Record<string, unknown>>,
): Promise<Draft | undefined> {
  const { version, keptMoment, form, uploads, keptAt } = kept;
  if (!isForm(form) || !Array.isArray(uploads) || !Number.isSafeInteger(keptAt)) return undefined;
  const base = await baseOf(client, articleId, version);
  return withNewFields({ articleId, version, keptMoment, form, uploads, keptAt, base } as Draft);
}

/**
 * Loads an account's drafts of an article, or of new articles, from the server.
 *
 * @param articleId `null` for new articles.
 * @throws BackendError
 */
export async function serverDrafts(
  client: BackendClient,
  accountId: string,
  articleId: string | null,
): Promise<KeptDraft[]> {
  const found: KeptDraft[] = [];
  for (const { key, article_id: ofArticle, draft: kept } of await listServerDrafts(client, accountId)) {
    const isAsked = articleId === null ? recordOf(kept)['version'] === null : ofArticle === articleId;
    const draft = isAsked ? await readDraft(client, ofArticle, recordOf(kept)) : undefined;
    if (draft) found.push({ key, draft });
  }
  return found;
}
