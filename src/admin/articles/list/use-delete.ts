import { useMutation, useQueryClient } from '@tanstack/react-query';
import { trashPost, type PostSummary } from '../../../backend/posts.ts';
import { useToast } from '../../toast.tsx';
import { POSTS_KEY } from '../../use-posts.ts';
import { actFailed, deleted } from '../messages.ts';
import { useBackend } from '../../use-backend.ts';

/**
 * Moves articles to the trash and updates the list; a failure shows a toast.
 *
 * @returns the article being deleted, and the function that deletes one
 */
export function useDelete() {
  const run = useBackend();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ id, version }: PostSummary) => run((client) => trashPost(client, id, version)),
    onSettled: () => queries.invalidateQueries({ queryKey: POSTS_KEY }),
  });
  const remove = async (post: PostSummary): Promise<void> => {
    try {
      await mutateAsync(post);
      toast(deleted(post.title));
    } catch (error) {
      toast(actFailed('delete', error));
    }
  };
  return { deleting: isPending ? variables : undefined, remove };
}
