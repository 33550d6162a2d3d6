import { useNavigate } from 'react-router-dom';
import type { BackendClient } from '../../../backend/client.ts';
import { isSlugTaken } from '../../../backend/posts.ts';
import { todayInBrazil } from '../../../calendar/today.ts';
import { failed } from '../../messages.ts';
import { usePostTask } from '../../use-post-task.ts';
import { MESSAGES, SLUG_TAKEN } from '../messages.ts';

/** Imports the file of a built-in article, and returns the article's id. */
async function importOwn(client: BackendClient, slug: string): Promise<string> {
  const { ownFile } = await import('../../../blog/live/archive.ts');
  const { importArticle, planImport } = await import('./import-article.ts');
  const archive = { articles: new Map([[slug, await ownFile(slug)]]), pictures: new Map() };
  const [planned] = await planImport(client, archive, todayInBrazil(new Date()));
  if (!planned) throw new Error('The archive is empty.');
  await importArticle(client, planned, archive.pictures, new Map());
  return planned.id;
}

/**
 * Brings a built-in article into the editor, and opens it; a failure shows a toast.
 *
 * @returns the function that brings in an article, and a flag that is true while it runs
 */
export function useBringIn() {
  const navigate = useNavigate();
  const { mutate, isPending } = usePostTask({
    task: importOwn,
    done: () => MESSAGES.broughtIn,
    failed: (error) => (isSlugTaken(error) ? failed(SLUG_TAKEN) : MESSAGES.notBroughtIn),
  });
  const bringIn = (slug: string) =>
    mutate(slug, { onSuccess: (id) => void navigate(`/admin/blog/editar/${id}`) });
  return { bringIn, isBringing: isPending };
}
