/** Drafts between a form and the server: there a draft names the version that it began with, and does not repeat it. */
import type { BackendClient } from '../../../backend/client.ts';
import { listServerDrafts, type DraftToKeep } from '../../../backend/drafts.ts';
import { recordOf } from '../../../engine/record.ts';
import { getVersion } from '../../../backend/versions.ts';
import { isForm, whole, type Draft, type KeptDraft } from './drafts.ts';
import { emptyForm, formOf } from './post-form.ts';

/** A form's draft as the server keeps it. */
export function draftToKeep(key: string, draft: Draft): DraftToKeep {
  const { articleId, version, keptMoment, form, uploads, keptAt } = draft;
  return { key, articleId, draft: { version, keptMoment, form, uploads, keptAt } };
}

/** The form that a draft began with; `undefined` if it is no longer known. */
async function baseOf(client: BackendClient, articleId: string, version: unknown) {
  if (version === null) return emptyForm('');
  const post = await getVersion(client, articleId, Number(version));
  return post ? formOf(post) : undefined;
}

async function readDraft(
  client: BackendClient,
  articleId: string,
  kept: Readonly<Record<string, unknown>>,
): Promise<Draft | undefined> {
  const { version, keptMoment, form, uploads, keptAt } = kept;
  if (!isForm(form) || !Array.isArray(uploads) || !Number.isSafeInteger(keptAt)) return undefined;
  const base = await baseOf(client, articleId, version);
  return base && whole({ articleId, version, keptMoment, form, uploads, keptAt, base } as Draft);
}

/**
 * The drafts of one account on the server: of an article, or of new articles.
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
