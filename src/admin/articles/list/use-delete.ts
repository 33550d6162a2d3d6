import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deletePost, type PostSummary } from '../../../backend/posts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { POSTS_KEY } from '../../use-posts.ts';
import { actFailed, deleted } from '../messages.ts';
import { useRemovePictures } from '../pictures/use-remove-pictures.ts';
import { useBackend } from '../../use-backend.ts';

const QUOTED = /(?:src|href)\s*=\s*["']?([^"'\s>]+)/gi;

/** The addresses of all pictures in an article; removal ignores those of other sites. */
function addressesIn({ content, ...post }: Awaited<ReturnType<typeof deletePost>>): string[] {
  const inFields = [post.cover_image, post.content_image_1, post.content_image_2];
  const inText = [...content.matchAll(QUOTED)].map(([, address = '']) => address);
  return [...inFields.filter((address) => address !== null), ...inText];
}

/** Deleting an article with its pictures. */
export interface Deletion {
  /** The article that is being deleted. */
  readonly deleting: PostSummary | undefined;
  /** Never rejects: failures are reported by a toast. */
  readonly remove: (post: PostSummary) => Promise<void>;
}

/** Deletes articles and updates the list. */
export function useDelete(): Deletion {
  const run = useBackend();
  const removePictures = useRemovePictures();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ id, version }: PostSummary) => run((client) => deletePost(client, id, version)),
    onSettled: () => queries.invalidateQueries({ queryKey: POSTS_KEY }),
  });
  const remove = async (post: PostSummary): Promise<void> => {
    try {
      const gone = await mutateAsync(post);
      toast(deleted(post.title));
      await removePictures(addressesIn(gone));
    } catch (error) {
      toast(actFailed('delete', error));
    }
  };
  return { deleting: isPending ? variables : undefined, remove };
}
