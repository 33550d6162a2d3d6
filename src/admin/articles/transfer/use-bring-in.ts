import type { BackendClient } from '../../../backend/client.ts';
import { isSlugTaken, type PostSummary } from '../../../backend/posts.ts';
import { todayInBrazil } from '../../../calendar/today.ts';
import { failed } from '../../messages.ts';
import { usePostTask } from '../../use-post-task.ts';
import { MESSAGES, SLUG_TAKEN } from '../messages.ts';

interface OwnToImport {
  readonly slug: string;
  /** Its edited version in the trash, which it replaces; `undefined` if the user knows of none. */
  readonly edited: PostSummary | undefined;
}

/** Imports the file of a built-in article, and returns the article's id. */
async function importOwn(client: BackendClient, { slug, edited }: OwnToImport): Promise<string> {
  const { ownFile } = await import('../../../blog/live/archive.ts');
  const { importArticle, planImport } = await import('./import-article.ts');
  const archive = { articles: new Map([[slug, await ownFile(slug)]]), pictures: new Map() };
  const [planned] = await planImport(client, archive, todayInBrazil(new Date()));
  if (!planned) throw new Error('The archive is empty.');
  // Replace no edited version that the user has not been asked about.
  if (planned.existing?.version !== edited?.version) throw new Error('The article has been edited.');
  await importArticle(client, planned, archive.pictures, new Map());
  return planned.id;
}

/** Brings a built-in article into the editor; shows a toast with the outcome. */
export function useBringIn() {
  return usePostTask({
    task: importOwn,
    done: () => MESSAGES.broughtIn,
    failed: (error) => (isSlugTaken(error) ? failed(SLUG_TAKEN) : MESSAGES.notBroughtIn),
  });
}
