import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isSlugTaken } from '../../../backend/posts.ts';
import { todayInBrazil } from '../../../calendar/today.ts';
import { failed } from '../../messages.ts';
import { useToast } from '../../toast.tsx';
import { useBackend } from '../../use-backend.ts';
import { POSTS_KEY } from '../../use-posts.ts';
import { MESSAGES, SLUG_TAKEN } from '../messages.ts';

/**
 * Imports an article that comes with the site from its file, and opens it; a failure shows a toast.
 *
 * @returns the function that imports one, and true while it works
 */
export function useBringIn() {
  const run = useBackend();
  const toast = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async (slug: string) => {
      const { ownFile } = await import('../../../blog/live/archive.ts');
      const { importArticle, planImport } = await import('./import-articles.ts');
      const archive = { articles: new Map([[slug, await ownFile(slug)]]), pictures: new Map() };
      const [planned] = await run((client) => planImport(client, archive, todayInBrazil(new Date())));
      if (!planned) throw new Error('The archive is empty.');
      await run((client) => importArticle(client, planned, archive.pictures, new Map()));
      return planned.id;
    },
    onSuccess: async (id) => {
      toast(MESSAGES.broughtIn);
      await queries.invalidateQueries({ queryKey: POSTS_KEY });
      await navigate(`/admin/blog/editar/${id}`);
    },
    onError: (error) => toast(isSlugTaken(error) ? failed(SLUG_TAKEN) : MESSAGES.notBroughtIn),
  });
  return { bringIn: mutate, isBringing: isPending };
}
